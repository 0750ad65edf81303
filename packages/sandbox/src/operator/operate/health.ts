import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { inTime } from './inTime.ts'
import { shareWork } from './shareWork.ts'

export interface HealthServices {
  database: Database
  clock(): number
  /** Aborted when the process begins to stop: it then accepts no more visitors. */
  stopping: AbortSignal
  /** Returns true if messages between processes arrive. Always true for a single process. */
  isBusReady(): boolean
}

/**
 * `GET /healthz` answers 200 while the process runs, `GET /readyz` if it can take calls, else 503 with the
 * names of failed checks. Needs neither login nor configured host. Callers share one database check a second.
 */
export function addHealth(
  app: FastifyInstance,
  { database, clock, stopping, isBusReady }: HealthServices,
): void {
  const hasDatabase = shareWork(clock, () =>
    inTime(database.execute(sql`select 1`)).then(
      () => true,
      () => false,
    ),
  )
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      running: !stopping.aborted,
      database: await hasDatabase(),
      messages: isBusReady(),
    }
    const isReady = Object.values(checks).every(Boolean)
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'unavailable', checks })
  })
}
