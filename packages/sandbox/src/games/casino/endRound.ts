import { byHand, createDraws, payoutOf } from '@kit/sdk/fair'
import type { CasinoOutcome } from '@kit/sdk/contract'
import { lockAccount } from '../../operator/accounts/accountStore.ts'
import type { CasinoBetRow, CasinoRoundRow, Database } from '../../operator/database/schema.ts'
import { gameOf } from './catalogue.ts'
import { betsIn, lockRound, updateRound } from './roundStore.ts'
import { payBet, reopenBet, voidBet } from './wallet/payBet.ts'

const drawnIn = ({ gameCode, serverSeed, clientSeed }: CasinoRoundRow) =>
  gameOf(gameCode).draw(createDraws(serverSeed, clientSeed))

const isUndecided = ({ state, selection, cashOut }: CasinoBetRow): boolean =>
  state === 'open' && selection === byHand && cashOut === null

export interface RoundEnd {
  roundId: string
  /** `void` returns the stakes regardless of the outcome. */
  how: 'settle' | 'void'
  /** The clock ends a round once. After a rollback, only the operator ends it. */
  by: 'clock' | 'operator'
  at: Date
}

const playersOf = (bets: readonly CasinoBetRow[]): string[] => [...new Set(bets.map(({ userId }) => userId))]

interface Returned {
  /**
   * Returns true if a bet gets its stake back regardless of the outcome. Default: all bets of a void round.
   */
  isReturned?(bet: CasinoBetRow): boolean
}

async function endWith(
  tx: Database,
  round: CasinoRoundRow,
  { how, at, isReturned = () => how === 'void' }: Pick<RoundEnd, 'how' | 'at'> & Returned,
): Promise<string[]> {
  const bets = await betsIn(tx, round.id)
  // Only an external provider knows the outcome of its round.
  const drawn = round.provider === null ? drawnIn(round) : undefined
  for (const bet of bets) {
    await lockAccount(tx, bet.userId)
    if (isReturned(bet)) await voidBet(tx, bet, at)
    // A bet that was cashed out earlier is paid.
    else if (bet.state === 'open' && drawn)
      await payBet(tx, bet, { payout: payoutOf(bet.stake, bet.cashOut ?? drawn.pays(bet.selection)), at })
  }
  const outcome: CasinoOutcome | null = how === 'void' ? null : (drawn?.outcome ?? null)
  const state = how === 'void' ? 'void' : 'settled'
  await updateRound(tx, round.id, { state, outcome, endedAt: at, settlements: round.settlements + 1 })
  return playersOf(bets)
}

/**
 * Ends a round in one transaction: every open bet gets its result from the seeds. Idempotent. Returns the
 * players of the round, or undefined if it was not open, or if it is to be settled and only its provider
 * knows the outcome.
 */
export const endRound = (database: Database, end: RoundEnd): Promise<string[] | undefined> =>
  database.transaction(async (tx) => {
    const round = await lockRound(tx, end.roundId, 'update')
    if (round?.state !== 'open' || (end.by === 'clock' && round.settlements > 0)) return undefined
    if (round.provider !== null && end.how === 'settle') return undefined
    return endWith(tx, round, end)
  })

/**
 * Ends a round that a stopped process left open, by its seeds. Players who could still have cashed out get
 * their stakes back. If all of them could, the round is void.
 */
export const resumeRound = (database: Database, roundId: string, at: Date): Promise<string[] | undefined> =>
  database.transaction(async (tx) => {
    const round = await lockRound(tx, roundId, 'update')
    if (round?.state !== 'open') return undefined
    const bets = await betsIn(tx, roundId)
    if (bets.length > 0 && bets.every(isUndecided)) return endWith(tx, round, { how: 'void', at })
    return endWith(tx, round, { how: 'settle', at, isReturned: isUndecided })
  })

/**
 * Rolls a round's end back in one transaction: its bets are open again, and the ledger gets a contra of every
 * entry. Points spent since then become debt. Returns the players, or undefined if the round had not ended.
 */
export const rollBackRound = (
  database: Database,
  { roundId, at }: { roundId: string; at: Date },
): Promise<string[] | undefined> =>
  database.transaction(async (tx) => {
    const round = await lockRound(tx, roundId, 'update')
    if (!round || round.state === 'open') return undefined
    const bets = await betsIn(tx, roundId)
    for (const bet of bets) {
      await lockAccount(tx, bet.userId)
      await reopenBet(tx, bet, at)
    }
    await updateRound(tx, roundId, { state: 'open', outcome: null, endedAt: null })
    return playersOf(bets)
  })
