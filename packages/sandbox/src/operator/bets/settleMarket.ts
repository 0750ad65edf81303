import type { Minor } from '@kit/sdk/contract'
import { settleBet, settleSessionBet, type Settlement } from '@kit/rules'
import { lockAccount } from '../accounts/accountStore.ts'
import type { BetRow, Database, MarketRow } from '../database/schema.ts'
import {
  availableAccount,
  balanceOf,
  exposureAccount,
  heldOn,
  operatorAccounts,
  post,
} from '../ledger/ledger.ts'
import { endMarket, lockMarket, runnersOf, setRunnerStatus, setTied } from '../markets/catalogue.ts'
import type { Outcome } from '../markets/marketState.ts'
import { endBet, openBetsOn, playersOn } from './betStore.ts'
import { deadHeatFor, resultFault, tiedOf, winnersOf } from './result.ts'
import { lapseOnMarket } from './unmatched/lapseOrders.ts'
import { countSettlements, saveSettlement, settlementReference } from './settlementStore.ts'

interface Word {
  marketId: string
  by: 'feed' | 'operator'
  at: Date
  /**
   * Index of the feed's result for the market: 0 is the first, higher ones are corrections. Only for the
   * feed.
   */
  feedResult?: number | undefined
}

interface MarketEnd extends Word {
  /**
   * The runners' results. Bets on missing runners are void, and an empty map voids the market. A session ends
   * by its run.
   */
  outcome: Outcome
  tied?: readonly string[] | undefined
  state: 'settled' | 'void'
  reason: string | null
  /** Explains a result that the run alone does not explain. */
  note: string | null
}

type Tie = Parameters<typeof deadHeatFor>[1]

function settlementOf(bet: BetRow, outcome: Outcome, tie: Tie): Settlement {
  if ('run' in outcome) return settleSessionBet(bet, outcome.run)
  return settleBet(bet, outcome.get(bet.runnerId), deadHeatFor(bet.runnerId, tie))
}

/** The wrong kind of outcome would settle bets wrongly. */
function checkKind({ id, type }: MarketRow, { state, outcome }: MarketEnd): void {
  if (state === 'settled' && (type === 'session') !== 'run' in outcome)
    throw new TypeError(
      `Market ${id} is a ${type} market: it is settled by ${type === 'session' ? 'a run' : 'its runners'}.`,
    )
  if ('run' in outcome && !(Number.isSafeInteger(outcome.run) && outcome.run >= 0))
    throw new RangeError(`The run ${outcome.run} of market ${id} must be a whole number, 0 or more.`)
}

async function settlePlayer(
  tx: Database,
  userId: string,
  end: MarketEnd & { number: number; tie: Tie },
): Promise<void> {
  await lockAccount(tx, userId)
  let result: Minor = 0n
  for (const bet of await openBetsOn(tx, userId, end.marketId)) {
    const settlement = settlementOf(bet, end.outcome, end.tie)
    result += settlement.result
    await endBet(tx, bet.id, settlement, end.at, end.number)
  }
  const held = await heldOn(tx, userId, end.marketId)
  const available = await balanceOf(tx, availableAccount(userId))
  const after = available + held + result
  const shortfall = after < 0n ? -after : 0n
  await post(tx, {
    kind: 'settlement',
    reference: settlementReference(end.marketId, end.number, userId),
    marketId: end.marketId,
    at: end.at,
    movements: [
      { account: exposureAccount(userId), amount: -held },
      { account: availableAccount(userId), amount: held + result + shortfall },
      { account: operatorAccounts.book, amount: -result },
      { account: operatorAccounts.shortfall, amount: -shortfall },
    ],
  })
}

/**
 * In one transaction. Idempotent: a second call returns no players. After a rollback, only the operator may
 * settle, because the feed would repeat the wrong result.
 */
async function endWith(database: Database, end: MarketEnd): Promise<string[]> {
  return database.transaction(async (tx) => {
    const market = await lockMarket(tx, end.marketId)
    if (market?.state !== 'open') return []
    checkKind(market, end)
    const earlier = await countSettlements(tx, end.marketId)
    if (earlier > 0 && end.by === 'feed' && !end.feedResult) return []
    const number = earlier + 1
    const players = await playersOn(tx, end.marketId)
    // A separate entry: a rollback reverses the settlement, not the lapse of unmatched orders.
    await lapseOnMarket(tx, market, `market:${number}`, end.at)
    const runners = await runnersOf(tx, end.marketId)
    const { numberOfWinners } = market
    const fault = end.state === 'settled' ? resultFault(end, { numberOfWinners, runners }) : undefined
    if (fault) throw new RangeError(`Market ${end.marketId} cannot be settled by this result: ${fault}.`)
    await saveSettlement(tx, {
      marketId: end.marketId,
      number,
      state: end.state,
      settledAt: end.at,
      runners,
      feedResult: end.by === 'feed' ? (end.feedResult ?? 0) : null,
    })
    const outcome = 'run' in end.outcome ? end.outcome : new Map(end.outcome)
    if (outcome instanceof Map) {
      // A withdrawn runner stays withdrawn, whatever the result.
      for (const { id, status } of runners) if (status === 'removed') outcome.set(id, 'removed')
      for (const [id, status] of outcome) await setRunnerStatus(tx, end.marketId, id, status)
    }

    const tied = tiedOf({ ...end, outcome }, { numberOfWinners, runners })
    await setTied(tx, end.marketId, tied)
    const tie = { winners: winnersOf(outcome, runners).length, tied, places: numberOfWinners }
    for (const userId of players) await settlePlayer(tx, userId, { ...end, outcome, number, tie })
    await endMarket(tx, end.marketId, { ...end, resultRun: 'run' in outcome ? outcome.run : null })
    return players
  })
}

/**
 * Settles a session by its run, any other market by its runners. Throws if the kind is wrong, there are too
 * few winners, or it is unknown which winners tied. Returns the players whose bets ended.
 */
export const settleMarket = (
  database: Database,
  {
    note = null,
    ...settled
  }: Word & {
    outcome: Outcome
    tied?: readonly string[] | undefined
    note?: string | null | undefined
  },
): Promise<string[]> => endWith(database, { ...settled, state: 'settled', reason: null, note })

/** Voids a market: all stakes are returned. Returns the players whose bets ended. */
export const voidMarket = (database: Database, voided: Word & { reason: string }): Promise<string[]> =>
  endWith(database, { ...voided, outcome: new Map(), state: 'void', note: null })
