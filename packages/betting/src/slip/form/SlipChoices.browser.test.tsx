import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { OperatorError } from '@kit/sdk'
import type { SiteServices } from '@kit/shell/feature'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bet } from '../../testing/bet.ts'
import { levels, market, runner } from '../../testing/market.ts'
import {
  closeSlip,
  missingButton,
  noAnswer,
  oddsField,
  openSlip,
  placeButton,
  stakeField,
  tapped,
} from '../../testing/openSlip.tsx'
import { slipOf } from '../model/slipOf.ts'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

const textOf = (locator: { element(): Element }) => locator.element().textContent
const alert = () => page.getByRole('alert')
const refusing =
  (code: string, details: Record<string, unknown> = {}) =>
  (name: string) =>
    name === 'placeBet'
      ? Promise.reject(new OperatorError('refused', 'No', { status: 409, code, details }))
      : undefined
const reprice = (prices: { apply(change: never): void }, seq: number, odds: number) =>
  prices.apply({
    marketId: '1.200-1',
    epoch: 'a',
    seq,
    isImage: false,
    runners: [{ id: '2', back: levels(odds) }],
  } as never)

describe('the price tolerance', () => {
  const choose = (name: string) => page.getByRole('radio', { name }).click()

  it('Q-131 is this price or better by default: the requested price stays, and a better one is matched', async () => {
    const better = bet({ key: 'k', odds: 130, stake: 50_000n })
    const { services, calls, requests } = await openSlip({
      onCall: (name) =>
        name === 'placeBet'
          ? Promise.resolve({ bet: better, book: { marketId: '1.200-1', byRunner: [], exposure: 0n } })
          : undefined,
    })
    await expect.element(page.getByRole('radio', { name: 'This or better' })).toBeChecked()
    reprice(services.prices, 2, 130)
    await expect.poll(() => textOf(page.getByRole('button', { name: /^Now/ }))).toContain('1.30')
    await expect.element(oddsField()).toHaveValue('1.22')
    await stakeField().fill('500')
    await placeButton().click()
    expect(requests[calls.indexOf('placeBet')]).toMatchObject({ odds: 122, pricePolicy: 'better' })
    await expect.element(page.getByText('Requested 1.22, matched at 1.30.')).toBeVisible()
  })

  it('Q-131 lets the price get as many steps worse as the player chooses, and the order includes it', async () => {
    const { calls, requests } = await openSlip({ onCall: noAnswer })
    await choose('Within steps')
    await page.getByRole('radiogroup', { name: 'Steps' }).getByRole('radio', { name: '3' }).click()
    await expect.element(page.getByText(/up to 3 steps worse/)).toBeVisible()
    await stakeField().fill('500')
    await placeButton().click()
    expect(requests[calls.indexOf('placeBet')]).toMatchObject({
      odds: 122,
      pricePolicy: 'within',
      priceSteps: 3,
    })
  })

  it('Q-131 follows the price on offer with any price, and the order requests it', async () => {
    const { services, calls, requests } = await openSlip({ onCall: noAnswer })
    await choose('Any price')
    reprice(services.prices, 2, 130)
    await expect.element(oddsField()).toHaveValue('1.30')
    reprice(services.prices, 3, 125)
    await expect.element(oddsField()).toHaveValue('1.25')
    await stakeField().fill('500')
    await placeButton().click()
    expect(requests[calls.indexOf('placeBet')]).toMatchObject({ odds: 125, pricePolicy: 'any' })
  })

  it('does not change odds that the player typed', async () => {
    const { services } = await openSlip()
    await choose('Any price')
    await oddsField().fill('1.50')
    reprice(services.prices, 2, 130)
    await expect.poll(() => textOf(page.getByRole('button', { name: /^Now/ }))).toContain('1.30')
    await expect.element(oddsField()).toHaveValue('1.50')
  })
})

