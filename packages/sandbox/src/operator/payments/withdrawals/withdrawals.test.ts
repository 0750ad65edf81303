import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rollBackSettlement } from '../../bets/rollBackSettlement.ts'
import { settleMarket } from '../../bets/settleMarket.ts'
import { knowsMarket } from '../../markets/catalogue.ts'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  until,
  type TestOperator,
  type TestPlayer,
} from '../../../testing/operator.ts'
import { paymentsOf, requestIn, type Request } from '../../../testing/payments.ts'

let operator: TestOperator
let payments: ReturnType<typeof paymentsOf>
let staff: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator([], { payments: { allowsCancelling: true } })
  payments = paymentsOf(operator)
  staff = await operator.newMember('administrator', 0n)
})
afterAll(() => operator.sandbox.close())

const points = async (player: TestPlayer) => (await player.balance()).availablePts
const list = async (caller: TestPlayer, query = '') => {
  const { body } = await caller.call('GET', `api/user/withdraw?${query}`)
  return body.docs as Request[]
}
const cancel = (player: TestPlayer, id: string) => player.call('DELETE', `api/user/withdraw?withdrawId=${id}`)

async function playerWithAccount(methodId?: string) {
  const player = await operator.newMember()
  const accountId = await payments.payoutAccount(player, methodId)
  const withdraw = (amount: number | string = 1000) =>
    player.call('POST', 'api/user/withdraw', { amount, accountId })
  return { player, accountId, withdraw }
}

