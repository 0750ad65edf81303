import { createStore, type StoreApi } from 'zustand/vanilla'
import { emptySlip, slipReducer, type SlipEvent, type SlipState } from './slipMachine.ts'

/** The slip of one site: the reducer's state, and the only way to change it. */
export type SlipStore = StoreApi<SlipState> & { dispatch(event: SlipEvent): void }

export function createSlipStore(initial: SlipState = emptySlip): SlipStore {
  const store = createStore<SlipState>(() => initial)
  return { ...store, dispatch: (event) => store.setState((state) => slipReducer(state, event), true) }
}
