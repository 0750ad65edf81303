import type { StakePreset } from '@kit/sdk/contract'

const presetsOf = (...points: number[]): readonly StakePreset[] =>
  points.map((value) => ({ label: String(value), value: BigInt(value) * 100n }))

/** Presets that are offered while the player's own are loading or empty. Source: STAKE-003, STAKE-004, Q-086. */
export const defaultPresets: Readonly<Record<'stakes' | 'quickBets', readonly StakePreset[]>> = {
  stakes: presetsOf(1_000, 2_000, 3_000, 4_000, 5_000, 6_000),
  quickBets: presetsOf(1_000, 2_000, 3_000),
}
