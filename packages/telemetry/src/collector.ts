import type { SendTelemetry, TelemetryBatch, TelemetryEvent } from './events.ts'

const mostInBatch = 50
const mostKept = 200
const sendAfterMs = 10_000

export interface CollectorPorts extends Omit<TelemetryBatch, 'events'> {
  send: SendTelemetry
  /** Returns whether the visitor allowed reporting; null until the visitor has answered, while events wait. */
  mayReport(): boolean | null
}

/**
 * Collects events and sends them ten seconds after the first, at 50 immediately, or when the page is hidden. At most
 * 200 wait for the visitor's consent; a refusal drops them.
 */
export function createCollector({ send, mayReport, ...facts }: CollectorPorts) {
  let waiting: TelemetryEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(isLast: boolean): void {
    clearTimeout(timer)
    timer = undefined
    const isAllowed = mayReport()
    if (isAllowed === false) waiting = []
    if (isAllowed !== true) return
    while (waiting.length > 0) {
      const events = waiting.slice(0, mostInBatch)
      if (!send({ ...facts, events }, isLast)) return
      waiting = waiting.slice(events.length)
    }
  }

  return {
    add(event: TelemetryEvent): void {
      if (mayReport() === false || waiting.length >= mostKept) return
      waiting.push(event)
      if (waiting.length >= mostInBatch && mayReport()) flush(false)
      else timer ??= setTimeout(() => flush(false), sendAfterMs)
    },
    flush,
    stop: () => clearTimeout(timer),
  }
}

export type Collector = ReturnType<typeof createCollector>
