import type { StakePreset } from '@kit/sdk/contract'
import type { StakeKind } from './savedStakes.ts'

const presetsOf = (...points: number[]): readonly StakePreset[] =>
  points.map((value) => ({ label: String(value), value: BigInt(value) * 100n }))

/** What is offered while the player's own have not come, or are none. Source: STAKE-003, STAKE-004, Q-086. */
export const defaultPresets: Readonly<Record<StakeKind, readonly StakePreset[]>> = {
  stakes: presetsOf(1_000, 2_000, 3_000, 4_000, 5_000, 6_000),
  quickBets: presetsOf(1_000, 2_000, 3_000),
}

/** How many of a list are used. Source: STAKE-005, Q-085. */
export const mostShown: Readonly<Record<StakeKind, number>> = { stakes: 6, quickBets: 3 }

/** The presets that are shown. Source: STAKE-005 to STAKE-007, STAKE-010, STAKE-013. */
export const shownPresets = (
  kind: StakeKind,
  loaded: readonly StakePreset[] | undefined,
): readonly StakePreset[] =>
  loaded === undefined || loaded.length === 0 ? defaultPresets[kind] : loaded.slice(0, mostShown[kind])
