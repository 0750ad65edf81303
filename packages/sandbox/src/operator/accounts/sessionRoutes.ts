import { endOtherSessions, listSessions } from '@kit/sdk/contract'
import type { Database } from '../database/schema.ts'
import { route, type Route } from '../http/route.ts'
import type { Sessions } from './sessions.ts'

interface SessionServices {
  database: Database
  sessions: Sessions
  onLogOut(sessionHash: string): void
}

export const sessionRoutes = ({ database, sessions, onLogOut }: SessionServices): Route[] => [
  route(listSessions, async (_request, { login }) => {
    const docs = (await sessions.list(login.account.id)).map((row) => ({
      device: row.device,
      isCurrent: row.sessionHash === login.sessionHash,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      ...(row.checkedAt && { checkedAt: row.checkedAt.toISOString() }),
    }))
    return { docs: docs.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) }
  }),

  route(endOtherSessions, async (_request, { login }) => {
    const ended = await sessions.endAll(database, login.account.id, login.sessionHash)
    ended.forEach((sessionHash) => onLogOut(sessionHash))
    return { docs: { endedCount: ended.length } }
  }),
]
