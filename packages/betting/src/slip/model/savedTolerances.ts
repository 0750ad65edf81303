import { readStored } from '@kit/sdk'
import type { KeyValueStorage } from '@kit/shell/feature'
import { pricePolicies } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import { defaultTolerance, type PriceTolerance } from './priceTolerance.ts'

const saved = z.object({
  pricePolicy: z.enum(pricePolicies),
  priceSteps: z.int().check(z.minimum(1), z.maximum(100)),
})

/** Storage of each player's price tolerance in this browser. Default: `defaultTolerance`. */
export interface SavedTolerances {
  save(userId: string, tolerance: PriceTolerance): void
  load(userId: string): PriceTolerance
}

export function createSavedTolerances(storage: KeyValueStorage): SavedTolerances {
  const keyOf = (userId: string) => `kit.betting.pricePolicy.${userId}`
  return {
    save: (userId, tolerance) => storage.setItem(keyOf(userId), JSON.stringify(tolerance)),
    load(userId) {
      const held = readStored(storage, keyOf(userId), saved)
      // Earlier releases stored 'any price', which applies to one bet only.
      return held && held.pricePolicy !== 'any' ? held : defaultTolerance
    },
  }
}
