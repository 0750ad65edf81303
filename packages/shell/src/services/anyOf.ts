import type { ReadableStore } from '../feature.ts'

export const anyOf = (stores: readonly ReadableStore<boolean>[]): ReadableStore<boolean> => ({
  getState: () => stores.some((store) => store.getState()),
  subscribe(listener) {
    const ends = stores.map((store) => store.subscribe(listener))
    return () => ends.forEach((end) => end())
  },
})
