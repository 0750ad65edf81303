import { lineOf } from '../../operator/accounts/accountTree.ts'
import type { Database } from '../../operator/database/schema.ts'
import type { Game } from './game.ts'

/** The provider that a white label can disable. */
export const europeanProvider = 'europeanCasino'

/** False for games of the provider that the player's white label disabled (ROLE-021). */
export async function isOffered(executor: Database, userId: string, { listed }: Game): Promise<boolean> {
  if (listed.provider !== europeanProvider) return true
  const line = await lineOf(executor, userId)
  return !line.some(
    ({ userType, europeanCasinoDisabled }) => userType === 'whiteLabel' && europeanCasinoDisabled,
  )
}
