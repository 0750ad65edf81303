import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { OperatorError } from '@kit/sdk'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectedMarket } from '../../screens/event/ConnectedMarket.tsx'
import { bet } from '../../testing/bet.ts'
import { levels } from '../../testing/market.ts'
import {
  closeSlip,
  noAnswer,
  openSlip,
  missingButton,
  placeButton,
  stakeField,
  tapped,
} from '../../testing/openSlip.tsx'
import { slipOf } from '../model/slipOf.ts'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

const question = () => page.getByRole('dialog', { name: 'Confirm your bet' })
/** Waits until a new page is stable: a quick bet on moving prices is not placed. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 500))
const price = () => page.getByRole('button', { name: /^Back England/ }).first()

describe('a second press', () => {
  it('on a price right after its quick bet was placed places no second bet; a later one does', async () => {
    const { services, placed } = await openSlip({
      isTapped: false,
      content: <ConnectedMarket marketId="1.200-1" />,
      prepare: (own) => slipOf(own).dispatch({ type: 'quickBetTurned', stake: 100_000n }),
      onCall: (name) =>
        name === 'placeBet'
          ? { bet: bet(), book: { marketId: '1.200-1', byRunner: [], exposure: 0n } }
          : undefined,
    })
    await expect.element(page.getByRole('switch', { name: 'Confirm before placing' })).toBeVisible()
    await settled()
    const beneath = price().element() as HTMLElement
    beneath.click()
    await expect.poll(() => services.slip.getState().slip.state, { interval: 10 }).toBe('placed')
    beneath.click()
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(placed()).toBe(1)
    beneath.click()
    await expect.poll(placed).toBe(2)
  })
})

describe('a quick bet', () => {
  const quick: Parameters<typeof openSlip>[0] = {
    isTapped: false,
    content: <ConnectedMarket marketId="1.200-1" />,
    prepare: (own) => slipOf(own).dispatch({ type: 'quickBetTurned', stake: 100_000n }),
    onCall: noAnswer,
  }
  const ready = async () => {
    const opened = await openSlip(quick)
    await expect.element(page.getByRole('switch', { name: 'Confirm before placing' })).toBeVisible()
    await expect.poll(() => price().element().textContent).toContain('1.22')
    await settled()
    return opened
  }
  const oddsSent = ({ calls, requests }: Awaited<ReturnType<typeof ready>>) =>
    requests.filter((_, at) => calls[at] === 'placeBet').map((order) => (order as { odds: number }).odds)
  const move = ({ services }: Awaited<ReturnType<typeof ready>>, odds: number) =>
    services.prices.apply({
      marketId: '1.200-1',
      epoch: 'a',
      seq: 2,
      isImage: false,
      runners: [{ id: '2', back: levels(odds) }],
    })

  it('requests the price that the player could see, not one that appeared under the thumb', async () => {
    const opened = await ready()
    move(opened, 150)
    await expect.poll(() => price().element().textContent).toContain('1.50')
    ;(price().element() as HTMLElement).click()
    await expect.poll(() => oddsSent(opened)).toEqual([122])
  })

  it('requests a price that was shown for a quarter of a second', async () => {
    const opened = await ready()
    move(opened, 150)
    await expect.poll(() => price().element().textContent).toContain('1.50')
    await new Promise((resolve) => setTimeout(resolve, 300))
    ;(price().element() as HTMLElement).click()
    await expect.poll(() => oddsSent(opened)).toEqual([150])
  })

  it('is not placed by a tap aimed before the page moved, but waits in the slip', async () => {
    const { services, placed } = await ready()
    const above = document.createElement('div')
    above.style.blockSize = '80px'
    const shifted = new Promise<void>((resolve) => {
      new PerformanceObserver((_, observer) => {
        observer.disconnect()
        resolve()
      }).observe({ type: 'layout-shift' })
    })
    price().element().closest('[data-market]')!.before(above)
    await shifted
    ;(price().element() as HTMLElement).click()
    await expect.element(page.getByText(/The page moved as you tapped/)).toBeVisible()
    expect(services.slip.getState().slip).toMatchObject({ draft: { stakeText: '1000', odds: 122 } })
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(placed()).toBe(0)
    ;(price().element() as HTMLElement).click()
    await expect.poll(placed).toBe(1)
  })
})

describe('a slip whose bet is in flight', () => {
  it('is as high as its form was, so that a second tap on Place hits nothing else', async () => {
    const { services } = await openSlip({ onCall: noAnswer })
    await stakeField().fill('500')
    const panel = document.querySelector('[data-bet-slip]') as HTMLElement
    await expect.poll(() => panel.offsetHeight).toBeGreaterThan(400)
    const before = panel.offsetHeight
    await placeButton().click()
    await expect.element(page.getByText('Betting in process')).toBeVisible()
    expect(panel.offsetHeight).toBe(before)
    // The status is at the top, not stretched over the kept height.
    const top = panel.getBoundingClientRect().top
    const status = page.getByRole('status').getByText('Betting in process').element()
    expect(status.getBoundingClientRect().bottom - top).toBeLessThan(260)
    slipOf(services).dispatch({
      type: 'refused',
      key: (services.slip.getState().slip as { key: string }).key,
      refusal: { code: 'price-gone' },
    })
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(panel.style.minBlockSize).toBe('')
  })
})

describe('the confirmation', () => {
  it('does not reopen after its bet was refused, while the player changes the bet', async () => {
    const { services, placed } = await openSlip({
      user: { confirmBets: true },
      onCall: (name) =>
        name === 'placeBet'
          ? Promise.reject(new OperatorError('refused', 'No', { status: 409, code: 'price-gone' }))
          : undefined,
    })
    await stakeField().fill('500')
    await placeButton().click()
    await question().getByRole('button', { name: 'Place Bet' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(placed()).toBe(1)
    await expect.element(question()).not.toBeInTheDocument()
    slipOf(services).dispatch({ type: 'stakeTyped', stakeText: '600' })
    await expect.poll(() => document.querySelector<HTMLInputElement>('[data-stake]')?.value).toBe('600')
    expect(question().query()).toBeNull()
  })
})

describe('a stake with a fraction', () => {
  const open = () =>
    openSlip({
      isTapped: false,
      onCall: noAnswer,
      prepare(own) {
        const { dispatch } = slipOf(own)
        dispatch({ type: 'quickBetTurned', stake: 12_550n })
        dispatch({ type: 'priceTapped', draft: tapped })
        dispatch({ type: 'quickBetTurned', stake: null })
      },
    })

  it('BET-043 does not become a hundred times as much when more is typed', async () => {
    const { services } = await open()
    await expect.element(stakeField()).toHaveValue('125.5')
    await stakeField().fill('125.50')
    const { slip } = services.slip.getState()
    expect(slip.state === 'editing' && slip.draft.stakeText).toBe('125')
  })

  it('BET-045 is increased by a chip’s value', async () => {
    await open()
    await page.getByRole('button', { name: 'Add 1000' }).click()
    await expect.element(stakeField()).toHaveValue('1125')
  })
})

describe('points that would not cover a single bet', () => {
  const short = { user: { available: 10_000n } }

  it('are checked by the operator while not all open bets are cached: the bet may hedge one of them', async () => {
    const { placed } = await openSlip({ ...short, pending: ['listOpenBets'], onCall: noAnswer })
    await stakeField().fill('500')
    await placeButton().click()
    await expect.poll(placed).toBe(1)
  })

  it('are read again with the refusal, and the next press uses the new ones', async () => {
    const { calls, placed } = await openSlip({ ...short, onCall: noAnswer })
    const asked = () => calls.filter((name) => name === 'getPoints').length
    await expect.poll(() => calls).toContain('listOpenBets')
    await stakeField().fill('500')
    const before = asked()
    await missingButton().click()
    await expect.element(page.getByText(/points short/)).toBeVisible()
    expect(placed()).toBe(0)
    await expect.poll(asked).toBeGreaterThan(before)
  })
})
