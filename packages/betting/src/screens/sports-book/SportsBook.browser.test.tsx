import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { SportsBookScreen, type SportsBookScreenProps } from './SportsBookScreen.tsx'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  vi.useRealTimers()
  document.body.style.display = ''
  root?.unmount()
  document.body.replaceChildren()
})

const own = '/api/common/game/sportsBook/{id}'

function open(props: SportsBookScreenProps, options: Omit<FakeBettingProps, 'children'> = {}) {
  const navigate = vi.fn<(path: string) => void>()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting {...options} prepare={({ site }) => void Object.assign(site, { navigate })}>
      <SportsBookScreen {...props} />
    </FakeBetting>,
  )
  return { navigate }
}

const frame = (title: string) => page.getByTitle(title).element() as HTMLIFrameElement
const pathOf = (title: string) => new URL(frame(title).src).pathname

it('ROUTE-030 ROUTE-031 shows the provider’s page in an isolated frame, at the id that was asked for', async () => {
  open({ id: '4' }, { betting: { sportsBook: own } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sports Book' })).toBeVisible()
  await expect.poll(() => pathOf('Sports Book')).toBe('/api/common/game/sportsBook/4')
  expect(frame('Sports Book').getAttribute('sandbox')).toBe('allow-scripts')
})

it('ROUTE-070 shows the sports book on the whole screen for what is played ball by ball, at the page the brand has for it', async () => {
  open(
    { isBallByBall: true },
    { betting: { sportsBook: own, ballByBall: '/api/common/game/sportsBook/balls' } },
  )
  await expect.poll(() => pathOf('Ball by ball')).toBe('/api/common/game/sportsBook/balls')
  const screen = page.getByRole('heading', { level: 1, name: 'Ball by ball' }).element().closest('div')
  const { top, width, height } = screen!.getBoundingClientRect()
  expect([top, width, height]).toEqual([0, innerWidth, innerHeight])
})

it('ROUTE-070 shows the sports book’s own page where the brand has no other', async () => {
  open({ isBallByBall: true }, { betting: { sportsBook: own } })
  await expect.poll(() => pathOf('Ball by ball')).toBe('/api/common/game/sportsBook/')
})

it('ROUTE-030 says so where no provider is configured, and leads to what is in play', async () => {
  const { navigate } = open({})
  await expect.element(page.getByText('There is no sports book here')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await page.getByRole('button', { name: 'See what is in play' }).click()
  expect(navigate).toHaveBeenCalledWith('/inPlay')
})

it.each([
  'https://elsewhere.example/{id}',
  '/api/user/openBet/{id}',
  '/api/common/game/sportsBook/../../../{id}',
])('never asks an address that the site does not allow: %s', async (sportsBook) => {
  open({}, { betting: { sportsBook, frameHosts: ['book.example'] } })
  await expect.element(page.getByText('The sports book cannot be shown')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})

it('says that the provider does not answer, and asks again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open({}, { betting: { sportsBook: own } })
  // A browser waits with a frame that nobody can see, for as long as that lasts.
  document.body.style.display = 'none'
  await vi.waitUntil(() => document.querySelector('iframe'))
  const first = document.querySelector('iframe')
  vi.advanceTimersByTime(20_000)
  await expect.poll(() => document.body.textContent).toContain('The sports book does not answer')
  const retry = Array.from(document.querySelectorAll('button')).find(
    (button) => button.textContent === 'Try again',
  )
  retry?.click()
  await expect.poll(() => document.querySelector('iframe') !== first).toBe(true)
  expect(document.body.textContent).not.toContain('does not answer')
})

it('leads back to the site, and says when the connection is gone', async () => {
  const { navigate } = open({}, { betting: { sportsBook: own }, status: 'connecting' })
  await expect
    .element(page.getByText('The connection is interrupted. This page may be out of date.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Back to the site' }).click()
  expect(navigate).toHaveBeenCalledWith('/')
})
