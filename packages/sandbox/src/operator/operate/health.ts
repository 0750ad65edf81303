import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'

/** How long a check may take before it counts as failed, in ms. */
const checkPatienceMs = 1000

export interface HealthServices {
  database: Database
  /** Aborted when the process begins to stop: it then takes no more visitors. */
  stopping: AbortSignal
  /** Whether messages between processes arrive; always true for a single process. */
  isBusReady(): boolean
}

/** Returns true if the work succeeds in time. */
function succeedsInTime(work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), checkPatienceMs)
    void work
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })
}

/**
 * Serves probes for load balancers and orchestrators. `GET /healthz` answers 200 while the process runs. `GET /readyz`
 * answers 200 if the operator can take calls, and 503 with the failed checks if it cannot. Neither needs a login or a
 * configured host, and neither says more than which check failed.
 */
export function addHealth(app: FastifyInstance, { database, stopping, isBusReady }: HealthServices): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      running: !stopping.aborted,
      database: await succeedsInTime(database.execute(sql`select 1`)),
      messages: isBusReady(),
    }
    const isReady = Object.values(checks).every(Boolean)
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'unavailable', checks })
  })
}
