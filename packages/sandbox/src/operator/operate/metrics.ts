import { marketChanged } from '@kit/sdk/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Announce } from '../announcements/announcements.ts'
import { outbox, type Database } from '../database/schema.ts'
import { isAddressOrName } from '../http/knownHosts.ts'
import type { AnsweredCall } from '../security-log/securityLog.ts'
import { inTime } from './inTime.ts'
import { shareWork } from './shareWork.ts'

export interface MetricsServices {
  database: Database
  clock(): number
  subscribe(listener: Announce): () => void
  socketCount(): number
}

/** Upper bounds in seconds. A bet waits for its delay of up to several seconds. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Returns the value, or NaN if the database does not answer in time, so that a scrape does not fail with it.
 */
const orNaN = (work: Promise<number>): Promise<number> => inTime(work).catch(() => Number.NaN)

/** Creates metrics in Prometheus' format. Names begin with `kit_`. No label contains a player's data. */
export function createMetrics({ database, clock, subscribe, socketCount }: MetricsServices) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'kit_http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern and status. A bet includes its delay.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers,
  })
  const calls = new Counter({
    name: 'kit_calls_total',
    help: "Calls by their name in the contract and their outcome: 'done', or the code of the refusal.",
    labelNames: ['call', 'outcome'],
    registers,
  })
  const changes = new Counter({
    name: 'kit_market_changes_total',
    help: 'Changes of prices and market states sent to followers.',
    registers,
  })
  let changedAtMs = clock()
  const stop = subscribe(({ event }) => {
    if (event !== marketChanged) return
    changedAtMs = clock()
    changes.inc()
  })
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value())
      },
    })
  gauge('kit_sockets', 'Open sockets of this process.', socketCount)
  gauge(
    'kit_feed_age_seconds',
    'Time since the last change of a market.',
    () => (clock() - changedAtMs) / 1000,
  )
  gauge('kit_outbox_messages', 'Messages that are written but not delivered.', () =>
    orNaN(database.$count(outbox)),
  )
  gauge('kit_database_seconds', 'Time that the database takes for the smallest query.', () => {
    const began = performance.now()
    return orNaN(database.execute(sql`select 1`).then(() => (performance.now() - began) / 1000))
  })

  return {
    contentType: registry.contentType,
    /** Returns the text that all scrapers of a second share. */
    text: shareWork(clock, () => registry.metrics()),
    count: ({ endpoint, outcome }: AnsweredCall): void => calls.inc({ call: endpoint.name, outcome }),
    measure(app: FastifyInstance): void {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        durations.observe(
          { method, route: routeOptions.url ?? 'none', status: statusCode },
          elapsedTime / 1000,
        )
      })
    },
    stop,
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/**
 * `GET /metrics` on a separate port, which players cannot reach. A name that is not one of `origins` is
 * refused with 421, because a page of another site could have resolved it to this address. Returns port and
 * close function.
 */
export async function serveMetrics(
  { text: metricsText, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  { port, host, origins }: { port: number; host: string; origins: readonly string[] },
) {
  const server: Server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n')
      return
    }
    if (!isAddressOrName(request.headers.host ?? '', origins)) {
      response
        .writeHead(421, { 'content-type': 'text/plain' })
        .end('This host is not one of this operator.\n')
      return
    }
    metricsText().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
