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
 * Whether the shared list of games has the European casino: not where the white label of the site's own players disabled it.
 * A site leaves it out by the role for players of other white labels (ROLE-021).
 */
export async function listsEuropean(executor: Database): Promise<boolean> {
  const branch = await defaultBranchId(executor)
  return branch === null || !(await isDisabledAbove(executor, branch))
}