describe('a withdrawal', () => {
  it('CALL-104 WDR-021 ROLE-017 holds its points from the request on', async () => {
    const { player, withdraw } = await playerWithAccount()
    const answer = await withdraw()
    expect(answer).toMatchObject({ status: 200, body: { message: 'Withdraw Request Added' } })
    expect(requestIn(answer)).toMatchObject({
      amount: 1000,
      status: 'pending',
      type: 'UPI',
      accountName: `Asha Rao_${player.id}`,
      accountDetails: [{ label: 'UPI id', value: 'asha@bank' }],
    })
    expect(await player.balance()).toEqual({ availablePts: 99_000, exposure: 0 })
    expect(await list(player)).toMatchObject([{ _id: requestIn(answer)._id }])
  })

  it('CALL-106 ROLE-018 is paid out once, however often staff approve', async () => {
    const { player, withdraw } = await playerWithAccount()
    const request = requestIn(await withdraw())
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => payments.decide(staff, 'withdraw', request, 'approved')),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { docs: { status: 'approved' } } })
    expect(await points(player)).toBe(99_000)
  })

  it('is returned once when it is rejected, also after processing began', async () => {
    const { player, withdraw } = await playerWithAccount()
    const request = requestIn(await withdraw())
    await payments.decide(staff, 'withdraw', request, 'processing')
    await Promise.all(
      Array.from({ length: 5 }, () =>
        payments.decide(staff, 'withdraw', request, 'rejected', 'no such account'),
      ),
    )
    expect(await points(player)).toBe(100_000)
    expect(await list(player)).toMatchObject([{ status: 'rejected', remarks: 'no such account' }])
  })

  it('CALL-107 WDR-015 is cancelled by its player while it is pending, once', async () => {
    const { player, withdraw } = await playerWithAccount()
    const { _id } = requestIn(await withdraw())
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(player, _id)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200 })
    expect(await points(player)).toBe(100_000)
    expect(await list(player, 'status=canceled')).toMatchObject([{ _id }])
  })

  it.each(['processing', 'approved', 'rejected'])(
    'WDR-017 cannot be cancelled once it is %s',
    async (action) => {
      const { player, withdraw } = await playerWithAccount()
      const request = requestIn(await withdraw())
      await payments.decide(staff, 'withdraw', request, action)
      const before = await points(player)
      expect(await cancel(player, request._id)).toMatchObject({
        status: 409,
        body: { code: 'request-decided', details: { state: action } },
      })
      expect(await points(player)).toBe(before)
    },
  )

  it('WDR-017 is either paid out or cancelled if both happen at the same moment', async () => {
    for (let again = 0; again < 6; again++) {
      const { player, withdraw } = await playerWithAccount()
      const request = requestIn(await withdraw())
      const approve = () => payments.decide(staff, 'withdraw', request, 'approved')
      const takeBack = () => cancel(player, request._id)
      const both = await Promise.all(again % 2 === 0 ? [approve(), takeBack()] : [takeBack(), approve()])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const [now] = await list(player)
      expect(['approved', 'canceled']).toContain(now?.status)
      expect(await points(player)).toBe(now?.status === 'approved' ? 99_000 : 100_000)
    }
  })

  it('WDR-008 is allowed again after the newest is being processed', async () => {
    const { player, withdraw } = await playerWithAccount()
    const request = requestIn(await withdraw())
    expect((await withdraw()).body['code']).toBe('request-pending')
    await payments.decide(staff, 'withdraw', request, 'processing')
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).body['code']).toBe('request-pending')
    expect(await points(player)).toBe(98_000)
  })

  it('is not cancelled unless the brand allows it', async () => {
    const strict = await startTestOperator([])
    const player = await strict.newMember()
    const accountId = await paymentsOf(strict).payoutAccount(player)
    const { _id } = requestIn(await player.call('POST', 'api/user/withdraw', { amount: 1000, accountId }))
    expect(await cancel(player, _id)).toMatchObject({ status: 403, body: { code: 'cancelling-off' } })
    await strict.sandbox.close()
  })

  it('is not cancelled by anybody else', async () => {
    const { player, withdraw } = await playerWithAccount()
    const { _id } = requestIn(await withdraw())
    expect(await cancel(await operator.newMember(), _id)).toMatchObject({
      status: 404,
      body: { code: 'request-unknown' },
    })
    expect(await points(player)).toBe(99_000)
  })

  it('WDR-008 is refused while one is pending, also of several simultaneous ones', async () => {
    const { player, withdraw } = await playerWithAccount()
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body).toEqual({ message: 'Already Have Request, Please Wait', code: 'request-pending' })
    expect(await points(player)).toBe(99_000)
  })

  it('WDR-009 may be one of several if the brand permits it, but never beyond the balance', async () => {
    const generous = await startTestOperator([], { payments: { allowsMultipleRequests: true } })
    const player = await generous.newMember('user', 1_000_000n)
    const accountId = await paymentsOf(generous).payoutAccount(player)
    const withdraw = () => player.call('POST', 'api/user/withdraw', { amount: 3000, accountId })
    const answers = await Promise.all(Array.from({ length: 9 }, withdraw))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ body }) => body['code'] === 'not-enough-points')).toHaveLength(6)
    expect((await player.balance()).availablePts).toBe(1000)
    await generous.sandbox.close()
  })

  it('WDR-006 must be within the limits of its payment type, both included', async () => {
    const { withdraw } = await playerWithAccount()
    for (const amount of [499, 100_001])
      expect(await withdraw(amount)).toMatchObject({
        status: 409,
        body: {
          message: 'Amount should be greater than 500 and less than 1,00,000',
          code: 'amount-out-of-range',
          field: 'amount',
          details: { min: '500', max: '100000' },
        },
      })
    expect((await withdraw(500)).status).toBe(200)
  })

  it('WDR-007 omits a missing upper limit in the message', async () => {
    const { withdraw } = await playerWithAccount('payout-usdt')
    expect((await withdraw(999)).body['message']).toBe('Amount should be greater than 1,000')
    expect(await withdraw(200_000)).toMatchObject({ status: 409, body: { code: 'not-enough-points' } })
  })

  it('WDR-019 is refused to a demo account', async () => {
    const demo = await operator.newPlayer()
    const accountId = await payments.payoutAccount(demo)
    expect(await demo.call('POST', 'api/user/withdraw', { amount: 1000, accountId })).toMatchObject({
      status: 403,
      body: { message: 'This is your Demo Account, Please Login as Normal user', code: 'demo-account' },
    })
  })

  it('is not paid to another player’s account, nor to a deleted one', async () => {
    const { player, accountId } = await playerWithAccount()
    const other = await operator.newMember()
    const ask = (who: TestPlayer) => who.call('POST', 'api/user/withdraw', { amount: 1000, accountId })
    expect(await ask(other)).toMatchObject({ status: 404, body: { code: 'account-unknown' } })
    const { password } = player
    await player.call('DELETE', `api/user/account?accountId=${accountId}`, { password })
    expect(await ask(player)).toMatchObject({ status: 404, body: { code: 'account-unknown' } })
  })

  it.each([0, -5, '1e3', 1.005, null])('refuses the amount %j and names the field', async (amount) => {
    const { withdraw } = await playerWithAccount()
    expect(await withdraw(amount as never)).toMatchObject({ status: 400, body: { field: 'amount' } })
  })
})

