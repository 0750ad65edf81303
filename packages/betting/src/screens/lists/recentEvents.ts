import type { KeyValueStorage } from '@kit/shell/feature'
import { readStored } from '@kit/sdk'
import * as z from 'zod/mini'

const text = z.string().check(z.maxLength(200))
const seenEvent = z.object({ eventTypeId: text, eventId: text, eventName: text, openDate: text })

/** `openDate` is ISO 8601 UTC. */
export type SeenEvent = z.output<typeof seenEvent>

const key = 'kit.betting.searched'
const most = 5

/** Returns the events opened from searches, newest first; empty if the stored list is invalid. */
export function recentEvents(storage: Pick<KeyValueStorage, 'getItem'>): SeenEvent[] {
  return (readStored(storage, key, z.array(seenEvent)) ?? []).slice(0, most)
}

export function rememberEvent(storage: KeyValueStorage, event: SeenEvent): void {
  const { eventTypeId, eventId, eventName, openDate } = event
  const others = recentEvents(storage).filter((other) => other.eventId !== eventId)
  storage.setItem(
    key,
    JSON.stringify([{ eventTypeId, eventId, eventName, openDate }, ...others].slice(0, most)),
  )
}
