import { heartbeatMs } from '../contract/socket.ts'

/** A connection is looked at this often, in ms (SOCK-009). */
const checkEveryMs = 1_000

/** Two heartbeats: who has said nothing for longer is gone, and is found out at most a second later. */
const silenceMs = 2 * heartbeatMs

export interface Clocks {
  /** The wall clock, ms since the epoch: it runs while a machine sleeps, and anybody may set it. */
  now(): number
  /** Monotonic time in ms: the user cannot set it, and on many machines it stops during sleep. */
  monotonicNow(): number
}

/** Returns the time passed since a moment, by the clock that shows more. */
const stopwatch = ({ now, monotonicNow }: Clocks) => {
  let wall = now()
  let monotonic = monotonicNow()
  return {
    reset(): void {
      wall = now()
      monotonic = monotonicNow()
    },
    ms: (): number => Math.max(now() - wall, monotonicNow() - monotonic),
  }
}

/**
 * Finds connections that died without a word: an operator whose heartbeats stop, or a page or machine that slept. What
 * comes after such a silence may be long gone and does not end it. An operator that never sends a heartbeat is not
 * expected to; of it only sleep is noticed.
 */
export function watchSilence(clocks: Clocks, onSilent: () => void) {
  const sinceReceived = stopwatch(clocks)
  const sinceLooked = stopwatch(clocks)
  let isConnected = false
  let isBeating = false

  const isSilent = () => isConnected && sinceReceived.ms() > silenceMs
  const timer = setInterval(() => {
    const hasSlept = sinceLooked.ms() > silenceMs
    sinceLooked.reset()
    if (isSilent() && (isBeating || hasSlept)) onSilent()
  }, checkEveryMs)

  /** False, and the connection is lost, when it comes too late to be believed. */
  function received(): boolean {
    if (isBeating && isSilent()) {
      onSilent()
      return false
    }
    sinceReceived.reset()
    return true
  }

  return {
    /** Called when a connection is open. */
    begin(): void {
      sinceReceived.reset()
      isConnected = true
      isBeating = false
    },
    received,
    beat(): void {
      if (received()) isBeating = true
    },
    /** There is no connection to watch. */
    end(): void {
      isConnected = false
    },
    stop: (): void => clearInterval(timer),
  }
}
