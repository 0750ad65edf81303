/** What every event has. */
interface Event {
  /** When it happened, in ms since the epoch, by the operator's clock. */
  atMs: number
  /** The pattern of the page's path, as in `/events/$eventTypeId/$eventId`. Never the path: it may hold a secret or a name. */
  page: string
}

/** A Core Web Vital or its diagnostics. Milliseconds; `CLS` has no unit. */
export interface VitalEvent extends Event {
  type: 'vital'
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
}

/** An error that nobody handled, or one that the site reported. */
export interface ErrorEvent extends Event {
  type: 'error'
  /** Where it was reported: `uncaught`, `the part header`. */
  where: string
  name: string
  /** Scrubbed (`scrubbed`). */
  message: string
  /** The first frames, each as `at name (file:line:column)`; the files are those of the build. */
  stack?: string
}

/** A call that failed, as a bet that the operator refused. */
export interface CallEvent extends Event {
  type: 'call'
  /** The call's name in the contract: `placeBet`. */
  call: string
  /** Why it failed: `refused`, `timeout`, `unreachable` and so on, as `OperatorError.kind`. */
  kind: string
  /** The code of the operator's refusal; the kind where there is none. */
  code: string
  /** HTTP status, 0 where there was no answer. */
  status: number
}

/** The time without live prices, from the loss of the socket to its return. */
export interface GapEvent extends Event {
  type: 'gap'
  ms: number
}

export type TelemetryEvent = VitalEvent | ErrorEvent | CallEvent | GapEvent

/** What is sent at once: at most 50 events of one page load. */
export interface TelemetryBatch {
  /** The name of the site. */
  site: string
  /** The release: the hash of the build. */
  version: string
  /** Ties the batches of one page load together. Random and never stored. 32 hexadecimal digits, as a W3C trace id. */
  visit: string
  events: TelemetryEvent[]
}

/**
 * Sends a batch. `isLast` says that the page may be gone before an answer comes. Returns whether the browser took it; false keeps
 * the events for the next batch.
 */
export type SendTelemetry = (batch: TelemetryBatch, isLast: boolean) => boolean
