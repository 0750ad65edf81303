import type { CasinoRoundRow, Database } from '../../../operator/database/schema.ts'
import { betsIn, lockRound, updateRound } from '../roundStore.ts'

export const roundIdOf = (provider: string, round: string): string =>
  `${provider.toLowerCase().replaceAll(' ', '-')}:${round}`

export async function lockKnownRound(tx: Database, id: string): Promise<CasinoRoundRow> {
  const round = await lockRound(tx, id, 'update')
  if (!round) throw new Error("The provider's round was not found.")
  return round
}

/**
 * Ends a locked round when none of its bets is open. It is void if every stake was returned by a rollback.
 */
export async function endWhenOver(
  tx: Database,
  round: CasinoRoundRow,
  { outcome, isRollback, at }: { outcome?: string | undefined; isRollback: boolean; at: Date },
): Promise<void> {
  const bets = await betsIn(tx, round.id)
  if (bets.some(({ state }) => state === 'open')) return
  const isVoid = isRollback && bets.every(({ state }) => state === 'void')
  await updateRound(tx, round.id, {
    state: isVoid ? 'void' : 'settled',
    outcome: outcome === undefined ? round.outcome : { text: outcome, symbols: [] },
    endedAt: at,
    settlements: round.settlements + 1,
  })
}
