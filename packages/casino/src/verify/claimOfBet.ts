import type { CasinoBetDetail } from '@kit/sdk/contract'
import { searchOf } from '@kit/sdk/fair'

/**
 * Returns the address that recalculates a bet's round, with everything its receipt states. Undefined if its seed is not
 * revealed or its rules are unknown. A void round states neither outcome nor result.
 */
export function verifyPath(bet: CasinoBetDetail): string | undefined {
  const { proof, outcome, selectionId, cashOut, stake, result, state } = bet
  if (proof.serverSeed === null || proof.rules === '') return undefined
  const isPlayed = outcome !== null && state !== 'open'
  const search = searchOf({
    rules: proof.rules,
    serverSeedHash: proof.serverSeedHash,
    serverSeed: proof.serverSeed,
    clientSeed: proof.clientSeed,
    chainCommitment: proof.chainCommitment,
    chainPosition: proof.chainPosition,
    ...(isPlayed && {
      outcome: outcome.text,
      ...(selectionId !== '' && { selection: selectionId, stake, result }),
      ...(cashOut !== null && { cashOut }),
    }),
  })
  return `/verify-round${search}`
}
