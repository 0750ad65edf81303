import { readStored } from '@kit/sdk'
import type { KeyValueStorage } from '@kit/shell/feature'
import { getStakes, type StakePreset } from '@kit/sdk/contract'
import * as z from 'zod/mini'

export type StakeKind = 'stakes' | 'quickBets'

const keyOf = (userId: string, kind: StakeKind): string => `kit.betting.${kind}.${userId}`

/** Source: STAKE-008. */
export function keepStakes(
  storage: KeyValueStorage,
  userId: string,
  kind: StakeKind,
  presets: readonly StakePreset[],
): void {
  storage.setItem(keyOf(userId, kind), JSON.stringify(z.encode(getStakes.response, [...presets])))
}

/** Removes a player's saved presets, so that the next visit shows the operator's list. */
export function forgetStakes(storage: KeyValueStorage, userId: string): void {
  for (const kind of ['stakes', 'quickBets'] as const) storage.removeItem(keyOf(userId, kind))
}

/** Returns a player's saved list, which is shown until the operator's list is loaded, or undefined. */
export function keptStakes(
  storage: KeyValueStorage,
  userId: string,
  kind: StakeKind,
): StakePreset[] | undefined {
  return readStored(storage, keyOf(userId, kind), getStakes.response)
}
