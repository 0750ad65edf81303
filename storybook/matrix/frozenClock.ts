const moment = Date.UTC(2026, 0, 15, 12, 30)

/** Keeps a picture from changing with the day. Returns a function that restores the date. */
export function frozenClock(): () => void {
  const Own = globalThis.Date
  class Frozen extends Own {
    constructor(...given: [] | [number | string]) {
      super(...((given.length === 0 ? [moment] : given) as [number]))
    }
    static override now = () => moment
  }
  globalThis.Date = Frozen as DateConstructor
  return () => {
    globalThis.Date = Own
  }
}
