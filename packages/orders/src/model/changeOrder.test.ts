import { OperatorError, type OperatorClient } from '@kit/sdk'
import type { UnmatchedOrder } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import { placedOrder, unmatchedOrder } from '../testing/samples.ts'
import { cancelOrders, editOrder } from './changeOrder.ts'

const lost = () => new OperatorError('unreachable', 'gone')
const refused = (code: string) => new OperatorError('refused', `no: ${code}`, { code, status: 409 })

/** A function among the answers may end the login in between. */
function operator(answers: unknown[]) {
  const calls: string[] = []
  let login = 1
  const client = {
    async call({ name }: { name: string }) {
      calls.push(name)
      const next = answers.shift()
      if (next instanceof Error) throw next
      return next
    },
  } as unknown as OperatorClient
  const logOut = () => void (login += 1)
  const ports = { client, session: { count: () => login }, wait: async () => {} }
  return { ports, calls, logOut }
}

const edit = { id: 'order-1', odds: 132, stake: 50_000n }
const edited = unmatchedOrder({ odds: 132, stake: 50_000n })

it('changes an order to the edited values', async () => {
  const { ports, calls } = operator([placedOrder(edited)])
  expect(await editOrder(ports, edit)).toMatchObject({ state: 'done', done: { odds: 132 } })
  expect(calls).toEqual(['editUnmatchedOrder'])
})

it('reads the orders after a lost answer, and uses the edit from there if it arrived', async () => {
  const { ports, calls } = operator([lost(), [edited]])
  expect(await editOrder(ports, edit)).toEqual({ state: 'done', done: edited })
  expect(calls).toEqual(['editUnmatchedOrder', 'listUnmatchedOrders'])
})

it('sends the same edit again if it did not arrive, also while the first is pending', async () => {
  const { ports, calls } = operator([
    lost(),
    [unmatchedOrder()],
    refused('in-flight'),
    lost(),
    placedOrder(edited),
  ])
  expect(await editOrder(ports, edit)).toMatchObject({ state: 'done' })
  expect(calls).toEqual([
    'editUnmatchedOrder',
    'listUnmatchedOrders',
    'editUnmatchedOrder',
    'listUnmatchedOrders',
    'editUnmatchedOrder',
  ])
})

it('reports an order that has ended, and the operator’s refusal', async () => {
  expect(await editOrder(operator([refused('order-ended')]).ports, edit)).toEqual({ state: 'ended' })
  expect(await editOrder(operator([lost(), []]).ports, edit)).toEqual({ state: 'ended' })
  expect(await editOrder(operator([refused('not-enough-points')]).ports, edit)).toEqual({
    state: 'refused',
    message: 'no: not-enough-points',
  })
})

it('stops when the login ends or the operator does not answer, and reports an unknown result', async () => {
  const { ports, calls, logOut } = operator([lost()])
  const answer = editOrder({ ...ports, wait: async () => logOut() }, edit)
  expect(await answer).toEqual({ state: 'unknown' })
  expect(calls).toEqual(['editUnmatchedOrder'])
  const silent = operator(Array.from({ length: 60 }, lost))
  expect(await editOrder(silent.ports, edit)).toEqual({ state: 'unknown' })
  expect(silent.calls).toHaveLength(60)
})

const cancelled: UnmatchedOrder = unmatchedOrder({ state: 'cancelled', end: 'player' })

it('cancels one order, and reports one that was not unmatched any more', async () => {
  expect(await cancelOrders(operator([[cancelled]]).ports, 'order-1')).toEqual({
    state: 'done',
    done: [cancelled],
  })
  expect(await cancelOrders(operator([[]]).ports, 'order-1')).toEqual({ state: 'ended' })
  expect(await cancelOrders(operator([lost(), []]).ports, 'order-1')).toEqual({ state: 'ended' })
})

it('cancels the orders left after a lost answer again, one or all', async () => {
  const one = operator([lost(), [unmatchedOrder()], [cancelled]])
  expect(await cancelOrders(one.ports, 'order-1')).toMatchObject({ state: 'done' })
  const all = operator([lost(), [unmatchedOrder()], [cancelled]])
  expect(await cancelOrders(all.ports, undefined)).toEqual({ state: 'done', done: [cancelled] })
  const arrived = operator([lost(), []])
  expect(await cancelOrders(arrived.ports, undefined)).toEqual({ state: 'done', done: [] })
  expect([one.calls.length, all.calls.length, arrived.calls.length]).toEqual([3, 3, 2])
})
