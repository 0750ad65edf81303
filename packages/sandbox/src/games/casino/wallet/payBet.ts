import type { Minor } from '@kit/sdk/contract'
import type { CasinoBetRow, Database } from '../../../operator/database/schema.ts'
import {
  availableAccount,
  exposureAccount,
  operatorAccounts,
  post,
  postContra,
} from '../../../operator/ledger/ledger.ts'
import { updateCasinoBet } from '../roundStore.ts'
import { checkPayout } from './checkPayout.ts'

// How a casino bet ends, and how its end is rolled back. The caller has locked the round and the player.

const settlementReference = ({ roundId, id }: CasinoBetRow, number: number): string =>
  `casino:${roundId}:${number}:${id}`

const stateOf = (result: Minor) => (result > 0n ? 'won' : result < 0n ? 'lost' : 'void')

/**
 * Ends an open bet: its stake leaves the exposure, and the payout becomes available. `cashOut` is the
 * multiplier at which it was cashed out. Throws the errors of `checkPayout`.
 */
export async function payBet(
  tx: Database,
  bet: CasinoBetRow,
  { payout, at, ...change }: { payout: Minor; at: Date } & Partial<Pick<CasinoBetRow, 'cashOut'>>,
): Promise<void> {
  const result = checkPayout(bet, payout) - bet.stake
  const settlements = bet.settlements + 1
  await post(tx, {
    kind: 'settlement',
    reference: settlementReference(bet, settlements),
    marketId: bet.roundId,
    at,
    movements: [
      { account: exposureAccount(bet.userId), amount: -bet.stake },
      { account: availableAccount(bet.userId), amount: payout },
      { account: operatorAccounts.book, amount: -result },
    ],
  })
  const state = stateOf(result)
  await updateCasinoBet(tx, bet.id, { ...change, state, result, settlements, updatedAt: at, settledAt: at })
}

/** Opens an ended bet again. The ledger gets the contra of its end. Points spent since then become debt. */
export async function reopenBet(tx: Database, bet: CasinoBetRow, at: Date): Promise<void> {
  const reference = settlementReference(bet, bet.settlements)
  await postContra(tx, { reference, userId: bet.userId, marketId: bet.roundId, at })
  await updateCasinoBet(tx, bet.id, { state: 'open', result: 0n, updatedAt: at, settledAt: null })
}

/** Regardless of the bet's result. */
export async function voidBet(tx: Database, bet: CasinoBetRow, at: Date): Promise<void> {
  if (bet.state === 'void') return
  if (bet.state !== 'open') await reopenBet(tx, bet, at)
  await payBet(tx, { ...bet, state: 'open' }, { payout: bet.stake, at })
}