describe('a withdrawal with a key', () => {
  const ask = (player: TestPlayer, body: Record<string, unknown>) =>
    player.call('POST', 'api/user/withdraw', body)

  it('is requested once, for any number of repetitions and tabs', async () => {
    const { player, accountId } = await playerWithAccount()
    const key = randomUUID()
    const send = () => ask(player, { amount: 1000, accountId, key })
    const answers = await Promise.all(Array.from({ length: 8 }, send))
    for (const answer of [...answers, await send()])
      expect(answer).toMatchObject({ status: 200, body: { docs: { _id: key, amount: 1000 } } })
    expect(await points(player)).toBe(99_000)
    expect(await list(player, `search=${key}`)).toHaveLength(1)
  })

  it('is answered with its current state, also after it was decided', async () => {
    const { player, accountId } = await playerWithAccount()
    const key = randomUUID()
    const request = requestIn(await ask(player, { amount: 1000, accountId, key }))
    await payments.decide(staff, 'withdraw', request, 'rejected')
    expect(await ask(player, { amount: 1000, accountId, key })).toMatchObject({
      status: 200,
      body: { docs: { _id: key, status: 'rejected' } },
    })
    expect(await points(player)).toBe(100_000)
  })

  it('is refused for another amount, another account and another player', async () => {
    const { player, accountId } = await playerWithAccount()
    const other = await playerWithAccount()
    const second = await payments.payoutAccount(player)
    const key = randomUUID()
    await ask(player, { amount: 1000, accountId, key })
    for (const answer of [
      await ask(player, { amount: 1001, accountId, key }),
      await ask(player, { amount: 1000, accountId: second, key }),
      await ask(other.player, { amount: 1000, accountId: other.accountId, key }),
    ])
      expect(answer).toMatchObject({ status: 422, body: { code: 'key-reused' } })
    expect(await points(other.player)).toBe(100_000)
  })
})

describe('a withdrawal of a player in debt', () => {
  it('is not paid out until the debt is repaid, and staff see the debt', async () => {
    const { player, withdraw } = await playerWithAccount()
    const marketId = 'debt-1'
    opening(testMarket(marketId)).forEach(operator.say)
    await until(() => knowsMarket(operator.sandbox.database, marketId))
    expect((await player.place(testOrder(marketId, { stake: 1_000_000n }))).status).toBe(200)
    const { database } = operator.sandbox
    const outcome = new Map([['101', 'winner' as const]])
    await settleMarket(database, { marketId, outcome, by: 'operator', at: new Date() })
    expect(await points(player)).toBe(110_000)
    const request = requestIn(await withdraw(100_000))
    await rollBackSettlement(database, { marketId, number: 1, at: new Date() })
    // The bet is open again with its reserve of 10,000: 10,000 won and 10,000 available are short by 10,000.
    expect(await payments.decide(staff, 'withdraw', request, 'approved')).toMatchObject({
      status: 409,
      body: { code: 'in-debt', details: { debt: '10000' } },
    })
    const [listed] = (await staff.call('GET', `api/administrator/withdraw?search=${request._id}`)).body
      .docs as Record<string, unknown>[]
    expect(listed).toMatchObject({ status: 'pending', debt: 10_000 })
    expect((await payments.decide(staff, 'withdraw', request, 'rejected')).status).toBe(200)
    expect(await points(player)).toBe(90_000)
    const again = requestIn(await withdraw(90_000))
    expect((await payments.decide(staff, 'withdraw', again, 'approved')).status).toBe(200)
  })
})

describe('a withdrawal through the hosted provider', () => {
  const ask = (player: TestPlayer, accountId: string, more: Record<string, string> = {}) =>
    player.call('POST', 'api/user/withdraw/iPay', {
      amount: 1000,
      accountId,
      beneficiaryName: 'Asha Rao',
      bankName: 'Example Bank',
      ifscCode: '',
      accountNumber: 'asha@bank',
      operatorId: '1001',
      ...more,
    })

  it('CALL-105 is pending like any other, with the message of the specification', async () => {
    const { player, accountId } = await playerWithAccount('payout-ipay')
    expect(await ask(player, accountId)).toMatchObject({
      status: 200,
      body: {
        message:
          'Your withdraw request is still pending please check your widthraw statement for more updates.',
        docs: { status: 'pending', type: 'IPAY' },
      },
    })
    expect(await points(player)).toBe(99_000)
  })

  it('is refused for an account that is not the provider’s, or names another', async () => {
    const plain = await playerWithAccount()
    const hosted = await playerWithAccount('payout-ipay')
    const attempts = [
      [ask(plain.player, plain.accountId), 'operatorId'],
      [ask(hosted.player, hosted.accountId, { operatorId: '9' }), 'operatorId'],
      [ask(hosted.player, hosted.accountId, { accountNumber: '666' }), 'accountNumber'],
      [ask(hosted.player, hosted.accountId, { ifscCode: 'X' }), 'ifscCode'],
    ] as const
    for (const [answer, field] of attempts)
      expect(await answer).toMatchObject({ status: 409, body: { code: 'account-differs', field } })
    expect(await points(hosted.player)).toBe(100_000)
  })
})
