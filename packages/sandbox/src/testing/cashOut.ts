import {
  cashOutRequest,
  quoteCashOut,
  takeCashOut,
  type CashOutQuote,
  type PricePolicy,
} from '@kit/sdk/contract'
import { cashOutRisks, cashOutSlippage, risksWithin } from '@kit/rules'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Answered, TestPlayer } from './operator.ts'

type Caller = Pick<TestPlayer, 'call'>

export const ask = (player: Caller, marketId: string, more: Record<string, string> = {}) =>
  player.call('GET', `api/user/openBet/cashOut?${new URLSearchParams({ marketId, ...more })}`)

/** Throws if the quote is refused. */
export async function quoted(player: Caller, marketId: string, more = {}): Promise<CashOutQuote> {
  const { status, body } = await ask(player, marketId, more)
  if (status !== 200) throw new Error(`There is no value: ${status} ${String(body['code'])}.`)
  return z.decode(quoteCashOut.response, body.docs as never)
}

interface CashOutWire {
  key: string
  marketId: string
  betId: string | undefined
  share: number
  orders: {
    teamId: string
    oddType: string
    odd: number
    stake: number
    liability: number
    maxLiability?: number
  }[]
  slippage?: number
  outcomes: { teamId: string; amount: number }[]
}

export const wireOf = (
  { marketId, betId, share, orders, outcomes }: CashOutQuote,
  key: string = randomUUID(),
): CashOutWire => ({
  key,
  marketId,
  betId,
  share,
  orders: orders.map(({ runnerId, side, odds, stake, liability }) => ({
    teamId: runnerId,
    oddType: side.toUpperCase(),
    odd: odds / 100,
    stake: Number(stake) / 100,
    liability: Number(liability) / 100,
  })),
  outcomes: outcomes.map(({ teamId, after }) => ({ teamId, amount: Number(after) / 100 })),
})

/** Returns the request of a player who accepts worse exchange prices. */
export function wireWithin(
  quote: CashOutQuote,
  pricePolicy: PricePolicy,
  priceSteps = 1,
): CashOutWire & { slippage: number } {
  const before = quote.outcomes.map((outcome) => outcome.before)
  const without = before.reduce((low, next) => (next < low ? next : low))
  const room = cashOutSlippage('betfair', { ...quote, without }, { pricePolicy, priceSteps })
  const wire = wireOf(quote)
  return {
    ...wire,
    slippage: Number(room.slippage) / 100,
    orders: wire.orders.map((order, index) => ({
      ...order,
      maxLiability: Number(room.maxLiabilities[index]) / 100,
    })),
  }
}

export const take = (player: Caller, wire: CashOutWire) =>
  player.call('POST', 'api/user/openBet/cashOut', wire)

/** Returns the result of an accepted cash out compared with its quote, in minor units. */
export function brought(wire: CashOutWire, { body }: Answered) {
  const { orders, outcomes, slippage = 0n } = z.decode(cashOutRequest, wire as never)
  const { bets, book } = z.decode(takeCashOut.response, body.docs as never)
  const amounts = new Map(book.byRunner.map(({ runnerId, amount }) => [runnerId, amount]))
  const allowed = cashOutRisks(
    orders.map(({ teamId, oddType, liability, maxLiability = liability }) => ({
      runnerId: teamId,
      side: oddType,
      liability: maxLiability,
    })),
  )
  return {
    gains: outcomes.map(({ teamId, amount }) => (amounts.get(teamId) ?? 0n) - amount),
    slippage,
    isWithinRisks: risksWithin(allowed, bets),
    isLevel: new Set(amounts.values()).size === 1,
  }
}
