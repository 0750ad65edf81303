import { readStored } from '@kit/sdk'
import type { KeyValueStorage } from '@kit/shell/feature'
import * as z from 'zod/mini'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BettingServices } from '../model/bettingContext.ts'

export interface KeysState {
  isHelpOpen: boolean
  /** True while single-character keys are shortcuts. They can be turned off for speech input (WCAG 2.1.4). */
  hasCharacterKeys: boolean
}

const storedAs = 'kit.betting.characterKeys'
const saved = z.enum(['on', 'off'])

const loadCharacterKeys = (storage: KeyValueStorage): boolean =>
  readStored(storage, storedAs, saved) !== 'off'

const states = new WeakMap<BettingServices, StoreApi<KeysState>>()

/** Created at the first call. `hasCharacterKeys` is stored in the browser. */
export function keysState(services: BettingServices): StoreApi<KeysState> {
  let state = states.get(services)
  if (!state) {
    const { storage } = services.site
    state = createStore<KeysState>(() => ({
      isHelpOpen: false,
      hasCharacterKeys: loadCharacterKeys(storage),
    }))
    state.subscribe((now, before) => {
      if (now.hasCharacterKeys !== before.hasCharacterKeys)
        storage.setItem(storedAs, now.hasCharacterKeys ? 'on' : 'off')
    })
    states.set(services, state)
  }
  return state
}
