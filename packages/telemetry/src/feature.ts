import type { Contributions, Feature } from '@kit/shell/feature'
import { beaconTo } from './beacon.ts'
import { createCollector } from './collector.ts'
import type { SendTelemetry } from './events.ts'
import { framesOf, scrubbed } from './scrubbed.ts'

export interface TelemetryOptions {
  /**
   * The address that receives batches (`beaconTo`), or a function that sends them, such as the adapters `otlp` and
   * `sentry`.
   */
  to: string | SendTelemetry
  /** The share of page loads that report, from 0 to 1. Default: 1. */
  sample?: number
  /**
   * Sends nothing until the visitor has consented. `outside()` asks the visitor; list it too. Default: true. Use false
   * only if your law requires no consent.
   */
  consent?: boolean
}

function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { name: 'Error', message: scrubbed(String(error)) }
  const stack = framesOf(error.stack)
  return { name: error.name, message: scrubbed(error.message), ...(stack !== '' && { stack }) }
}

/**
 * Reports a site's performance and reliability for its visitors: vitals, errors, failed calls and gaps of the socket,
 * in batches, without names, amounts and addresses. Throws at start if `sample` is not between 0 and 1.
 */
export function telemetry({ to, sample = 1, consent = true }: TelemetryOptions): Feature {
  if (!(sample >= 0 && sample <= 1))
    throw new Error(`telemetry({ sample: ${sample} }): a share of page loads from 0 to 1 is needed.`)
  return {
    name: 'telemetry',
    messages: {},
    setup(site): Contributions {
      if (Math.random() >= sample) return {}
      const collector = createCollector({
        site: site.name,
        version: site.version,
        visit: site.randomUUID().replaceAll('-', ''),
        send: typeof to === 'string' ? beaconTo(to) : to,
        mayReport() {
          const answer = consent ? site.storage.getItem('kit.consent') : 'allowed'
          return answer === null ? null : answer === 'allowed'
        },
      })
      const facts = () => ({ atMs: site.now(), page: site.page() })
      let stopWatching: (() => void) | undefined
      let isStarted = false
      return {
        observe: {
          error: (error, where) => collector.add({ ...facts(), type: 'error', where, ...errorFacts(error) }),
          failedCall: (call, { kind, code, status }) =>
            collector.add({ ...facts(), type: 'call', call, kind, code, status }),
        },
        start() {
          let lostAt: number | undefined
          const stopStatus = site.operator.live.onStatus((status) => {
            if (status === 'connecting') lostAt ??= site.monotonicNow()
            else {
              if (status === 'live' && lostAt !== undefined)
                collector.add({ ...facts(), type: 'gap', ms: Math.round(site.monotonicNow() - lostAt) })
              lostAt = undefined
            }
          })
          return () => {
            stopStatus()
            stopWatching?.()
            collector.stop()
          }
        },
        warm() {
          if (isStarted) return
          isStarted = true
          if (consent)
            site.request('consent.ask', {}, () =>
              site.onError(
                new Error(
                  'telemetry() waits for consent, and no feature requests it. Add outside() to the features.',
                ),
                'telemetry',
              ),
            )
          void import('./watchPage.ts')
            .then(({ watchPage }) => (stopWatching = watchPage(collector, facts)))
            .catch((error: unknown) => site.onError(error, 'telemetry'))
        },
      }
    },
  }
}

export { beaconTo } from './beacon.ts'
export type * from './events.ts'
