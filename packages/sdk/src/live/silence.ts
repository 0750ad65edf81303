import { heartbeatMs } from '../contract/socket.ts'

/** A connection is looked at this often, in ms (SOCK-009). */
const checkEveryMs = 1_000

/** Two heartbeats: who has said nothing for longer is gone, and is found out at most a second later. */
const silenceMs = 2 * heartbeatMs

/**
 * Finds connections that died without a word: an operator whose heartbeats stop, or a machine that slept, whose clock ran
 * on while nothing else did. An operator that never sends a heartbeat is not expected to; of it only sleep is noticed.
 */
export function watchSilence(now: () => number, onSilent: () => void) {
  let heardAt: number | undefined
  let lookedAt = now()
  let isBeating = false

  const timer = setInterval(() => {
    const at = now()
    const hasSlept = at - lookedAt > silenceMs
    lookedAt = at
    if (heardAt === undefined) return
    // The wall clock was set back.
    if (at < heardAt) heardAt = at
    if (at - heardAt > silenceMs && (isBeating || hasSlept)) onSilent()
  }, checkEveryMs)

  return {
    /** A connection stands. */
    begin(): void {
      heardAt = now()
      isBeating = false
    },
    heard(): void {
      heardAt = now()
    },
    beat(): void {
      heardAt = now()
      isBeating = true
    },
    /** There is no connection to watch. */
    end(): void {
      heardAt = undefined
    },
    stop: (): void => clearInterval(timer),
  }
}
