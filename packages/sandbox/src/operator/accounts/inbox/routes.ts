import { listInbox } from '@kit/sdk/contract'
import type { Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import { readInbox } from './inbox.ts'

export const inboxRoutes = (database: Database): Route[] => [
  route(listInbox, async (asked) => {
    const { messages, totalDocs } = await readInbox(database, asked)
    const docs = messages.map((message) => ({
      ...message,
      id: String(message.id),
      createdAt: message.createdAt.toISOString(),
    }))
    return { docs, totalDocs }
  }),
]
