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

it('ROUTE-030 ROUTE-031 shows the provider’s page in an isolated frame, for the requested id', async () => {
  open({ id: '4' }, { betting: { sportsBook: own } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sports Book' })).toBeVisible()
  await expect.poll(() => pathOf('Sports Book')).toBe('/api/common/game/sportsBook/4')
  expect(frame('Sports Book').getAttribute('sandbox')).toBe('allow-scripts')
})

it('ROUTE-070 shows the brand’s ball-by-ball page of the sports book on the whole screen', async () => {
  open(
    { isBallByBall: true },
    { betting: { sportsBook: own, ballByBall: '/api/common/game/sportsBook/balls' } },
  )
  await expect.poll(() => pathOf('Ball by ball')).toBe('/api/common/game/sportsBook/balls')
  const screen = page.getByRole('heading', { level: 1, name: 'Ball by ball' }).element().closest('div')
  const { top, width, height } = screen!.getBoundingClientRect()
  expect([top, width, height]).toEqual([0, innerWidth, innerHeight])
})

it('ROUTE-070 shows the sports book’s page if the brand has no other', async () => {
  open({ isBallByBall: true }, { betting: { sportsBook: own } })
  await expect.poll(() => pathOf('Ball by ball')).toBe('/api/common/game/sportsBook/')
})

it('ROUTE-030 says so if no provider is configured, and links to events in play', async () => {
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
])('never requests an address that the site does not allow: %s', async (sportsBook) => {
  open({}, { betting: { sportsBook, frameHosts: ['book.example'] } })
  await expect.element(page.getByText('The sports book cannot be shown')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})

it('shows an error if the provider does not answer, and tries again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open({}, { betting: { sportsBook: own } })
  // A browser does not load a frame while it is hidden.
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

it('links back to the site, and shows when the connection is lost', async () => {
  const { navigate } = open({}, { betting: { sportsBook: own }, status: 'connecting' })
  await expect
    .element(page.getByText('The connection is interrupted. This page may be out of date.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Back to the site' }).click()
  expect(navigate).toHaveBeenCalledWith('/')
})
