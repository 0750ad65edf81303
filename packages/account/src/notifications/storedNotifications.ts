import type { KeyValueStorage } from '@kit/shell/feature'
import { readStored } from '@kit/sdk'
import * as z from 'zod/mini'
import { notificationsKey } from './notificationsKey.ts'

/** Source: Q-078. */
const maxCount = 100

const storedNotification = z.object({
  id: z.string(),
  /** True if the operator knows the notification by this id. One without an id exists in this browser only. */
  isKnown: z._default(z.boolean(), true),
  title: z.string(),
  body: z.string(),
  image: z.string(),
  /** ISO 8601 UTC. */
  receivedAt: z.string(),
  isRead: z._default(z.boolean(), false),
})
export type StoredNotification = z.output<typeof storedNotification>

const listeners = new Set<() => void>()

/** Called when this page stores, reads or deletes a notification. Returns a function that unsubscribes. */
export function onNotifications(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns notifications, newest first. Unreadable storage counts as empty. */
export function storedNotifications(storage: KeyValueStorage): StoredNotification[] {
  return readStored(storage, notificationsKey, z.array(storedNotification)) ?? []
}

export const notificationsText = (storage: KeyValueStorage): string => storage.getItem(notificationsKey) ?? ''

function write(storage: KeyValueStorage, all: readonly StoredNotification[]): void {
  storage.setItem(notificationsKey, JSON.stringify(all.slice(0, maxCount)))
  for (const listener of listeners) listener()
}

/** One already stored by another tab is not stored twice. */
export function storeNotification(storage: KeyValueStorage, fresh: Omit<StoredNotification, 'isRead'>): void {
  const others = storedNotifications(storage).filter(({ id }) => id !== fresh.id)
  write(storage, [{ ...fresh, isRead: false }, ...others])
}

/** NOTIF-001. */
export const markAsRead = (storage: KeyValueStorage, id: string): void =>
  write(
    storage,
    storedNotifications(storage).map((one) => (one.id === id ? { ...one, isRead: true } : one)),
  )

/** NOTIF-002. */
export const removeNotification = (storage: KeyValueStorage, id: string): void =>
  write(
    storage,
    storedNotifications(storage).filter((one) => one.id !== id),
  )