describe('several markets in the slip', () => {
  const second = market({
    id: '1.201',
    name: 'Toss',
    runners: [runner('9', 'Netherlands win the toss'), runner('8', 'England win the toss')],
  })
  const other = {
    ...tapped,
    marketId: '1.201',
    marketName: 'Toss',
    runnerId: '9',
    runnerName: 'Netherlands win the toss',
  }
  const both = {
    markets: [market(), second],
    prepare: (own: Parameters<typeof slipOf>[0]) =>
      slipOf(own).dispatch({ type: 'priceTapped', draft: other }),
  }

  it('wait below the active one; one press activates a selection, another removes it', async () => {
    await openSlip(both)
    const kept = page.getByRole('list', { name: 'Other selections' })
    await stakeField().fill('300')
    await kept.getByRole('button', { name: /^Back England/ }).click()
    await expect.element(kept.getByRole('button', { name: /^Back Netherlands win the toss/ })).toBeVisible()
    await stakeField().fill('900')
    await kept.getByRole('button', { name: /^Back Netherlands win the toss/ }).click()
    await expect.element(stakeField()).toHaveValue('300')
    await kept.getByRole('button', { name: 'Remove England' }).click()
    await expect.element(kept).not.toBeInTheDocument()
    await expect.element(stakeField()).toHaveValue('300')
  })

  it('show no empty-slip message after the active one is removed', async () => {
    await openSlip(both)
    await page.getByRole('button', { name: 'Remove Netherlands win the toss' }).click()
    await expect.element(page.getByText(/^Choose one of your other selections/)).toBeVisible()
    expect(page.getByText('No Market Selected').query()).toBeNull()
  })

  it('are restored on the next page of the tab, without the one whose order has no answer', async () => {
    const tab = new Map<string, string>()
    const storage = {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
      removeItem: (key: string) => void tab.delete(key),
    }
    const first = await openSlip({
      ...both,
      isTapped: false,
      onCall: noAnswer,
      prepare: (own) => {
        own.site.tabStorage = storage
        slipOf(own).followPlayer('u1')
        slipOf(own).dispatch({ type: 'priceTapped', draft: tapped })
        both.prepare(own)
      },
    })
    await stakeField().fill('300')
    closeSlip()
    const reloaded = await openSlip({
      ...both,
      isTapped: false,
      onCall: noAnswer,
      prepare: (own) => {
        own.site.tabStorage = storage
      },
    })
    await expect.element(stakeField()).toHaveValue('300')
    expect(first.placed()).toBe(0)
    await placeButton().click()
    await expect.poll(reloaded.placed).toBe(1)
    closeSlip()
    const last = await openSlip({
      ...both,
      isTapped: false,
      onCall: () => undefined,
      pending: ['findOrder'],
      prepare: (own) => {
        own.site.tabStorage = storage
      },
    })
    await expect.element(page.getByText('Checking your bet').first()).toBeVisible()
    expect(last.services.slip.getState().kept).toHaveLength(1)
    expect(last.placed()).toBe(0)
  })
})

