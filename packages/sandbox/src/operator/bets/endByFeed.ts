import type { Database } from '../database/schema.ts'
import { lockMarket, runnersOf, setHeld } from '../markets/catalogue.ts'
import type { Outcome } from '../markets/marketState.ts'
import { resultFault, type ResultFault } from './result.ts'
import { rollBackSettlement } from './rollBackSettlement.ts'
import { settleMarket, voidMarket } from './settleMarket.ts'
import { settlementsOf } from './settlementStore.ts'

export interface FeedEnd {
  marketId: string
  outcome: Outcome
  /** Undefined if the market has a result. */
  reason?: string | undefined
  note?: string | undefined
  /** Number of earlier, different ends of the market that it corrects. */
  correction: number
  at: Date
}

export interface FeedEnded {
  players: string[]
  /** True if an earlier settlement was rolled back for this one. */
  isCorrected: boolean
  /** The reason why the market waits for staff, or undefined if it ended. */
  waitsFor?: ResultFault | undefined
}

const nothing: FeedEnded = { players: [], isCorrected: false }

/**
 * A correction rolls the feed's earlier result back and settles again, in one transaction. Repetitions have
 * no effect, nor have ends of markets that staff ended or reopened. An incomplete result holds the market for
 * staff.
 */
export const endByFeed = (database: Database, end: FeedEnd): Promise<FeedEnded> =>
  database.transaction(async (tx) => {
    const { marketId, outcome, reason, note, correction, at } = end
    const market = await lockMarket(tx, marketId)
    if (!market) return nothing
    const earlier = await settlementsOf(tx, marketId)
    const current = earlier.find(({ rolledBackAt }) => rolledBackAt === null)
    const isRepeated = earlier.some(({ feedResult }) => feedResult === null || feedResult >= correction)
    if (isRepeated || (earlier.length > 0 && !current)) return nothing
    const reopened = current ? await rollBackSettlement(tx, { marketId, number: current.number, at }) : []

    const { numberOfWinners } = market
    const runners = await runnersOf(tx, marketId)
    const fault = reason === undefined ? resultFault({ outcome }, { numberOfWinners, runners }) : undefined
    if (fault) {
      await setHeld(tx, marketId, true)
      return { players: reopened, isCorrected: current !== undefined, waitsFor: fault }
    }
    const word = { marketId, by: 'feed' as const, at, feedResult: correction }
    const ended =
      reason === undefined
        ? await settleMarket(tx, { ...word, outcome, note })
        : await voidMarket(tx, { ...word, reason })
    return { players: [...new Set([...reopened, ...ended])], isCorrected: current !== undefined }
  })
