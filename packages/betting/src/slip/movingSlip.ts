import { slipReducer, type SlipEvent } from './slipMachine.ts'
import type { SlipStore } from './slipState.ts'

/** A slip with the only way to change it. */
export type MovingSlip = SlipStore & { dispatch(event: SlipEvent): void }

export const movingSlip = (store: SlipStore): MovingSlip => ({
  ...store,
  dispatch: (event) => store.setState((state) => slipReducer(state, event), true),
})