describe('the remedies of a refusal', () => {
  it('stake the most that the points cover', async () => {
    await openSlip({ user: { available: 70_050n } })
    await stakeField().fill('900')
    await expect.element(placeButton()).not.toBeInTheDocument()
    await expect.element(page.getByText('Balance after')).not.toBeInTheDocument()
    await expect.element(page.getByText('Points missing', { exact: true })).toBeVisible()
    await missingButton().click()
    await expect
      .element(alert())
      .toHaveTextContent(
        'You are 199.50 points short for this bet.Stake the minimum, 100.00Stake what your points cover, 700.00',
      )
    await alert().getByRole('button', { name: 'Stake what your points cover, 700.00' }).click()
    await expect.element(stakeField()).toHaveValue('700')
  })

  it('stake the minimum or maximum of the market, within the player’s cap', async () => {
    await openSlip({ user: { stakeCaps: { session: null, bookmaker: null, betfair: 1_000_000n } } })
    await stakeField().fill('5')
    await placeButton().click()
    await expect
      .element(alert())
      .toHaveTextContent(
        'Amount should be between Min and Max Amount RangeStake the minimum, 100.00Stake the maximum, 10,000.00',
      )
    await alert().getByRole('button', { name: 'Stake the maximum, 10,000.00' }).click()
    await expect.element(stakeField()).toHaveValue('10000')
  })

  it('offer no stake that would be refused again', async () => {
    await openSlip({ user: { available: 5_000n } })
    await stakeField().fill('900')
    await missingButton().click()
    await expect.element(alert()).toBeVisible()
    expect(alert().getByRole('button').elements()).toEqual([])
  })

  it('accept the new price with a press, and place nothing automatically', async () => {
    const { placed } = await openSlip({ onCall: refusing('odds-changed', { odds: 118 }) })
    await stakeField().fill('500')
    await placeButton().click()
    await expect
      .element(alert())
      .toHaveTextContent('The odds moved from 1.22. Your bet was not placed.Accept 1.18')
    await alert().getByRole('button', { name: 'Accept 1.18' }).click()
    await expect.element(oddsField()).toHaveValue('1.18')
    expect(placed()).toBe(1)
  })

  it('say that typed odds are not on offer, and not that the price moved', async () => {
    await openSlip({ onCall: refusing('odds-changed', { odds: 122 }) })
    await oddsField().fill('1.30')
    await stakeField().fill('500')
    await placeButton().click()
    await expect
      .element(alert())
      .toHaveTextContent('1.30 is not on offer. Your bet was not placed.Accept 1.22')
    expect(alert().getByRole('button', { name: 'Wait for 1.30' }).elements()).toHaveLength(0)
  })

  it('show one current price after a refusal, and follow it', async () => {
    const { services, placed } = await openSlip({ onCall: refusing('odds-changed', { odds: 125 }) })
    await stakeField().fill('500')
    await placeButton().click()
    const accept = (odds: string) => alert().getByRole('button', { name: `Accept ${odds}` })
    await expect.element(accept('1.25')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Now/ })).not.toBeInTheDocument()
    const place = page.getByRole('button', { name: 'Place Bet', exact: true })
    await expect.element(place).toHaveAttribute('aria-disabled', 'true')
    reprice(services.prices, 2, 124)
    await expect.element(accept('1.24')).toBeVisible()
    await place.click({ force: true })
    expect(placed()).toBe(1)
    await accept('1.24').click()
    await expect.element(page.getByRole('button', { name: /^Now 1\.24/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Place Bet · 1.24' })).toBeVisible()
  })

  it('offer an unmatched order at typed odds if the site supports it', async () => {
    const request = vi.fn<SiteServices['request']>(() => true)
    await openSlip({
      onCall: refusing('odds-changed', { odds: 122 }),
      flags: { 'betting.unmatched': true },
      intents: ['orders.ask'],
      prepare: (own) => Object.assign(own.site, { request }),
    })
    await oddsField().fill('1.30')
    await stakeField().fill('500')
    await placeButton().click()
    await alert().getByRole('button', { name: 'Wait for 1.30' }).click()
    expect(request).toHaveBeenLastCalledWith(
      'orders.ask',
      expect.objectContaining({ odds: 130, stake: 50_000n, side: 'back' }),
    )
  })
})

describe('Max', () => {
  const max = () => page.getByRole('button', { name: 'Max', exact: true })

  it.each([
    { by: 'all available points', user: { available: 70_050n }, stake: '700' },
    { by: 'the maximum of the market', user: { available: 99_000_000n }, stake: '25000' },
    {
      by: 'the player’s cap',
      user: { available: 99_000_000n, stakeCaps: { session: null, bookmaker: null, betfair: 1_000_000n } },
      stake: '10000',
    },
  ])('BET-046 Q-133 stakes no more than $by: $stake', async ({ user, stake }) => {
    await openSlip({ user })
    await max().click()
    await expect.element(stakeField()).toHaveValue(stake)
  })

  it('Q-133 stakes no more on a lay than the points cover', async () => {
    await openSlip({
      isTapped: false,
      user: { available: 100_000n },
      prepare: (own) =>
        slipOf(own).dispatch({
          type: 'priceTapped',
          draft: { ...tapped, side: 'lay', odds: 500, seenOdds: 500 },
        }),
    })
    await max().click()
    await expect.element(stakeField()).toHaveValue('250')
  })
})

describe('the profit and loss by outcome', () => {
  const row = (name: RegExp) => page.getByRole('row', { name })

  it('is shown for every runner, before and with the bet, as stake and odds change', async () => {
    await openSlip({ openBets: [bet({ stake: 100_000n, profit: 50_000n, liability: 100_000n })] })
    await stakeField().fill('500')
    await expect.element(row(/England/)).toHaveTextContent('England+500.00+610.00')
    await expect.element(row(/Netherlands/)).toHaveTextContent('Netherlands−1,000.00−1,500.00')
    await oddsField().fill('2.00')
    await expect.element(row(/England/)).toHaveTextContent('England+500.00+1,000.00')
  })

  it('is followed by the exposure and the balance after the bet', async () => {
    await openSlip({ user: { available: 1_000_000n } })
    await stakeField().fill('500')
    await expect.element(page.getByText('Balance after')).toBeVisible()
    await expect
      .poll(() => page.getByText('Balance after').element().closest('dl')?.textContent)
      .toContain('Exposure after500.00Balance after9,500.00')
  })

  it('PNL-009 of a session is a curve by run, also shown as a table', async () => {
    await openSlip({
      markets: [market({ type: 'session', name: '6 over runs', runners: [runner('2', 'England')] })],
      prepare: (own) =>
        slipOf(own).dispatch({
          type: 'priceTapped',
          draft: { ...tapped, marketType: 'session', odds: 9_000, seenOdds: 9_000, run: 45 },
        }),
    })
    await stakeField().fill('1000')
    const table = page.getByRole('table', { name: 'Profit and loss by run' })
    await expect.element(table.getByRole('row', { name: '44 or less −1,000.00' })).toBeVisible()
    await expect.element(table.getByRole('row', { name: '45 or more +900.00' })).toBeVisible()
  })
})
