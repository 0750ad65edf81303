const moment = Date.UTC(2026, 0, 15, 12, 30)

/** Stops the calendar at one moment, so that a picture of today is the same tomorrow. Returns what lets it go on. */
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
