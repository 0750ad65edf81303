import { disconnectedByHand, disconnectUser, loggedOutByAdmin, logOutUser } from '@kit/sdk/contract'
import { findAccountByName } from '../accounts/accountStore.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Announce } from '../announcements/announcements.ts'
import type { AccountRow, Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { route, type Route } from '../http/route.ts'

export interface UserControlServices {
  database: Database
  sessions: Sessions
  announce: Announce
  onLogOut(sessionHash: string): void
}

const userUnknown = () =>
  new Refused(404, { message: 'There is no such user', code: 'user-unknown', field: 'userName' })

export function userControlRoutes({ database, sessions, announce, onLogOut }: UserControlServices): Route[] {
  const named = async (userName: string): Promise<AccountRow> => {
    const found = await findAccountByName(database, userName)
    if (!found) throw userUnknown()
    return found
  }

  return [
    route(logOutUser, async ({ userName }) => {
      const user = await named(userName)
      const ended = await sessions.endAll(database, user.id)
      // Announced first, so that the page can show why it is disconnected.
      announce({ to: { userId: user.id }, event: loggedOutByAdmin, payload: {} })
      ended.forEach(onLogOut)
      return { docs: { userName: user.userName, logins: ended.length } }
    }),

    route(disconnectUser, async ({ userName }) => {
      const user = await named(userName)
      announce({ to: { userId: user.id }, event: disconnectedByHand, payload: {} })
      return { docs: { userName: user.userName } }
    }),
  ]
}
