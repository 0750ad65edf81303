import { post } from '../beacon.ts'
import type { SendTelemetry, TelemetryEvent } from '../events.ts'

type Value = { stringValue: string } | { doubleValue: number }
const attribute = (key: string, value: string | number): { key: string; value: Value } => ({
  key,
  value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
})

/** Severity numbers of OpenTelemetry: 9 is INFO, 13 WARN, 17 ERROR. */
const severityOf = ({ type }: TelemetryEvent) => (type === 'error' ? 17 : type === 'call' ? 13 : 9)

const recordOf = (visit: string) => (event: TelemetryEvent) => {
  const { type, atMs, ...facts } = event
  return {
    timeUnixNano: `${Math.round(atMs)}000000`,
    severityNumber: severityOf(event),
    traceId: visit,
    eventName: `kit.${type}`,
    body: { stringValue: 'message' in facts ? facts.message : type },
    attributes: Object.entries(facts).map(([key, value]) => attribute(key, value as string | number)),
  }
}

/**
 * Sends batches to an OpenTelemetry collector as log records: OTLP/HTTP in JSON.
 *
 *     telemetry({ to: otlp('https://collector.example/v1/logs') })
 */
export const otlp =
  (address: string): SendTelemetry =>
  ({ site, version, visit, events }) => {
    const attributes = [attribute('service.name', site), attribute('service.version', version)]
    const scopeLogs = [{ scope: { name: '@kit/telemetry' }, logRecords: events.map(recordOf(visit)) }]
    return post(
      address,
      JSON.stringify({ resourceLogs: [{ resource: { attributes }, scopeLogs }] }),
      'application/json',
    )
  }
