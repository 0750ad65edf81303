import type { StakePreset } from '@kit/sdk/contract'
import { defaultPresets } from '../../site/defaultPresets.ts'
import type { StakeKind } from './savedStakes.ts'

/** Number of presets of each list that are shown. Source: STAKE-005, Q-085. */
export const mostShown: Readonly<Record<StakeKind, number>> = { stakes: 6, quickBets: 3 }

/** Returns the player's whole list, or the defaults if it is empty or could not be read. */
export const ownPresets = (
  kind: StakeKind,
  loaded: readonly StakePreset[] | undefined,
): readonly StakePreset[] => (loaded === undefined || loaded.length === 0 ? defaultPresets[kind] : loaded)

/** Source: STAKE-005 to STAKE-007, STAKE-010, STAKE-013. */
export const shownPresets = (
  kind: StakeKind,
  loaded: readonly StakePreset[] | undefined,
): readonly StakePreset[] => ownPresets(kind, loaded).slice(0, mostShown[kind])
