import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { InPlayScreen } from '../../screens/lists/InPlayScreen.tsx'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { bet } from '../../testing/bet.ts'
import { levels, market, runner, session } from '../../testing/market.ts'
import { meridianPage } from '../../testing/meridianPage.tsx'
import { ConnectedMarket } from '../../screens/event/ConnectedMarket.tsx'
import { ConnectedSessions } from '../../screens/event/ConnectedSessions.tsx'
import type { BettingServices } from '../model/bettingContext.ts'
import { slipOf } from '../model/slipOf.ts'
import { SlipOverlays } from '../slipOverlays.tsx'
import { marked } from '../styles/quickBet.css.ts'

const draw = meridianPage()

const stake = 200_000n
let written = 0

async function open(options: Partial<FakeBettingProps> = {}, shown = <ConnectedMarket marketId="1.200-1" />) {
  let services: BettingServices | undefined
  draw(
    <FakeBetting
      flags={{ 'betting.preset': 'trader' }}
      {...options}
      prepare={(own) => {
        services = own
        options.prepare?.(own)
      }}
    >
      <main style={{ padding: '52px 12px 56px' }}>{shown}</main>
      <SlipOverlays />
    </FakeBetting>,
  )
  await expect.poll(() => cells().length).toBeGreaterThan(0)
  return services!
}
const turn = (services: BettingServices, next: bigint | null) =>
  slipOf(services).dispatch({ type: 'quickBetTurned', stake: next })
const cells = () => [...document.querySelectorAll<HTMLElement>('button[data-runner][data-level="0"]')]
const edgeOf = (cell: Element) => getComputedStyle(cell, '::after').content
const bar = () => page.getByRole('status').filter({ hasText: 'Quick bet: 2,000.00 per tap' })
const price = (name: RegExp) => page.getByRole('button', { name }).first()
const heights = () => cells().map((cell) => cell.getBoundingClientRect().height)

