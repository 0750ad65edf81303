import { batched } from '../database/batched.ts'
import type { Database } from '../database/schema.ts'
import { Refused, type StoredAnswer } from '../http/refused.ts'
import { inFlight, interrupted, keyReused } from './failures.ts'
import { answerOrders, findOrderRequest, holdOrders, type HeldRow } from './orderStore.ts'

export interface KeyServices {
  database: Database
  clock(): number
  /** Number of the process. When it stops, another process refuses the orders it held. */
  processNumber: number
  /** Aborted when the operator stops: held orders are then refused. */
  stopping: AbortSignal
  onError(error: unknown, what: string): void
}

/** Maximum number of keys claimed in one statement. */
const most = 64

/** The keys of orders and cash outs. Each is claimed once and has one permanent answer. */
export function createOrderKeys({ database, clock, processNumber, stopping, onError }: KeyServices) {
  const hold = batched<HeldRow, boolean>({
    maxSize: most,
    keyOf: ({ userId, key }) => `${userId} ${key}`,
    run: (rows) => holdOrders(database, rows),
  })

  /** Answers a repeated key: with the first answer, or with a refusal if the request differs. */
  async function answerAgain(userId: string, key: string, fingerprint: string): Promise<StoredAnswer> {
    const known = await findOrderRequest(database, userId, key)
    if (known?.fingerprint !== fingerprint) throw keyReused()
    if (!known.answer) throw inFlight()
    return known.answer
  }

  /** An earlier stored answer stays unchanged. */
  async function refuse(userId: string, key: string, refused: Refused): Promise<StoredAnswer> {
    const answer = refused.toAnswer()
    try {
      await answerOrders(database, [{ userId, key, state: 'refused', answer }])
      return answer
    } catch (error) {
      const known = await findOrderRequest(database, userId, key)
      if (known?.answer) return known.answer
      throw error
    }
  }

  /** Decides the request of a claimed key. A request that cannot be decided is refused. */
  async function settle(
    userId: string,
    key: string,
    decide: () => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> {
    try {
      return await decide()
    } catch (error) {
      if (!(error instanceof Refused) && !stopping.aborted) onError(error, 'An order could not be decided')
      return refuse(userId, key, error instanceof Refused ? error : interrupted())
    }
  }

  return {
    settle,
    async once(
      { userId, key, fingerprint }: Pick<HeldRow, 'userId' | 'key' | 'fingerprint'>,
      decide: () => Promise<StoredAnswer>,
    ): Promise<StoredAnswer> {
      const row = { userId, key, fingerprint, createdAt: new Date(clock()), heldBy: processNumber }
      if (!(await hold(row))) return answerAgain(userId, key, fingerprint)
      return settle(userId, key, decide)
    },
  }
}
