import type { Database } from '../database/schema.ts'
import { lockMarket, runnersOf, setHeld } from '../markets/catalogue.ts'
import type { Outcome } from '../markets/marketState.ts'
import { resultFault, type ResultFault } from './result.ts'
import { rollBackSettlement } from './rollBackSettlement.ts'
import { settleMarket, voidMarket } from './settleMarket.ts'
import { settlementsOf } from './settlementStore.ts'

/** How a feed says that a market ended. */
export interface FeedEnd {
  marketId: string
  outcome: Outcome
  /** Why the market is void; undefined when it has a result. */
  reason?: string | undefined
  note?: string | undefined
  /** How many earlier ends of the market, which differ, it corrects. */
  correction: number
  at: Date
}

export interface FeedEnded {
  /** Players whose bets changed. */
  players: string[]
  /** Whether an earlier settlement was taken back for this one. */
  isCorrected: boolean
  /** Why the market waits for staff; undefined when it ended. */
  waitsFor?: ResultFault | undefined
}

const nothing: FeedEnded = { players: [], isCorrected: false }

/**
 * Ends a market as its feed says. A correction takes the settlement of the feed's earlier result back and settles again,
 * in one transaction; a repetition and a market that staff ended or reopened change nothing. A result that lacks winners
 * or does not name who tied settles nothing: the market is held for staff.
 */
export const endByFeed = (database: Database, end: FeedEnd): Promise<FeedEnded> =>
  database.transaction(async (tx) => {
    const { marketId, outcome, reason, note, correction, at } = end
    const market = await lockMarket(tx, marketId)
    if (!market) return nothing
    const earlier = await settlementsOf(tx, marketId)
    const standing = earlier.find(({ rolledBackAt }) => rolledBackAt === null)
    const isRepeated = earlier.some(({ feedResult }) => feedResult === null || feedResult >= correction)
    if (isRepeated || (earlier.length > 0 && !standing)) return nothing
    const reopened = standing ? await rollBackSettlement(tx, { marketId, number: standing.number, at }) : []

    const { numberOfWinners } = market
    const runners = await runnersOf(tx, marketId)
    const fault = reason === undefined ? resultFault({ outcome }, { numberOfWinners, runners }) : undefined
    if (fault) {
      await setHeld(tx, marketId, true)
      return { players: reopened, isCorrected: standing !== undefined, waitsFor: fault }
    }
    const word = { marketId, by: 'feed' as const, at, feedResult: correction }
    const ended =
      reason === undefined
        ? await settleMarket(tx, { ...word, outcome, note })
        : await voidMarket(tx, { ...word, reason })
    return { players: [...new Set([...reopened, ...ended])], isCorrected: standing !== undefined }
  })
