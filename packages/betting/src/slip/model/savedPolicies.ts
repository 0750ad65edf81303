import { readStored } from '@kit/sdk'
import type { KeyValueStorage } from '@kit/shell/feature'
import { pricePolicies, type PricePolicy } from '@kit/sdk/contract'
import * as z from 'zod/mini'

const saved = z.enum(pricePolicies)

/** What each player of this browser lets happen when the price moves. Who chose nothing gets this price or none. */
export interface SavedPolicies {
  save(userId: string, policy: PricePolicy): void
  load(userId: string): PricePolicy
}

export function createSavedPolicies(storage: KeyValueStorage): SavedPolicies {
  const keyOf = (userId: string) => `kit.betting.pricePolicy.${userId}`
  return {
    save: (userId, policy) => storage.setItem(keyOf(userId), policy),
    load: (userId) => readStored(storage, keyOf(userId), saved) ?? 'this',
  }
}
