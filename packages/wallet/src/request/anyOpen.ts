import type { ReadableStore } from '@kit/shell/feature'

/** Whether any of the stores has something in it: a sheet that is open, a request on its way. */
export const anyOpen = (...stores: readonly ReadableStore<unknown>[]): ReadableStore<boolean> => ({
  getState: () => stores.some((store) => Boolean(store.getState())),
  subscribe(listener) {
    const stops = stores.map((store) => store.subscribe(listener))
    return () => stops.forEach((stop) => stop())
  },
})
