import { post } from '../beacon.ts'
import type { ErrorEvent, SendTelemetry } from '../events.ts'

const frameForm = /^at (.*) \(([^():]+):(\d+):(\d+)\)$/

/** Returns frames in Sentry's order: the oldest first. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = frameForm.exec(line) ?? []
      return file === undefined
        ? []
        : [
            {
              function: name,
              filename: `app:///assets/${file}`,
              lineno: Number(row),
              colno: Number(column),
              in_app: true,
            },
          ]
    })
    .toReversed()

/**
 * Sends errors to Sentry as envelopes, one for each. Other events are not sent, because Sentry accepts them only from
 * its own SDK.
 *
 *     telemetry({ to: sentry('https://key@o1.ingest.sentry.io/2') })
 *
 * Throws if the DSN is invalid.
 */
export function sentry(dsn: string): SendTelemetry {
  const { host = '', username = '', pathname = '', protocol = '' } = URL.parse(dsn) ?? {}
  const project = /^\/(.*\/)?(\d+)$/.exec(pathname)
  if (username === '' || project === null)
    throw new Error(`"${dsn}" is not a Sentry DSN. It must look like https://key@host/1.`)
  const [, prefix = '', id = ''] = project
  const address = `${protocol}//${host}/${prefix}api/${id}/envelope/?sentry_key=${username}&sentry_version=7`
  return ({ site, version, visit, events }) => {
    const errors = events.filter((event): event is ErrorEvent => event.type === 'error')
    for (const error of errors) {
      const eventId = crypto.randomUUID().replaceAll('-', '')
      const payload = {
        event_id: eventId,
        timestamp: error.atMs / 1000,
        platform: 'javascript',
        level: 'error',
        release: version,
        transaction: error.page,
        tags: { site, where: error.where },
        contexts: { trace: { trace_id: visit, span_id: eventId.slice(0, 16) } },
        exception: {
          values: [{ type: error.name, value: error.message, stacktrace: { frames: framesOf(error.stack) } }],
        },
      }
      const lines = [{ event_id: eventId, dsn }, { type: 'event' }, payload].map((line) =>
        JSON.stringify(line),
      )
      post(address, lines.join('\n'), 'text/plain')
    }
    return true
  }
}
