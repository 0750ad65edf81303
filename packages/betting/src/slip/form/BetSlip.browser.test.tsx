import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { levels, market, runner } from '../../testing/market.ts'
import { bet } from '../../testing/bet.ts'
import {
  closeSlip,
  noAnswer,
  oddsField,
  openSlip,
  placeButton,
  stakeField,
  tapped,
} from '../../testing/openSlip.tsx'
import type { BettingServices } from '../model/bettingContext.ts'
import { slipOf } from '../model/slipOf.ts'

const textOf = (locator: { element(): Element }) => locator.element().textContent

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

const confirmSwitch = () => page.getByRole('switch', { name: 'Confirm before placing' })
const suspend = ({ prices }: BettingServices, seq: number, status: string) =>
  prices.apply({ marketId: '1.200-1', epoch: 'a', seq, isImage: false, status, runners: [] })
const reprice = ({ prices }: BettingServices, seq: number, ...best: number[]) =>
  prices.apply({
    marketId: '1.200-1',
    epoch: 'a',
    seq,
    isImage: false,
    runners: [{ id: '2', back: levels(...best) }],
  })

describe('the slip', () => {
  it('BET-010 has the tabs Betslip and Open Bets', async () => {
    await openSlip()
    await expect.element(page.getByRole('tab', { name: 'Betslip' })).toHaveAttribute('data-state', 'active')
    await page.getByRole('tab', { name: /^Open Bets/ }).click()
    await expect.element(page.getByText('You have no open bets')).toBeVisible()
  })

  it('BET-010 shows a tab as pressed one frame before its panel, which a slow phone takes longer to render', async () => {
    await openSlip()
    const openBets = page.getByRole('tab', { name: /^Open Bets/ })
    const steps: string[] = []
    const noteFrame = () => void requestAnimationFrame(() => steps.push('frame'))
    const watch = new MutationObserver(() => steps.push('panel'))
    addEventListener('mousedown', noteFrame, { capture: true, once: true })
    watch.observe(openBets.element(), { attributeFilter: ['data-state'] })
    await openBets.click()
    await expect.element(page.getByText('You have no open bets')).toBeVisible()
    watch.disconnect()
    expect(steps).toEqual(['frame', 'panel'])
  })

  it('BET-010 opens the last of two tabs that are pressed within a frame, and the slip for a price tapped meanwhile', async () => {
    const { services } = await openSlip()
    const press = (name: RegExp) =>
      page
        .getByRole('tab', { name })
        .element()
        .dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    const frames = () => new Promise((resolve) => setTimeout(resolve, 150))
    press(/^Open Bets/)
    press(/^Betslip/)
    await frames()
    expect(services.slipPanel.getState().tab).toBe('slip')
    press(/^Open Bets/)
    services.slipPanel.setState({ tab: 'slip' })
    await frames()
    expect(services.slipPanel.getState().tab).toBe('slip')
  })

  it('BET-022 BET-023 Clear All empties it, and the next selection starts without a stake', async () => {
    const { services } = await openSlip()
    await stakeField().fill('700')
    await page.getByRole('button', { name: 'Clear All' }).click()
    await expect.element(page.getByText('No Market Selected')).toBeVisible()
    slipOf(services).dispatch({ type: 'priceTapped', draft: tapped })
    await expect.element(stakeField()).toHaveValue('')
  })

  it('BET-015 BET-062 shows the player’s confirm option, and saves its change', async () => {
    const { calls } = await openSlip()
    const confirm = confirmSwitch()
    await expect.element(confirm).not.toBeChecked()
    await confirm.click()
    await expect.element(confirm).toBeChecked()
    expect(calls).toContain('saveConfirmBets')
  })

  it('BET-020 BET-025 sends the order at once without the confirm option; Enter in the stake field places the bet', async () => {
    const { services, placed } = await openSlip({ onCall: noAnswer })
    await stakeField().fill('500')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(page.getByText('Betting in process')).toBeVisible()
    expect(services.slip.getState().slip.state).toBe('placing')
    expect(placed()).toBe(1)
  })

  it('BET-019 asks first with the confirm option, and sends nothing until the player confirms', async () => {
    const { placed } = await openSlip({
      user: { confirmBets: true },
      onCall: noAnswer,
    })
    await expect.element(confirmSwitch()).toBeChecked()
    await stakeField().fill('500')
    await placeButton().click()
    const question = page.getByRole('dialog', { name: 'Confirm your bet' })
    await expect.element(question).toBeVisible()
    expect(placed()).toBe(0)
    await question.getByRole('button', { name: 'Place Bet' }).click()
    await expect.poll(placed).toBe(1)
  })

  it('BET-017 BET-018 BET-029 says that the bet is placed until Okay, and lists it first', async () => {
    const placed = bet({ id: '71993b2e-f2bb-49c3-bdce-264dd25e4da9', runnerName: 'England' })
    const before = bet({ id: 'b0', runnerName: 'Netherlands', runnerId: '1' })
    const open_ = [before]
    await openSlip({
      openBets: open_,
      onCall: (name) => {
        if (name !== 'placeBet') return undefined
        open_.unshift(placed)
        return { bet: placed, book: { marketId: '1.200-1', byRunner: [], exposure: 0n } }
      },
    })
    await expect.element(page.getByRole('tab', { name: 'Open Bets 1' })).toBeVisible()
    await stakeField().fill('500')
    await placeButton().click()
    const popup = page.getByRole('dialog', { name: 'Congratulations! Your Bet Placed Successfully' })
    await expect.element(popup).toBeVisible()
    await expect.element(popup.getByText('Bet 71993b2e', { exact: true })).toHaveAttribute('title', placed.id)
    await popup.getByRole('button', { name: 'Okay' }).click()
    await expect.element(popup).not.toBeInTheDocument()
    await page.getByRole('tab', { name: /^Open Bets/ }).click()
    const rows = page.getByRole('region', { name: 'Open Bets' }).getByRole('listitem')
    await expect.poll(() => textOf(rows.first())).toContain('Back England')
    await expect.poll(() => textOf(rows.nth(1))).toContain('Back Netherlands')
  })

  it('BET-050 BET-051 has neither typed odds nor steppers if a site turned them off', async () => {
    await openSlip({ flags: { 'betting.slip.manualOdds': false, 'betting.slip.oddSteppers': false } })
    await expect.element(oddsField()).toHaveAttribute('readonly')
    await expect.element(page.getByRole('button', { name: 'Raise odds' })).not.toBeInTheDocument()
  })

  const typedOdds: [string, string | undefined][] = [
    ['1,85', '185'],
    ['२.५', '250'],
    ['٢٫٥', '250'],
    ['1.234,5', undefined],
    ['5/2', undefined],
    ['1850', undefined],
  ]
  it.each(typedOdds)(
    'BET-040 odds typed as %s are those odds or none, never odds of another size',
    async (text, odds) => {
      const { services, placed } = await openSlip({
        flags: { 'betting.slip.manualOdds': true },
        onCall: noAnswer,
      })
      await stakeField().fill('500')
      await userEvent.clear(oddsField())
      await userEvent.type(oddsField(), text)
      await userEvent.tab()
      const { slip } = services.slip.getState()
      expect('draft' in slip && String(slip.draft.odds)).toBe(odds ?? '0')
      if (odds) return
      await placeButton().click()
      await expect.element(page.getByText("Odd/Run Can't be 0")).toBeVisible()
      expect(placed()).toBe(0)
    },
  )

  it('BET-051 CONF-020 follows the operator’s settings while it is open: the steppers disappear, selection and stake stay', async () => {
    const { services } = await openSlip({
      flags: { 'betting.slip.oddSteppers': true, 'betting.slip.manualOdds': true },
    })
    await stakeField().fill('500')
    await expect.element(page.getByRole('button', { name: 'Raise odds' })).toBeVisible()
    await expect.element(oddsField()).not.toHaveAttribute('readonly')
    services.site.flags.setLayer('operator', { 'betting.slip.oddSteppers': false })
    await expect.element(page.getByRole('button', { name: 'Raise odds' })).not.toBeInTheDocument()
    await expect.element(stakeField()).toHaveValue('500')
  })

  it('BET-052 does not allow the odds of a session to be changed', async () => {
    await openSlip({
      prepare: (own) =>
        slipOf(own).dispatch({
          type: 'priceTapped',
          draft: { ...tapped, marketType: 'session', run: 40 },
        }),
    })
    await expect.element(oddsField()).toHaveAttribute('readonly')
    await expect.element(page.getByRole('button', { name: 'Raise odds' })).not.toBeInTheDocument()
  })

  it('shows the name of a session once, although it is also the runner’s name', async () => {
    const own = {
      marketName: '6 over runs',
      runnerName: '6 over runs',
      marketType: 'session',
      run: 40,
    } as const
    await openSlip({
      prepare: (services) => slipOf(services).dispatch({ type: 'priceTapped', draft: { ...tapped, ...own } }),
    })
    await expect.element(page.getByText('6 over runs')).toBeVisible()
    expect(page.getByText('6 over runs').all()).toHaveLength(1)
  })

  it('BET-046 Max stakes all available points', async () => {
    await openSlip({ user: { available: 123_456n } })
    await page.getByRole('button', { name: 'Max' }).click()
    await expect.element(stakeField()).toHaveValue('1234')
  })

  it('STAKE-006 offers the default stakes if the player’s could not be loaded', async () => {
    await openSlip({ failing: ['getStakes'] })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Add 6000' })).toBeVisible()
  })

  it('STAKE-013 Q-085 shows the first three stakes as chips, selects the one equal to the stake, and opens the grid of all', async () => {
    await openSlip()
    const chips = page.getByRole('group', { name: 'Add to the stake' }).getByRole('button')
    const texts = () => chips.elements().map((chip) => chip.textContent)
    await expect.poll(texts).toEqual(['1000', '2000', '3000', 'More'])
    await stakeField().fill('2000')
    await expect.element(chips.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(chips.nth(0)).toHaveAttribute('aria-pressed', 'false')
    await chips.nth(3).click()
    await expect.poll(texts).toEqual(['1000', '2000', '3000', '4000', '5000', '6000'])
  })

  it.each([
    { width: 320, columns: 4 },
    { width: 390, columns: 6 },
  ])('STAKE-014 shows the stakes in $columns columns on a page $width wide', async ({ width, columns }) => {
    // The width of the slip on such a page.
    await openSlip({}, width - 16)
    const first = page.getByRole('button', { name: 'Add 1000' })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Add 6000' })).toBeVisible()
    // The grid is queried each time, because the default stakes are replaced when the player's are loaded.
    const columnsNow = () => getComputedStyle(first.element().parentElement!).gridTemplateColumns.split(' ')
    await expect.poll(columnsNow).toHaveLength(columns)
    expect(first.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })
})

describe('the slip and its market', () => {
  it('shows the current best price next to the selected price, and a press accepts it', async () => {
    const { services } = await openSlip()
    const now = page.getByRole('button', { name: /^Now/ })
    await expect.poll(() => textOf(now)).toContain('Now 1.22')
    await expect.element(now).toHaveAttribute('aria-disabled', 'true')
    reprice(services, 2, 125)
    await expect.poll(() => textOf(now)).toContain('1.25')
    await expect.element(oddsField()).toHaveValue('1.22')
    await now.click()
    await expect.element(oddsField()).toHaveValue('1.25')
    await expect.element(now).toHaveAttribute('aria-disabled', 'true')
  })

  it('disables the current price while nothing is on offer', async () => {
    const { services } = await openSlip()
    reprice(services, 2)
    const now = page.getByRole('button', { name: /^Now/ })
    await expect.element(now).toHaveAttribute('data-moved', 'gone')
    await expect.element(now).toHaveAttribute('aria-disabled', 'true')
  })

  it('places nothing while the market is suspended, by press or by Enter, and shows the operator’s status', async () => {
    const { services, placed } = await openSlip()
    await stakeField().fill('500')
    suspend(services, 2, 'ball running')
    const locked = page.getByRole('button', { name: 'BALL RUNNING' })
    await expect.element(locked).toHaveAttribute('aria-disabled', 'true')
    await locked.click({ force: true })
    await stakeField().click()
    await userEvent.keyboard('{Enter}')
    expect(services.slip.getState().slip.state).toBe('editing')
    suspend(services, 3, 'active')
    await expect.element(placeButton()).not.toHaveAttribute('aria-disabled')
    expect(placed()).toBe(0)
  })

  it('keeps selection and stake offline, and sends nothing, also when the connection is back, until Place is pressed', async () => {
    const isOnline = createStore<boolean>(() => true)
    const { services, calls } = await openSlip({ isOnline })
    await stakeField().fill('500')
    isOnline.setState(false, true)
    const locked = page.getByRole('button', { name: 'Place Bet', exact: true })
    await expect.element(locked).toHaveAttribute('data-lock', 'offline')
    await expect.element(page.getByText(/You are offline. Your selections and stake are kept/)).toBeVisible()
    await locked.click({ force: true })
    await stakeField().click()
    await userEvent.keyboard('{Enter}')
    slipOf(services).press()
    slipOf(services).confirm()
    expect(services.slip.getState().slip.state).toBe('editing')
    isOnline.setState(true, true)
    await expect.element(placeButton()).not.toHaveAttribute('data-lock')
    await expect.element(stakeField()).toHaveValue('500')
    expect(calls).not.toContain('placeBet')
    await placeButton().click()
    await expect.poll(() => calls.filter((name) => name === 'placeBet')).toHaveLength(1)
  })

  it('locks while prices are interrupted, and says why', async () => {
    const { services } = await openSlip()
    services.prices.setStatus('connecting')
    await expect
      .element(page.getByRole('button', { name: 'Prices interrupted' }))
      .toHaveAttribute('data-lock', 'prices-interrupted')
    await expect
      .element(page.getByText('Prices are interrupted. You can bet when they are back.'))
      .toBeVisible()
  })

  it('locks when the runner was removed', async () => {
    await openSlip({ markets: [market({ runners: [runner('2', 'England', { status: 'removed' })] })] })
    await expect
      .element(page.getByRole('button', { name: 'Non-runner' }))
      .toHaveAttribute('data-lock', 'runner-removed')
  })
})
