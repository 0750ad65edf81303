import type { ReadableStore } from '@kit/shell/feature'

/** True while any of the stores is set: an open sheet, a request in flight. */
export const anyOpen = (...stores: readonly ReadableStore<unknown>[]): ReadableStore<boolean> => ({
  getState: () => stores.some((store) => Boolean(store.getState())),
  subscribe(listener) {
    const stops = stores.map((store) => store.subscribe(listener))
    return () => stops.forEach((stop) => stop())
  },
})
