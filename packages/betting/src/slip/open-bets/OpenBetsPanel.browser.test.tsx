import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { Market } from '@kit/sdk/contract'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { EventScreen } from '../../screens/event/EventScreen.tsx'
import type { BettingServices } from '../model/bettingContext.ts'
import { bet } from '../../testing/bet.ts'
import { session } from '../../testing/market.ts'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { OpenBetsPanel } from './OpenBetsPanel.tsx'

const textOf = (locator: { element(): Element }) => locator.element().textContent

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function open(options: Omit<FakeBettingProps, 'children'>, screen = <OpenBetsPanel />) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<FakeBetting {...options}>{screen}</FakeBetting>)
}

const panel = () => page.getByRole('region', { name: 'Open Bets' })

it('OPEN-003 OPEN-004 lists the open bets, each with a link to its event', async () => {
  open({ openBets: [bet(), bet({ id: 'b2', side: 'lay', event: { id: '301-1', name: 'Lismore (AU)' } })] })
  const rows = panel().getByRole('listitem')
  await expect.poll(() => textOf(rows.first())).toContain('Back England')
  await expect.poll(() => textOf(rows.nth(1))).toContain('Lay England')
  await expect
    .element(page.getByRole('link', { name: 'Lismore (AU)' }))
    .toHaveAttribute('href', '/events/301-1')
})

it('shows the name of a session once, although it is also the runner’s name', async () => {
  const over = {
    marketType: 'session',
    run: 44,
    marketName: '6 over runs',
    runnerName: '6 over runs',
  } as const
  open({ openBets: [bet(over), bet({ id: 'b2' })] })
  const rows = panel().getByRole('listitem')
  await expect.poll(() => textOf(rows.first())?.match(/6 over runs/g)).toHaveLength(1)
  expect(textOf(rows.nth(1))).toContain(`· ${bet().marketName}`)
})

it('OPEN-005 is at most 350 px high and scrolls if it is longer', async () => {
  open({ openBets: Array.from({ length: 20 }, (_, index) => bet({ id: String(index) })) })
  await expect.element(panel()).toBeVisible()
  const element = panel().element()
  expect(element.getBoundingClientRect().height).toBeLessThanOrEqual(350)
  expect(element.scrollHeight).toBeGreaterThan(350)
})

it('OPEN-006 shows a message if there are none', async () => {
  open({ openBets: [] })
  await expect.element(page.getByText('You have no open bets')).toBeVisible()
})

it('OPEN-007 can be narrowed to the game on the page, and shows a message if it has none', async () => {
  let services: BettingServices | undefined
  open({
    openBets: [bet(), bet({ id: 'b2', event: { id: '301-1', name: 'Lismore (AU)' } })],
    prepare: (own) => {
      services = own
    },
  })
  const rows = panel().getByRole('listitem')
  const here = page.getByRole('button', { name: 'This game' })
  await expect.poll(() => rows.elements().length).toBe(2)
  await expect.element(here).not.toBeInTheDocument()
  services?.slipPanel.setState({ eventId: '301-1' })
  await here.click()
  await expect.poll(() => rows.elements().length).toBe(1)
  await expect.poll(() => textOf(rows.first())).toContain('Lismore (AU)')
  services?.slipPanel.setState({ eventId: 'another' })
  await expect.element(page.getByText('You have no open bets for this game', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'All games' }).click()
  await expect.poll(() => rows.elements().length).toBe(2)
})

it('OPEN-008 OPEN-009 OPEN-011 merges bets with the Average Odds toggle, with a spinner for a second', async () => {
  open({
    openBets: [bet({ id: '1', odds: 200, stake: 10_000n }), bet({ id: '2', odds: 300, stake: 10_000n })],
  })
  const rows = panel().getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBe(2)
  const toggle = page.getByRole('switch', { name: 'Average Odds' })
  await toggle.click()
  const since = performance.now()
  const spinner = page.getByRole('status', { name: 'Calculating average odds' })
  await expect.element(spinner).toBeInTheDocument()
  await expect.poll(() => rows.elements().length).toBe(1)
  await expect.poll(() => textOf(rows.first())).toContain('2.50')
  await expect.element(spinner, { timeout: 3_000 }).not.toBeInTheDocument()
  expect(performance.now() - since).toBeGreaterThan(700)
})

it('MKT-038 shows placeholders of the markets while they load', async () => {
  open({ pending: ['getMarketGroup'] }, <EventScreen eventId="300-1" />)
  await expect
    .element(page.getByRole('status', { name: 'Loading markets' }))
    .toHaveAttribute('aria-busy', 'true')
})

it('a result shows the stake, and for a session its result in runs', async () => {
  const own = session('s6', '6 over runs', {
    status: 'closed',
    isClosed: true,
    resultRun: 8,
  } as Partial<Market>)
  open({
    markets: [own],
    history: [
      bet({ state: 'won', stake: 123_400n, result: 5_000n, marketId: 's6', marketType: 'session', run: 7 }),
    ],
  })
  const row = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  await expect.poll(() => textOf(row)).toContain('Stake 1,234.00')
  expect(textOf(row)).toContain('Result 8')
})
