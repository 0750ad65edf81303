import { lineOf } from '../../operator/accounts/accountTree.ts'
import type { Database } from '../../operator/database/schema.ts'
import { defaultBranchId } from '../../operator/accounts/seed.ts'
import type { Game } from './game.ts'

/** The provider that a white label can disable. */
export const europeanProvider = 'europeanCasino'

/** False for games of the provider that the player's white label disabled (ROLE-021). */
export async function isOffered(executor: Database, userId: string, { listed }: Game): Promise<boolean> {
  return listed.provider !== europeanProvider || !(await isDisabledAbove(executor, userId))
}

async function isDisabledAbove(executor: Database, accountId: string): Promise<boolean> {
  const line = await lineOf(executor, accountId)
  return line.some(
    ({ userType, europeanCasinoDisabled }) => userType === 'whiteLabel' && europeanCasinoDisabled,
  )
}

/**
 * Returns true if the shared list of games includes the European casino, which the white label of the site's
 * own players may disable. For players of other white labels, the site hides it by their role (ROLE-021).
 */
export async function listsEuropean(executor: Database): Promise<boolean> {
  const branch = await defaultBranchId(executor)
  return branch === null || !(await isDisabledAbove(executor, branch))
}
