import { OperatorError, type OperatorClient } from '@kit/sdk'
import {
  cancelUnmatchedOrders,
  editUnmatchedOrder,
  listUnmatchedOrders,
  type Minor,
  type Odds,
  type UnmatchedOrder,
} from '@kit/sdk/contract'

/** Time that an answer to an edit may take, in ms. Longer than a bet delay; a later result is looked up. */
const answerMs = 30_000
/** Interval for looking up and resending a change whose answer was lost, in ms, and the maximum number of attempts. */
const againEveryMs = 1_000
const mostTries = 30

/** `ended`: the order is not unmatched any more. `unknown`: the operator does not answer. */
export type ChangeAnswer<Done> =
  | { state: 'done'; done: Done }
  | { state: 'ended' }
  | { state: 'refused'; message: string }
  | { state: 'unknown' }

export interface ChangePorts {
  client: OperatorClient
  session: { count(): number }
  /** Default: a timer. */
  wait?: (ms: number) => Promise<void>
}

interface Change<Done> {
  send(): Promise<ChangeAnswer<Done>>
  /** Reads the result of an unanswered change; undefined if it has to be sent again. */
  read(orders: readonly UnmatchedOrder[]): ChangeAnswer<Done> | undefined
}

const timer = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Returns undefined if the error leaves the result open. */
function answerOf(error: OperatorError): ChangeAnswer<never> | undefined {
  if (error.code === 'order-ended' || error.code === 'order-unknown') return { state: 'ended' }
  const isOpen =
    error.isOutcomeUnknown ||
    error.code === 'in-flight' ||
    error.kind === 'unauthorized' ||
    error.kind === 'no-token'
  return isOpen ? undefined : { state: 'refused', message: error.message }
}

/** Returns undefined if the answer was lost. */
async function answered<Done>(call: () => Promise<ChangeAnswer<Done> | undefined>) {
  try {
    return await call()
  } catch (error) {
    if (error instanceof OperatorError) return answerOf(error)
    throw error
  }
}

/**
 * Sends an idempotent change: after a lost answer it reads the unmatched orders first and may send again. Sends nothing
 * under another login.
 */
async function change<Done>(
  { client, session, wait = timer }: ChangePorts,
  { send, read }: Change<Done>,
): Promise<ChangeAnswer<Done>> {
  const login = session.count()
  const isSameLogin = () => session.count() === login
  for (let tries = 0; tries < mostTries && isSameLogin(); tries += 1) {
    const answer = await answered(send)
    if (answer) return answer
    await wait(againEveryMs)
    if (!isSameLogin()) break
    const found = await answered(async () => read(await client.call(listUnmatchedOrders, {})))
    if (found && isSameLogin()) return found
  }
  return { state: 'unknown' }
}

/** The stake includes the matched part. */
export interface OrderEdit {
  id: string
  odds: Odds
  stake: Minor
}

export const editOrder = (
  ports: ChangePorts,
  { id, odds, stake }: OrderEdit,
): Promise<ChangeAnswer<UnmatchedOrder>> =>
  change(ports, {
    async send() {
      const request = { id, odd: odds, stake }
      const { order } = await ports.client.call(editUnmatchedOrder, request, { timeoutMs: answerMs })
      return { state: 'done', done: order }
    },
    read(orders) {
      const order = orders.find((one) => one.id === id)
      if (!order) return { state: 'ended' }
      return order.odds === odds && order.stake === stake ? { state: 'done', done: order } : undefined
    },
  })

/** Orders that ended before are not in the answer. */
export const cancelOrders = (
  ports: ChangePorts,
  id: string | undefined,
): Promise<ChangeAnswer<readonly UnmatchedOrder[]>> =>
  change(ports, {
    async send() {
      const done = await ports.client.call(cancelUnmatchedOrders, { id })
      return id !== undefined && done.length === 0 ? { state: 'ended' } : { state: 'done', done }
    },
    read(orders) {
      if (id === undefined) return orders.length === 0 ? { state: 'done', done: [] } : undefined
      return orders.some((one) => one.id === id) ? undefined : { state: 'ended' }
    },
  })
