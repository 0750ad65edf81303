import { byHand, createDraws, payoutOf } from '@kit/sdk/fair'
import type { CasinoOutcome } from '@kit/sdk/contract'
import { lockAccount } from '../../operator/accounts/accountStore.ts'
import type { CasinoBetRow, CasinoRoundRow, Database } from '../../operator/database/schema.ts'
import { gameOf } from './catalogue.ts'
import { betsIn, lockRound, updateRound } from './roundStore.ts'
import { payBet, reopenBet, voidBet } from './wallet/payBet.ts'

const drawnIn = ({ gameCode, serverSeed, clientSeed }: CasinoRoundRow) =>
  gameOf(gameCode).draw(createDraws(serverSeed, clientSeed))

/** Whether a player could still have chosen when to take it in. */
const isUndecided = ({ state, selection, cashOut }: CasinoBetRow): boolean =>
  state === 'open' && selection === byHand && cashOut === null

export interface RoundEnd {
  roundId: string
  /** `void` returns the stakes regardless of the outcome. */
  how: 'settle' | 'void'
  /** The clock ends a round once; after a rollback only the operator does. */
  by: 'clock' | 'operator'
  at: Date
}

const playersOf = (bets: readonly CasinoBetRow[]): string[] => [...new Set(bets.map(({ userId }) => userId))]

interface Returned {
  /** Whether a bet gets its stake back, whatever came out. Default: all of a void round. */
  isReturned?(bet: CasinoBetRow): boolean
}

async function endWith(
  tx: Database,
  round: CasinoRoundRow,
  { how, at, isReturned = () => how === 'void' }: Pick<RoundEnd, 'how' | 'at'> & Returned,
): Promise<string[]> {
  const bets = await betsIn(tx, round.id)
  // Only its provider knows what came out of another's round.
  const drawn = round.provider === null ? drawnIn(round) : undefined
  for (const bet of bets) {
    await lockAccount(tx, bet.userId)
    if (isReturned(bet)) await voidBet(tx, bet, at)
    // What was taken in before is paid.
    else if (bet.state === 'open' && drawn)
      await payBet(tx, bet, { payout: payoutOf(bet.stake, bet.cashOut ?? drawn.pays(bet.selection)), at })
  }
  const outcome: CasinoOutcome | null = how === 'void' ? null : (drawn?.outcome ?? null)
  const state = how === 'void' ? 'void' : 'settled'
  await updateRound(tx, round.id, { state, outcome, endedAt: at, settlements: round.settlements + 1 })
  return playersOf(bets)
}

/**
 * Ends a round in one transaction: every bet that is open gets its result by the seeds. Idempotent. Returns the players of the
 * round; undefined when it was not open, or is to be settled and only its provider knows how.
 */
export const endRound = (database: Database, end: RoundEnd): Promise<string[] | undefined> =>
  database.transaction(async (tx) => {
    const round = await lockRound(tx, end.roundId, 'update')
    if (round?.state !== 'open' || (end.by === 'clock' && round.settlements > 0)) return undefined
    if (round.provider !== null && end.how === 'settle') return undefined
    return endWith(tx, round, end)
  })

/**
 * Ends a round that a dead process left open by its seeds. Who could still have taken it in gets the stake back; when that is
 * everybody, the round is void.
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
 * Rolls a round's end back in one transaction: bets are open again, and the ledger gets a contra of every entry. Points
 * spent since become debt. Returns the players; undefined when the round had not ended.
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
