import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { OperatorError } from '@kit/sdk'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { FavouriteEventStar, FavouriteMarketStar } from './FavouriteStar.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const stars = (
  <>
    <FavouriteEventStar eventId="300-1" name="Netherlands v England" />
    <FavouriteMarketStar marketId="1.200-1" name="Match Odds" />
  </>
)
const star = (name: string) => page.getByRole('button', { name: `Favorite: ${name}` })

function show(onCall: (name: string) => unknown, options: Partial<FakeBettingProps> = {}) {
  const toast = vi.fn()
  const request = vi.fn()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting onCall={onCall} prepare={({ site }) => Object.assign(site, { toast, request })} {...options}>
      {stars}
    </FakeBetting>,
  )
  return { toast, request }
}

it.each([
  { what: 'event', name: 'Netherlands v England', words: 'Event', ids: 'FAV-002 FAV-003 FAV-009' },
  { what: 'market', name: 'Match Odds', words: 'Market', ids: 'FAV-004 FAV-005 FAV-010' },
])('$ids adds and removes the $what, with a message each time', async ({ name, words }) => {
  const marked = { Event: [] as object[], Market: [] as object[] }
  const { toast } = show((call) => {
    if (call === 'listFavouriteEvents') return marked.Event
    if (call === 'listFavouriteMarkets') return marked.Market
    if (call === 'addFavouriteMarket') marked.Market = [{ marketId: '1.200-1' }]
    if (call === 'removeFavouriteMarket') marked.Market = []
    return call.includes('avourite') ? {} : undefined
  })
  await expect.element(star(name)).toHaveAttribute('aria-pressed', 'false')
  await star(name).click()
  await expect.element(star(name)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => toast.mock.calls).toEqual([[`Favorite ${words} Added`, 'success']])
  await star(name).click()
  await expect.element(star(name)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => toast.mock.lastCall).toEqual([`Favorite ${words} Deleted`, 'success'])
})

it('FAV-008 shows a favourite at once and reverts it without a message if the operator refuses', async () => {
  let refuse: (() => void) | undefined
  const { toast } = show((call) => {
    if (call.startsWith('list')) return []
    if (call !== 'addFavouriteEvent') return undefined
    return new Promise((_resolve, reject) => {
      refuse = () => reject(new OperatorError('refused', 'No', { status: 404 }))
    })
  })
  const event = star('Netherlands v England')
  await expect.element(event).toHaveAttribute('aria-pressed', 'false')
  await event.click()
  await expect.element(event).toHaveAttribute('aria-pressed', 'true')
  await vi.waitUntil(() => refuse)
  refuse?.()
  await expect.element(event).toHaveAttribute('aria-pressed', 'false')
  expect(toast).not.toHaveBeenCalled()
})

it('asks a visitor to log in, and returns them to the event or market', async () => {
  const calls: string[] = []
  const { request } = show((call) => void calls.push(call), { isLoggedIn: false })
  await star('Netherlands v England').click()
  expect(request).toHaveBeenLastCalledWith('login', { returnTo: '/events/300-1' })
  await star('Match Odds').click()
  expect(request).toHaveBeenLastCalledWith('login', { returnTo: '/events/300-1' })
  expect(calls.filter((call) => call.includes('avourite'))).toEqual([])
})

it('FAV-006 FAV-007 reads the favourite markets again after a change, and updates the list of events without a read', async () => {
  const calls: string[] = []
  show((call) => {
    calls.push(call)
    if (call.startsWith('listFavourite')) return []
    return call.includes('avourite') ? {} : undefined
  })
  const reads = (name: string) => calls.filter((call) => call === name).length
  await expect.poll(() => [reads('listFavouriteEvents'), reads('listFavouriteMarkets')]).toEqual([1, 1])
  await star('Netherlands v England').click()
  await expect.element(star('Netherlands v England')).toHaveAttribute('aria-pressed', 'true')
  await star('Match Odds').click()
  await expect.poll(() => reads('listFavouriteMarkets')).toBe(2)
  expect(reads('listFavouriteEvents')).toBe(1)
  await expect.element(star('Netherlands v England')).toHaveAttribute('aria-pressed', 'true')
})
