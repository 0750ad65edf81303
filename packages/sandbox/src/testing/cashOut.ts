import { quoteCashOut, type CashOutQuote } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { TestPlayer } from './operator.ts'

/** Asks for the value of a cash out. */
export const ask = (player: TestPlayer, marketId: string, more: Record<string, string> = {}) =>
  player.call('GET', `api/user/openBet/cashOut?${new URLSearchParams({ marketId, ...more })}`)

/** The value of a cash out; throws where there is none. */
export async function quoted(player: TestPlayer, marketId: string, more = {}): Promise<CashOutQuote> {
  const { status, body } = await ask(player, marketId, more)
  if (status !== 200) throw new Error(`There is no value: ${status} ${String(body['code'])}.`)
  return z.decode(quoteCashOut.response, body.docs as never)
}

/** What a client sends of a quote it showed. */
export const wireOf = (
  { marketId, betId, share, orders, outcomes }: CashOutQuote,
  key: string = randomUUID(),
) => ({
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

export const take = (player: TestPlayer, wire: ReturnType<typeof wireOf>) =>
  player.call('POST', 'api/user/openBet/cashOut', wire)