describe('quick bets while they are on', () => {
  it('show the stake on the edge of every price, and the price’s name says that a press places it', async () => {
    await page.viewport(390, 844)
    const services = await open()
    await expect.element(price(/^Back England 1\.22 \S+$/)).toBeVisible()
    turn(services, stake)
    await expect.element(bar()).toBeVisible()
    for (const cell of cells()) expect(edgeOf(cell)).toBe('"2,000" / "places 2,000.00 immediately"')
    await expect.element(price(/^Back England 1\.22 .*places 2,000\.00 immediately$/)).toBeVisible()
    turn(services, null)
    await expect.element(bar()).not.toBeInTheDocument()
    for (const cell of cells()) expect(edgeOf(cell)).toBe('none')
    expect(document.documentElement.classList).not.toContain(marked)
  })

  it('are turned off by the button of the bar, but not while a bet is in flight', async () => {
    const services = await open()
    turn(services, stake)
    const off = bar().getByRole('button', { name: 'Turn off' })
    await expect.element(off).toBeEnabled()
    services.slip.setState((state) => ({
      ...state,
      slip: { state: 'checking', draft: {} as never, key: 'k', isStuck: false },
    }))
    await expect.element(off).toBeDisabled()
    services.slip.setState((state) => ({ ...state, slip: { state: 'empty' } }))
    await off.click()
    expect(services.slip.getState().quickStake).toBeNull()
    await expect.element(bar()).not.toBeInTheDocument()
  })

  it('say that a press asks first if the player wants to confirm', async () => {
    const services = await open({ user: { confirmBets: true } })
    turn(services, stake)
    await expect.element(page.getByText('Quick bet: 2,000.00 per tap, with confirmation')).toBeVisible()
    await expect.poll(() => edgeOf(cells()[0]!)).toBe('"2,000" / "confirms before placing 2,000.00"')
  })

  it('are not shown on a price where a press places nothing: none on offer, suspended, interrupted', async () => {
    const services = await open()
    turn(services, stake)
    await expect.element(bar()).toBeVisible()
    const back = () =>
      cells().find((cell) => cell.dataset['runner'] === '2' && cell.dataset['side'] === 'back')!
    const apply = (seq: number, facts: object) =>
      services.prices.apply({ marketId: '1.200-1', epoch: 'a', seq, isImage: false, runners: [], ...facts })
    apply(2, { runners: [{ id: '2', back: [] }] })
    await expect.poll(() => edgeOf(back())).toBe('none')
    apply(3, { runners: [{ id: '2', back: levels(122) }] })
    await expect.poll(() => edgeOf(back())).toContain('2,000')
    apply(4, { status: 'suspended' })
    await expect.poll(() => edgeOf(back())).toBe('none')
    apply(5, { status: 'active' })
    await expect.poll(() => edgeOf(back())).toContain('2,000')
    services.prices.interrupt()
    await expect.poll(() => edgeOf(back())).toBe('none')
  })

  it('are not shown on any page after the login expired', async () => {
    const services = await open()
    turn(services, stake)
    await expect.element(bar()).toBeVisible()
    services.site.operator.session.end('expired')
    await expect.element(bar()).not.toBeInTheDocument()
    expect(document.documentElement.classList).not.toContain(marked)
  })

  it.each([
    { name: 'a phone', width: 390 },
    { name: 'a laptop', width: 1_280 },
  ])(
    'BET-053 are shown in a bar that turns them off on $name, also with the preset classic',
    async ({ width }) => {
      await page.viewport(width, 844)
      const services = await open({ flags: {} })
      turn(services, stake)
      await expect.element(bar()).toBeVisible()
      expect(document.documentElement.classList).not.toContain(marked)
      expect(edgeOf(cells()[0]!)).toBe('none')
      await bar().getByRole('button', { name: 'Turn off' }).click()
      expect(services.slip.getState().quickStake).toBeNull()
      await expect.element(bar()).not.toBeInTheDocument()
    },
  )

  it.each([390, 1_280])(
    'report success in a line and not in a dialog, also with classic at %i px',
    async (width) => {
      await page.viewport(width, 844)
      const placed = { bet: bet(), book: { marketId: '1.200-1', byRunner: [], exposure: 0n } }
      const services = await open({ flags: {}, onCall: (name) => (name === 'placeBet' ? placed : undefined) })
      turn(services, 100_000n)
      await price(/^Back England/).click()
      await expect.element(page.getByText(/^Placed: Back England/)).toBeVisible()
      await expect
        .element(page.getByRole('dialog', { name: 'Congratulations! Your Bet Placed Successfully' }))
        .not.toBeInTheDocument()
    },
  )

  it('BET-053 are shown below an open half slip, which keeps prices reachable', async () => {
    await page.viewport(390, 844)
    const services = await open({ flags: { 'layout.slip': 'half' } })
    turn(services, stake)
    services.slipPanel.setState({ isSheetOpen: true })
    const half = () => document.querySelector('[data-slip-place="half"]')
    await expect.poll(half).not.toBeNull()
    await expect.element(bar()).toBeVisible()
    const end = half()!.getBoundingClientRect().bottom
    expect(end).toBeLessThanOrEqual(bar().element().getBoundingClientRect().top)
  })

  it('BET-053 are not shown on a page without prices, where a tap places nothing', async () => {
    const services = await open({ flags: {} })
    turn(services, stake)
    await expect.element(bar()).toBeVisible()
    for (const cell of cells()) cell.closest('section')?.remove()
    await expect.element(page.getByText('Quick bet: 2,000.00 per tap')).not.toBeVisible()
  })

  it('do not re-render prices when they are turned on or when a price moves', async () => {
    const services = await open()
    const [first] = cells()
    const seen = new MutationObserver((records) => {
      written += records.filter(({ type }) => type !== 'characterData').length
    })
    seen.observe(first!.parentElement!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    turn(services, stake)
    await expect.element(bar()).toBeVisible()
    turn(services, 300_000n)
    await expect.poll(() => edgeOf(cells()[0]!)).toContain('3,000')
    seen.disconnect()
    expect(cells()[0]).toBe(first)
    expect(written).toBe(0)
  })
})

const threeWay = [
  runner('11', 'Leeds', { back: levels(250), lay: levels(254) }),
  runner('12', 'Hull', { back: levels(1_300), lay: levels(1_310) }),
  runner('58805', 'The Draw', { back: levels(340), lay: levels(350) }),
]
const matches = Array.from({ length: 30 }, (_, index) => {
  const id = String(700 + index)
  return market({
    id: `1.${id}`,
    eventType: { id: '1', name: 'Soccer' },
    competition: { id: `c${Math.floor(index / 4)}`, name: `League ${Math.floor(index / 4)}`, region: '' },
    event: { ...market().event, id, name: `Leeds ${index} v Hull ${index}` },
    runners: threeWay,
  })
})

describe('the space for prices', () => {
  it.each([
    { name: 'a phone', size: { width: 390, height: 844 }, barPx: 56, least: 24 },
    { name: 'a laptop', size: { width: 1_440, height: 900 }, barPx: 0, least: 40 },
  ])(
    'is the same: at least $least whole prices above the bar of $name, none taller',
    async ({ size, barPx, least }) => {
      await page.viewport(size.width, size.height)
      const services = await open({ markets: matches }, <InPlayScreen />)
      const before = heights()
      turn(services, stake)
      await expect.element(bar()).toBeVisible()
      expect(heights()).toEqual(before)
      const end = bar().element().getBoundingClientRect().top
      expect(end).toBeGreaterThanOrEqual(size.height - barPx - 40)
      const whole = cells().filter((cell) => {
        const { top, bottom } = cell.getBoundingClientRect()
        return top >= 52 && bottom <= end && cell.checkVisibility()
      })
      expect(whole.length).toBeGreaterThanOrEqual(least)
    },
  )

  it('is the same in the grid and in sessions on a phone', async () => {
    await page.viewport(390, 844)
    const markets = [market(), session('s6', '6 over runs Netherlands')]
    const services = await open(
      { markets },
      <>
        <ConnectedMarket marketId="1.200-1" />
        <ConnectedSessions title="Sessions" marketIds={['s6']} />
      </>,
    )
    const before = heights()
    turn(services, stake)
    await expect.element(bar()).toBeVisible()
    expect(heights()).toEqual(before)
  })
})
