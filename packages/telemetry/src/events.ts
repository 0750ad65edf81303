interface Event {
  /** Time when it happened, in ms since the epoch, by the operator's clock. */
  atMs: number
  /**
   * The pattern of the page's path, as in `/events/$eventTypeId/$eventId`. Never the path itself, which may contain a
   * secret or a name.
   */
  page: string
}

/** A Core Web Vital or its diagnostics. Milliseconds; `CLS` has no unit. */
export interface VitalEvent extends Event {
  type: 'vital'
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
}

/** An unhandled error, or one that the site reported. */
export interface ErrorEvent extends Event {
  type: 'error'
  /** The source of the report: `uncaught`, `the part header`. */
  where: string
  name: string
  /** Message without personal data (see `scrubbed`). */
  message: string
  /** The first frames, each as `at name (file:line:column)`; files are those of the build. */
  stack?: string
}

/** A failed call, e.g. a bet that the operator refused. */
export interface CallEvent extends Event {
  type: 'call'
  /** The call's name in the contract: `placeBet`. */
  call: string
  /** The kind of failure: `refused`, `timeout`, `unreachable` and so on, as in `OperatorError.kind`. */
  kind: string
  /** The code of the operator's refusal; the kind if there was no refusal. */
  code: string
  /** HTTP status; 0 without an answer. */
  status: number
}

/** The time without live prices, from the loss of the socket to its return. */
export interface GapEvent extends Event {
  type: 'gap'
  ms: number
}

export type TelemetryEvent = VitalEvent | ErrorEvent | CallEvent | GapEvent

/** A batch of events: at most 50 of one page load. */
export interface TelemetryBatch {
  /** The name of the site. */
  site: string
  /** The release: the hash of the build. */
  version: string
  /** Links the batches of one page load. Random and never stored. 32 hexadecimal digits, as a W3C trace id. */
  visit: string
  events: TelemetryEvent[]
}

/**
 * Sends a batch. `isLast` is true if the page may close before an answer arrives. Returns true if the browser accepted
 * it; false keeps the events for the next batch.
 */
export type SendTelemetry = (batch: TelemetryBatch, isLast: boolean) => boolean
