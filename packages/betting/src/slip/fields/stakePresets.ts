import type { StakePreset } from '@kit/sdk/contract'

/** What is offered while the player's own stakes have not come, or are none. Source: STAKE-003, Q-086. */
export const defaultStakes: readonly StakePreset[] = [1_000, 2_000, 3_000, 4_000, 5_000, 6_000].map(
  (value) => ({
    label: String(value),
    value: BigInt(value) * 100n,
  }),
)

/** The six stakes that are shown. Source: STAKE-005 to STAKE-007. */
export const shownStakes = (loaded: readonly StakePreset[] | undefined): readonly StakePreset[] =>
  loaded === undefined || loaded.length === 0 ? defaultStakes : loaded.slice(0, 6)
