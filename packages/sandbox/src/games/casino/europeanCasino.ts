import { lineOf } from '../../operator/accounts/accountTree.ts'
import type { Database } from '../../operator/database/schema.ts'
import type { Game } from './games/game.ts'

/** The provider that a white label can leave out. */
export const europeanProvider = 'europeanCasino'

/** Whether a player may be shown a game: not one of the provider that a white label above the player left out (ROLE-021). */
export async function isOffered(executor: Database, userId: string, { listed }: Game): Promise<boolean> {
  if (listed.provider !== europeanProvider) return true
  const line = await lineOf(executor, userId)
  return !line.some(
    ({ userType, europeanCasinoDisabled }) => userType === 'whiteLabel' && europeanCasinoDisabled,
  )
}
