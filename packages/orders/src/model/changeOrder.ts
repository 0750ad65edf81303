import { OperatorError, type OperatorClient } from '@kit/sdk'
import {
  cancelWaitingOrders,
  editWaitingOrder,
  listWaitingOrders,
  type Minor,
  type Odds,
  type WaitingOrder,
} from '@kit/sdk/contract'

/** How long an answer to an edit may take, in ms: a bet delay is within it, and what comes later is looked up. */
const answerMs = 30_000
/** How often a change whose answer was lost is looked up and sent again, in ms, and how often at most. */
const againEveryMs = 1_000
const mostTries = 30

/** How a change of an order ended. `ended`: it does not wait any more. `unknown`: the operator does not answer. */
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
  /** What the orders that wait say of a change without an answer; undefined where it has to be sent again. */
  read(orders: readonly WaitingOrder[]): ChangeAnswer<Done> | undefined
}

const timer = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** An answer that ends a change; undefined for one that leaves open what became of it. */
function answerOf(error: OperatorError): ChangeAnswer<never> | undefined {
  if (error.code === 'order-ended' || error.code === 'order-unknown') return { state: 'ended' }
  const isOpen =
    error.isOutcomeUnknown ||
    error.code === 'in-flight' ||
    error.kind === 'unauthorized' ||
    error.kind === 'no-token'
  return isOpen ? undefined : { state: 'refused', message: error.message }
}

/** Runs a call of which only the answer matters; undefined where it was lost. */
async function answered<Done>(call: () => Promise<ChangeAnswer<Done> | undefined>) {
  try {
    return await call()
  } catch (error) {
    if (error instanceof OperatorError) return answerOf(error)
    throw error
  }
}

/**
 * Makes a change that says what shall be, so that it may be sent again: after a lost answer the orders that wait are read
 * first. Nothing is sent under another login.
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
    const found = await answered(async () => read(await client.call(listWaitingOrders, {})))
    if (found && isSameLogin()) return found
  }
  return { state: 'unknown' }
}

/** What an order shall be: its price, and its whole stake with what is matched. */
export interface OrderEdit {
  id: string
  odds: Odds
  stake: Minor
}

export const editOrder = (
  ports: ChangePorts,
  { id, odds, stake }: OrderEdit,
): Promise<ChangeAnswer<WaitingOrder>> =>
  change(ports, {
    async send() {
      const request = { id, odd: odds, stake }
      const { order } = await ports.client.call(editWaitingOrder, request, { timeoutMs: answerMs })
      return { state: 'done', done: order }
    },
    read(orders) {
      const order = orders.find((one) => one.id === id)
      if (!order) return { state: 'ended' }
      return order.odds === odds && order.stake === stake ? { state: 'done', done: order } : undefined
    },
  })

/** Cancels one order, or all. Those that ended before are not among the answer's. */
export const cancelOrders = (
  ports: ChangePorts,
  id: string | undefined,
): Promise<ChangeAnswer<readonly WaitingOrder[]>> =>
  change(ports, {
    async send() {
      const done = await ports.client.call(cancelWaitingOrders, { id })
      return id !== undefined && done.length === 0 ? { state: 'ended' } : { state: 'done', done }
    },
    read(orders) {
      if (id === undefined) return orders.length === 0 ? { state: 'done', done: [] } : undefined
      return orders.some((one) => one.id === id) ? undefined : { state: 'ended' }
    },
  })
