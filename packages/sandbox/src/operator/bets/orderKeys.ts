import { batched } from '../database/batched.ts'
import type { Database } from '../database/schema.ts'
import { Refused, type StoredAnswer } from '../http/refused.ts'
import { inFlight, interrupted, keyReused } from './failures.ts'
import { answerOrders, findOrderRequest, holdOrders, type HeldRow } from './orderStore.ts'

export interface KeyServices {
  database: Database
  clock(): number
  /** When the process of this number dies, another refuses the orders it held. */
  processNumber: number
  /** Aborted when the operator stops: held orders are then refused. */
  stopping: AbortSignal
  onError(error: unknown, what: string): void
}

/** How many keys are claimed in one statement. */
const most = 64

/** The keys of orders and cash outs: each is claimed once, and has one answer for good. */
export function createOrderKeys({ database, clock, processNumber, stopping, onError }: KeyServices) {
  /** Claims keys; true for the first use of a key. */
  const hold = batched<HeldRow, boolean>({
    maxSize: most,
    keyOf: ({ userId, key }) => `${userId} ${key}`,
    run: (rows) => holdOrders(database, rows),
  })

  /** Answers a repeated key: the first answer again, or a refusal when it asks for something else. */
  async function answerAgain(userId: string, key: string, fingerprint: string): Promise<StoredAnswer> {
    const known = await findOrderRequest(database, userId, key)
    if (known?.fingerprint !== fingerprint) throw keyReused()
    if (!known.answer) throw inFlight()
    return known.answer
  }

  /** Stores a refusal. An answer stored earlier stands. */
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

  /** Decides what a claimed key asks for; what cannot be decided is refused. */
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
    /** Claims a key and decides once; a key that was used before gets its answer again. */
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
