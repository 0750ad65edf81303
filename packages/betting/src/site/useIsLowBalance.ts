'use client'
import { getStakes, type StakePreset } from '@kit/sdk/contract'
import { queryKeyOf } from '@kit/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { defaultPresets } from './defaultPresets.ts'
import { useAccount } from './useAccount.ts'

/** Returns true if the available points are less than the player's smallest stake preset. Source: MKT-027, Q-005. */
export function useIsLowBalance(): boolean {
  const available = useAccount()?.balance.available
  // Read from the cache only: the slip loads the presets when it is shown.
  const held = useQueryClient().getQueryData<StakePreset[]>(queryKeyOf(getStakes, {}))
  if (available === undefined) return false
  const presets = held && held.length > 0 ? held : defaultPresets.stakes
  return presets.every(({ value }) => available < value)
}
