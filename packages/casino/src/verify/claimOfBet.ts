import type { CasinoBetDetail } from '@kit/sdk/contract'
import { searchOf } from '@kit/sdk/fair'

/**
 * Where a bet's round is recomputed, with all that its receipt states. Undefined where there is nothing to recompute: its
 * seed is not revealed, or its rules are not stated. A void round states neither outcome nor result.
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
