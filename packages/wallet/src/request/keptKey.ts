import { readStored } from '@kit/sdk'
import type { KeyValueStorage } from '@kit/shell/feature'
import * as z from 'zod/mini'

/** What moves points in or out. Each has one request on its way at a time, a player and browser. */
export type RequestName = 'deposit' | 'withdraw'

const kept = z.object({ key: z.uuid(), sentAtMs: z.number() })

/** The key of a request whose outcome is not known. It says nothing of amounts or accounts. */
export type KeptKey = z.output<typeof kept>

/** The keys of one kind of request, kept from before the first byte is sent, one a player. All tabs share them. */
export interface KeptKeys {
  save(userId: string, key: KeptKey): void
  load(userId: string): KeptKey | undefined
  clear(userId: string): void
}

export function createKeptKeys(storage: KeyValueStorage, name: RequestName): KeptKeys {
  const at = (userId: string) => `wallet.${name}.key.${userId}`
  return {
    save: (userId, key) => storage.setItem(at(userId), JSON.stringify(key)),
    load: (userId) => readStored(storage, at(userId), kept),
    clear: (userId) => storage.removeItem(at(userId)),
  }
}
