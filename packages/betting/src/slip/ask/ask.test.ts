import type { UnmatchedOrder } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import { createBetting } from '../../createBetting.ts'
import { fakeSite } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { priceAskOf } from './useAskPrice.ts'
import { ownAtPrices } from './useOwnOrders.ts'

function betting(own = market()) {
  const services = createBetting(fakeSite({ markets: [own] }))
  services.prices.seed(own)
  services.prices.setStatus('live')
  const { id, name } = own.runners[0]!
  return {
    services,
    asked: { marketId: own.id, runnerId: id, runnerName: name, side: 'back', odds: 130 } as const,
  }
}

it('requests with the market’s facts on the page, and reads the live prices on offer', () => {
  const { services, asked } = betting()
  const { name, event } = market()
  const request = priceAskOf(services, { ...asked, stake: 10_000n })
  expect(request).toMatchObject({
    ...asked,
    stake: 10_000n,
    marketName: name,
    eventId: event.id,
    eventName: event.name,
    isAtOnce: false,
  })
  const { back } = services.prices.slots(asked.marketId, asked.runnerId)
  const offered = request?.offered()
  expect(offered?.back).toEqual(
    back.filter(({ odds }) => odds > 0).map(({ odds, size, run }) => ({ odds, size, run })),
  )
  expect(offered?.back.length).toBeGreaterThan(0)
  const deep = { back: [], lay: [] }
  expect(priceAskOf(services, { ...asked, offered: () => deep })?.offered()).toBe(deep)
})

it('requests at once only if the market accepts bets, and omits a stake of zero', () => {
  const { services, asked } = betting()
  expect(priceAskOf(services, { ...asked, isAtOnce: true, stake: 0n })).toMatchObject({ isAtOnce: true })
  expect(priceAskOf(services, { ...asked, stake: 0n })).not.toHaveProperty('stake')
  const locked = betting(market({ status: 'suspended' }))
  const request = priceAskOf(locked.services, { ...locked.asked, isAtOnce: true })
  expect(request?.isAtOnce).toBe(false)
  expect(request?.offered()).toBeUndefined()
  expect(priceAskOf(services, { ...asked, marketId: 'unknown' })).toBeUndefined()
})

it('adds up the unmatched orders at one price of one side', () => {
  const order = (own: Partial<UnmatchedOrder>) =>
    ({ stake: 10_000n, matched: 0n, odds: 130, ...own }) as UnmatchedOrder
  expect(
    ownAtPrices([
      order({ id: 'a', side: 'back', matched: 2_500n }),
      order({ id: 'b', side: 'back' }),
      order({ id: 'c', side: 'lay' }),
    ]),
  ).toEqual([
    { side: 'back', odds: 130, left: 17_500n, ids: ['a', 'b'] },
    { side: 'lay', odds: 130, left: 10_000n, ids: ['c'] },
  ])
})
