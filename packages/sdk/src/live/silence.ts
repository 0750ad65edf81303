import { heartbeatMs } from '../contract/socket.ts'

/** Interval at which a connection is checked, in ms (SOCK-009). */
const checkEveryMs = 1_000

/** Two heartbeats, in ms: a longer silence is a lost connection, which is detected at most a second later. */
const silenceMs = 2 * heartbeatMs

export interface Clocks {
  /** The wall clock, ms since the epoch: it runs while a machine sleeps, but the user can set it. */
  now(): number
  /** Monotonic time in ms: the user cannot set it, and on many machines it stops during sleep. */
  monotonicNow(): number
}

/** Measures by the clock that shows more. */
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
 * Detects lost connections that the socket does not report. A message after such a silence may be old and
 * does not end it. Without any heartbeat only sleep of the page or machine is detected.
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

  /** Returns false, and reports the connection as lost, if the message comes too late. */
  function received(): boolean {
    if (isBeating && isSilent()) {
      onSilent()
      return false
    }
    sinceReceived.reset()
    return true
  }

  return {
    begin(): void {
      sinceReceived.reset()
      isConnected = true
      isBeating = false
    },
    received,
    beat(): void {
      if (received()) isBeating = true
    },
    /** Call it when there is no connection to watch. */
    end(): void {
      isConnected = false
    },
    stop: (): void => clearInterval(timer),
  }
}
