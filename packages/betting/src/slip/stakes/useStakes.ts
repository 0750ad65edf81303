'use client'
import { getQuickBets, getStakes, saveQuickBets, saveStakes, type StakePreset } from '@kit/sdk/contract'
import { mutationOf, queryKeyOf, quickBetsQuery, stakesQuery } from '@kit/sdk/query'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAccount, useIsPlayer } from '../../site/useAccount.ts'
import { useBetting } from '../model/bettingContext.ts'
import { keepStakes, keptStakes, type StakeKind } from './savedStakes.ts'
import { ownPresets, shownPresets } from './stakePresets.ts'

/** Reads a player's presets. Presets saved on an earlier visit are placeholders until the read completes. */
function useStakesQuery(kind: StakeKind) {
  const { site } = useBetting()
  const { client } = site.operator
  const isPlayer = useIsPlayer()
  const userId = useAccount()?.user.id
  return useQuery({
    ...(kind === 'stakes' ? stakesQuery(client) : quickBetsQuery(client)),
    enabled: isPlayer,
    placeholderData: () => (userId === undefined ? undefined : keptStakes(site.storage, userId, kind)),
  })
}

/**
 * Subscribes to a player's presets and returns those to show: their own, those saved on an earlier visit while loading,
 * or the defaults.
 */
export function useStakes(kind: StakeKind): readonly StakePreset[] {
  const isPlayer = useIsPlayer()
  const { data } = useStakesQuery(kind)
  // A failed refetch keeps the chips that are shown.
  return shownPresets(kind, isPlayer ? data : undefined)
}

/** Subscribes to all presets of a player, shown or not, and returns them for editing: saving must not drop the rest. */
export function useEditedStakes(kind: StakeKind): readonly StakePreset[] {
  const isPlayer = useIsPlayer()
  const { data } = useStakesQuery(kind)
  return ownPresets(kind, isPlayer ? data : undefined)
}

/**
 * Subscribes to a player's presets and returns 'coming' while they load and 'missing' if the read failed. The defaults
 * are shown meanwhile.
 */
export function useStakesStatus(kind: StakeKind): 'coming' | 'missing' | undefined {
  const isPlayer = useIsPlayer()
  const { data, isError } = useStakesQuery(kind)
  if (!isPlayer || data !== undefined) return undefined
  return isError ? 'missing' : 'coming'
}

/**
 * Saves the presets of a kind. Shows and stores the operator's answer at once, or the sent presets if the answer is
 * empty. Source: STAKE-008, STAKE-011.
 */
export function useSaveStakes(kind: StakeKind) {
  const { site } = useBetting()
  const { client } = site.operator
  const queries = useQueryClient()
  const userId = useAccount()?.user.id
  const isStakes = kind === 'stakes'
  return useMutation({
    ...(isStakes ? mutationOf(client, saveStakes) : mutationOf(client, saveQuickBets)),
    onSuccess(answered: StakePreset[], { presets }: { presets: StakePreset[] }) {
      const saved = answered.length > 0 ? answered : presets
      queries.setQueryData(isStakes ? queryKeyOf(getStakes, {}) : queryKeyOf(getQuickBets, {}), saved)
      if (userId !== undefined) keepStakes(site.storage, userId, kind, saved)
    },
  })
}
