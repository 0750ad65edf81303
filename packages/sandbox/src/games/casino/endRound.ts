import type { CasinoOutcome, Minor } from '@kit/sdk/contract'
import { divideHalfUp } from '@kit/betting/rules'
import { lockAccount } from '../../operator/accounts/accountStore.ts'
import type { CasinoBetRow, CasinoRoundRow, Database } from '../../operator/database/schema.ts'
import {
  availableAccount,
  exposureAccount,
  houseAccounts,
  post,
  postContra,
} from '../../operator/ledger/ledger.ts'
import { gameOf } from './catalogue.ts'
import { createDraws } from './draws.ts'
import { byHand } from './games/kite.ts'
import { betsIn, lockRound, updateCasinoBet, updateRound } from './roundStore.ts'

const settlementReference = (roundId: string, number: number, betId: string): string =>
  `casino:${roundId}:${number}:${betId}`

/** The payout of a stake; `pays` is per 100, the stake included. */
export const payoutOf = (stake: Minor, pays: number): Minor => divideHalfUp(stake * BigInt(pays), 100n)

const drawnIn = ({ gameCode, serverSeed, clientSeed }: CasinoRoundRow) =>
  gameOf(gameCode).draw(createDraws(serverSeed, clientSeed))

const stateOf = (result: Minor) => (result > 0n ? 'won' : result < 0n ? 'lost' : 'void')

async function endBet(
  tx: Database,
  bet: CasinoBetRow,
  payout: Minor,
  number: number,
  at: Date,
): Promise<void> {
  await lockAccount(tx, bet.userId)
  const result = payout - bet.stake
  await post(tx, {
    kind: 'settlement',
    reference: settlementReference(bet.roundId, number, bet.id),
    marketId: bet.roundId,
    at,
    movements: [
      { account: exposureAccount(bet.userId), amount: -bet.stake },
      { account: availableAccount(bet.userId), amount: payout },
      { account: houseAccounts.book, amount: -result },
    ],
  })
  await updateCasinoBet(tx, bet.id, { state: stateOf(result), result, updatedAt: at, settledAt: at })
}

export interface RoundEnd {
  roundId: string
  /** `void` returns the stakes regardless of the outcome. */
  how: 'settle' | 'void'
  /** The clock ends a round once; after a rollback only the operator does. */
  by: 'clock' | 'operator'
  at: Date
}

const playersOf = (bets: readonly CasinoBetRow[]): string[] => [...new Set(bets.map(({ userId }) => userId))]

async function endWith(
  tx: Database,
  round: CasinoRoundRow,
  { how, at }: Pick<RoundEnd, 'how' | 'at'>,
): Promise<string[]> {
  const bets = await betsIn(tx, round.id)
  const number = round.settlements + 1
  const drawn = drawnIn(round)
  for (const bet of bets) {
    const payout = how === 'void' ? bet.stake : payoutOf(bet.stake, bet.cashOut ?? drawn.pays(bet.selection))
    await endBet(tx, bet, payout, number, at)
  }
  const outcome: CasinoOutcome | null = how === 'void' ? null : drawn.outcome
  const state = how === 'void' ? 'void' : 'settled'
  await updateRound(tx, round.id, { state, outcome, endedAt: at, settlements: number })
  return playersOf(bets)
}

/**
 * Ends a round in one transaction: every bet gets its result by the seeds. Idempotent. Returns the players whose bets
 * ended; undefined when the round was not open.
 */
export const endRound = (database: Database, end: RoundEnd): Promise<string[] | undefined> =>
  database.transaction(async (tx) => {
    const round = await lockRound(tx, end.roundId, 'update')
    if (round?.state !== 'open' || (end.by === 'clock' && round.settlements > 0)) return undefined
    return endWith(tx, round, end)
  })

/** Ends a round that a dead process left open: by its seeds, or void when a player could still have cashed out. */
export const resumeRound = (database: Database, roundId: string, at: Date): Promise<string[] | undefined> =>
  database.transaction(async (tx) => {
    const round = await lockRound(tx, roundId, 'update')
    if (round?.state !== 'open') return undefined
    const hadChoice = (await betsIn(tx, roundId)).some(
      ({ selection, cashOut }) => selection === byHand && cashOut === null,
    )
    return endWith(tx, round, { how: hadChoice ? 'void' : 'settle', at })
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
      const reference = settlementReference(roundId, round.settlements, bet.id)
      await postContra(tx, { reference, userId: bet.userId, marketId: roundId, at })
      await updateCasinoBet(tx, bet.id, { state: 'open', result: 0n, updatedAt: at, settledAt: null })
    }
    await updateRound(tx, roundId, { state: 'open', outcome: null, endedAt: null })
    return playersOf(bets)
  })
