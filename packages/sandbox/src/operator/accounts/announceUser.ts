import { userCreated } from '@kit/sdk/contract'
import type { Announce } from '../announcements/announcements.ts'
import type { AccountRow, Database } from '../database/schema.ts'
import { lineOf } from './accountTree.ts'

/** Announces a new account, only to the staff above it. */
export async function announceUser(database: Database, announce: Announce, made: AccountRow): Promise<void> {
  const docs = { userId: made.id, userName: made.userName, demo: made.isDemo }
  for (const { id, userType } of await lineOf(database, made.id))
    if (userType !== 'user') announce({ to: { userId: id }, event: userCreated, payload: { docs } })
}
