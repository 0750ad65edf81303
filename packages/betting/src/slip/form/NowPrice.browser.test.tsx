import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { MarketChange } from '@kit/sdk/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MarketNews } from '../news/MarketNews.tsx'
import type { BettingServices } from '../model/bettingContext.ts'
import { line, runner, session } from '../../testing/market.ts'
import { closeSlip, oddsField, openSlip, tapped } from '../../testing/openSlip.tsx'
import { slipOf } from '../model/slipOf.ts'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

const now = () => page.getByRole('button', { name: /^Now/ })
const nowText = () => now().element().textContent
const choose = (name: string) => page.getByRole('radio', { name }).click()

describe('the price on offer as the selection changes', () => {
  const netherlands = { ...tapped, runnerId: '1', runnerName: 'Netherlands', odds: 520, seenOdds: 520 }

  it.each(['Within steps', 'Any price'])(
    'with %s a runner never gets the price of the runner selected before',
    async (policy) => {
      const asked: number[] = []
      const { services } = await openSlip({ isTapped: false })
      const { dispatch } = slipOf(services)
      dispatch({ type: 'priceTapped', draft: netherlands })
      await choose(policy)
      await expect.poll(nowText).toContain('5.20')
      services.slip.subscribe(({ slip }) => {
        if (slip.state === 'editing') asked.push(slip.draft.odds)
      })
      dispatch({ type: 'priceTapped', draft: tapped })
      await expect.poll(nowText).toContain('1.22')
      await expect.element(oddsField()).toHaveValue('1.22')
      expect([...new Set(asked)]).toEqual([122])
    },
  )
})

describe('the price on offer for another line of a session', () => {
  const lines = session('s6', '6 over runs', {
    runners: [runner('1', '6 over runs', { back: [line(44, 100), line(45, 110)], lay: [line(43)] })],
  })
  const onSecond = {
    ...tapped,
    marketId: 's6',
    marketName: '6 over runs',
    marketType: 'session' as const,
    runnerId: '1',
    runnerName: '6 over runs',
    odds: 11_000,
    seenOdds: 11_000,
    run: 45,
  }
  const change = (
    services: BettingServices,
    seq: number,
    ...back: MarketChange['runners'][number]['back'] & {}
  ) =>
    services.prices.apply({
      marketId: 's6',
      epoch: 'a',
      seq,
      isImage: false,
      runners: [{ id: '1', back }],
    } as unknown as MarketChange)
  const draftNow = (services: BettingServices) => {
    const { slip } = services.slip.getState()
    return slip.state === 'editing' ? { run: slip.draft.run, odds: slip.draft.odds } : slip.state
  }
  const open = () =>
    openSlip({
      isTapped: false,
      markets: [lines],
      prepare: (own) => slipOf(own).dispatch({ type: 'priceTapped', draft: onSecond }),
      content: <MarketNews />,
    })

  it('is that line’s price, and with any price the tapped run stays the requested one', async () => {
    const { services } = await open()
    await expect.poll(nowText).toContain('45 @ 110')
    await choose('Any price')
    await expect.element(page.getByRole('radio', { name: 'Any price' })).toBeChecked()
    await expect.poll(nowText).toContain('45 @ 110')
    expect(draftNow(services)).toEqual({ run: 45, odds: 11_000 })
  })

  it('follows the line as it moves, and the run if another line moves to it', async () => {
    const { services } = await open()
    await choose('Any price')
    change(services, 2, line(44, 100), line(46, 115))
    await expect.poll(() => draftNow(services)).toEqual({ run: 46, odds: 11_500 })
    change(services, 3, line(46, 90), line(47, 105))
    await expect.poll(() => draftNow(services)).toEqual({ run: 46, odds: 9_000 })
    await expect.poll(nowText).toContain('46 @ 90')
  })

  it('is announced instead of the main line’s price', async () => {
    const { services } = await open()
    await expect.poll(nowText).toContain('45 @ 110')
    const said = () => document.querySelector('[data-market-news]')?.textContent
    change(services, 2, line(44, 95), line(45, 110))
    change(services, 3, line(44, 95), line(45, 120))
    await expect.poll(said, { timeout: 5_000 }).toBe('6 over runs is now 45 @ 120, was 45 @ 110.')
  })
})
