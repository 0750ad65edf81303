import type { StakePreset } from '@kit/sdk/contract'
import { defaultPresets } from '../../site/defaultPresets.ts'
import type { StakeKind } from './savedStakes.ts'

/** How many of a list are used. Source: STAKE-005, Q-085. */
export const mostShown: Readonly<Record<StakeKind, number>> = { stakes: 6, quickBets: 3 }

/** The presets that are shown. Source: STAKE-005 to STAKE-007, STAKE-010, STAKE-013. */
export const shownPresets = (
  kind: StakeKind,
  loaded: readonly StakePreset[] | undefined,
): readonly StakePreset[] =>
  loaded === undefined || loaded.length === 0 ? defaultPresets[kind] : loaded.slice(0, mostShown[kind])
