import type { ReadableStore } from '@kit/shell/feature'

export const anyOpen = (...stores: readonly ReadableStore<unknown>[]): ReadableStore<boolean> => ({
  getState: () => stores.some((store) => Boolean(store.getState())),
  subscribe(listener) {
    const stops = stores.map((store) => store.subscribe(listener))
    return () => stops.forEach((stop) => stop())
  },
})
