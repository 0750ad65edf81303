import type { Minor } from '@kit/sdk/contract'
import { deadHeatOf, settleBet, settleSessionBet, type DeadHeat, type Settlement } from '@kit/betting/rules'
import { lockAccount } from '../accounts/accountStore.ts'
import type { BetRow, Database, MarketRow } from '../database/schema.ts'
import {
  availableAccount,
  balanceOf,
  exposureAccount,
  heldOn,
  houseAccounts,
  post,
} from '../ledger/ledger.ts'
import { endMarket, lockMarket, runnersOf, setRunnerStatus } from '../markets/catalogue.ts'
import type { Outcome } from '../markets/marketState.ts'
import { endBet, openBetsOn, playersOn } from './betStore.ts'
import { lapseOnMarket } from './waiting/lapseOrders.ts'
import { countSettlements, saveSettlement, settlementReference } from './settlementStore.ts'

/** Whether the feed or the operator ends the market. */
interface Word {
  marketId: string
  by: 'feed' | 'operator'
  at: Date
}

interface MarketEnd extends Word {
  /**
   * The runners' results; bets on runners it leaves out are void, and an empty map voids the market. A session ends by
   * its run.
   */
  outcome: Outcome
  state: 'settled' | 'void'
  reason: string | null
  /** Explains a result that the run alone does not. */
  note: string | null
}

/** More winners than the market has places share them, whoever says the result. */
function deadHeatIn(outcome: Outcome, { numberOfWinners }: MarketRow): DeadHeat | undefined {
  if ('run' in outcome) return undefined
  return deadHeatOf([...outcome.values()].filter((status) => status === 'winner').length, numberOfWinners)
}

function settlementOf(bet: BetRow, outcome: Outcome, deadHeat: DeadHeat | undefined): Settlement {
  if (!('run' in outcome)) return settleBet(bet, outcome.get(bet.runnerId), deadHeat)
  return settleSessionBet(bet, outcome.run)
}

/** The wrong kind of outcome would settle bets by chance. */
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
  end: MarketEnd & { number: number; deadHeat: DeadHeat | undefined },
): Promise<void> {
  await lockAccount(tx, userId)
  let result: Minor = 0n
  for (const bet of await openBetsOn(tx, userId, end.marketId)) {
    const settlement = settlementOf(bet, end.outcome, end.deadHeat)
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
      { account: houseAccounts.book, amount: -result },
      { account: houseAccounts.shortfall, amount: -shortfall },
    ],
  })
}

/**
 * Ends a market in one transaction: every open bet gets its result, reserves are released with winnings added or losses
 * taken. Idempotent: a second call returns no players. After a rollback only the operator may settle: the feed would
 * repeat the wrong result.
 */
async function endWith(database: Database, end: MarketEnd): Promise<string[]> {
  return database.transaction(async (tx) => {
    const market = await lockMarket(tx, end.marketId)
    if (market?.state !== 'open') return []
    checkKind(market, end)
    const earlier = await countSettlements(tx, end.marketId)
    if (earlier > 0 && end.by === 'feed') return []
    const number = earlier + 1
    const players = await playersOn(tx, end.marketId)
    // By an entry of its own: a rollback takes the settlement back, not what had waited.
    await lapseOnMarket(tx, market, `market:${number}`, end.at)
    const runners = await runnersOf(tx, end.marketId)
    await saveSettlement(tx, { marketId: end.marketId, number, state: end.state, settledAt: end.at, runners })
    const outcome = 'run' in end.outcome ? end.outcome : new Map(end.outcome)
    if (outcome instanceof Map) {
      // A withdrawn runner stays withdrawn, whatever the result.
      for (const { id, status } of runners) if (status === 'removed') outcome.set(id, 'removed')
      for (const [id, status] of outcome) await setRunnerStatus(tx, end.marketId, id, status)
    }

    const deadHeat = deadHeatIn(outcome, market)
    for (const userId of players) await settlePlayer(tx, userId, { ...end, outcome, number, deadHeat })
    await endMarket(tx, end.marketId, { ...end, resultRun: 'run' in outcome ? outcome.run : null })
    return players
  })
}

/**
 * Settles a session by its run, any other market by its runners; throws on the wrong kind. Returns the players whose
 * bets ended.
 */
export const settleMarket = (
  database: Database,
  { note = null, ...settled }: Word & { outcome: Outcome; note?: string | null | undefined },
): Promise<string[]> => endWith(database, { ...settled, state: 'settled', reason: null, note })

/** Voids a market: all stakes back. Returns the players whose bets ended. */
export const voidMarket = (database: Database, voided: Word & { reason: string }): Promise<string[]> =>
  endWith(database, { ...voided, outcome: new Map(), state: 'void', note: null })
