import type { KeyValueStorage } from '@kit/shell/feature'
import { readStored } from '@kit/sdk'
import * as z from 'zod/mini'

const key = 'kit.notifications'

/** How many of the newest are kept. */
const maxCount = 100

const storedNotification = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  image: z.string(),
  /** When it arrived, ISO 8601 UTC. */
  receivedAt: z.string(),
})
export type StoredNotification = z.output<typeof storedNotification>

/** The notifications this browser has received, newest first. Unreadable storage counts as none. */
export function storedNotifications(storage: KeyValueStorage): StoredNotification[] {
  return readStored(storage, key, z.array(storedNotification)) ?? []
}

/** Stores a notification as the newest. A notification that another tab has already stored is not stored twice. */
export function storeNotification(storage: KeyValueStorage, fresh: StoredNotification): void {
  const others = storedNotifications(storage).filter(({ id }) => id === '' || id !== fresh.id)
  storage.setItem(key, JSON.stringify([fresh, ...others].slice(0, maxCount)))
}
