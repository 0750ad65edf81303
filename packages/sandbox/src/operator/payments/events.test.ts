import { depositDecided, depositsChanged, pointsChanged, withdrawalsChanged } from '@kit/sdk/contract'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { paymentsOf, requestIn } from '../../testing/payments.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([])
})
afterAll(() => operator.sandbox.close())

async function listen(player: TestPlayer) {
  const socket = io(operator.url, {
    transports: ['websocket'],
    auth: { token: player.token },
    reconnection: false,
    forceNew: true,
  })
  const received: string[] = []
  for (const { event } of [depositsChanged, depositDecided, withdrawalsChanged, pointsChanged])
    socket.on(event, (payload: { docs?: { status: string } }) =>
      received.push([event, payload.docs?.status].filter(Boolean).join(' ')),
    )
  await until(async () => socket.connected)
  return { received, end: () => socket.disconnect() }
}

it('notifies only the player of changes of deposits and withdrawals', async () => {
  const payments = paymentsOf(operator)
  const staff = await operator.newMember('administrator', 0n)
  const [player, other] = [await operator.newMember(), await operator.newMember()]
  const [mine, theirs] = [await listen(player), await listen(other)]

  const deposit = requestIn(await payments.deposit(player))
  await payments.decide(staff, 'deposit', deposit, 'processing')
  for (let again = 0; again < 2; again++) await payments.decide(staff, 'deposit', deposit, 'approved')
  const accountId = await payments.payoutAccount(player)
  const withdrawal = requestIn(await player.call('POST', 'api/user/withdraw', { amount: 500, accountId }))
  await payments.decide(staff, 'withdraw', withdrawal, 'approved')

  const expected = [
    'getDepositUpdates pending',
    'getDepositUpdates processing',
    'getDepositStatusChanged processing',
    'getDepositUpdates approved',
    'getDepositStatusChanged approved',
    'getPtsUpdates',
    'getWithdrawUpdates pending',
    'getPtsUpdates',
    'getWithdrawUpdates approved',
    'getPtsUpdates',
  ]
  await until(async () => mine.received.length >= expected.length)
  expect(mine.received).toEqual(expected)
  expect(theirs.received).toEqual([])
  mine.end()
  theirs.end()
})
