import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentAccountLog } from '../../database/schema.ts'
import { eq } from 'drizzle-orm'
import { notification } from '../../database/schema.ts'
import {
  startTestOperator,
  type Answered,
  type TestOperator,
  type TestPlayer,
} from '../../../testing/operator.ts'

let operator: TestOperator
let player: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator([])
  player = await operator.newMember()
})
afterAll(() => operator.sandbox.close())

interface WireAccount {
  _id: string
  name: string
  primary: boolean
  accountDetails: { label: string; value: string }[]
}

const details = [{ label: 'IFSC', value: 'EXMP0000001' }]
const create = (of: TestPlayer, more: Record<string, unknown> = {}) =>
  of.call('POST', 'api/user/account', {
    paymentMethodTypeId: 'payout-imps',
    name: 'Asha Rao',
    accountDetails: details,
    password: of.password,
    ...more,
  })
const list = async (of: TestPlayer) => (await of.call('GET', 'api/user/account')).body.docs as WireAccount[]

describe('payment methods', () => {
  it('CALL-091 DEP-054 lists the methods of deposits, in order', async () => {
    const { body } = await player.call('GET', 'api/user/setting/depositType?active=true')
    const methods = body.docs as Record<string, unknown>[]
    expect(methods.map((method) => method['paymentType'])).toEqual([
      'UPI',
      'IMPS',
      'NEFT',
      'USDT',
      'IPAY',
      'other',
      'other',
      'QR',
    ])
    expect(methods[0]).toEqual({
      _id: 'deposit-upi',
      paymentType: 'UPI',
      paymentName: 'UPI',
      active: true,
      isLock: false,
      minAmount: 100,
      maxAmount: 100_000,
      sort: 1,
      customFields: [],
      accountNumber: '',
      walletNumber: '',
      bankName: '',
      accountName: 'Example Traders',
      ifscCode: '',
      upiId: 'operator@upi',
      mobileNumber: '',
      appName: 'Any UPI app',
      remarks: '',
    })
    expect(methods.at(-2)).toMatchObject({ isLock: true })
  })

  it('CALL-090 lists the kinds of account for withdrawals', async () => {
    const { body } = await player.call('GET', 'api/user/setting/paymentMethodType?active=true')
    expect((body.docs as { _id: string }[]).map((method) => method._id)).toEqual([
      'payout-imps',
      'payout-upi',
      'payout-neft',
      'payout-usdt',
      'payout-ipay',
    ])
  })

  it('does not list inactive ones if only active ones are requested', async () => {
    const { body } = await player.call('GET', 'api/user/setting/depositType?active=false')
    expect(body.docs).toEqual([])
  })
})

describe('payout accounts', () => {
  it('CALL-085 CALL-084 ACC-007 ACC-008 stores an account under the holder’s name with the user id at its end', async () => {
    const someone = await operator.newMember()
    const answer = await create(someone)
    expect(answer).toMatchObject({ status: 200, body: { message: 'Account Created Successfully' } })
    const [account] = await list(someone)
    expect(account).toEqual({
      _id: expect.any(String) as string,
      name: `Asha Rao_${someone.id}`,
      primary: true,
      accountDetails: details,
      paymentMethodType: {
        _id: 'payout-imps',
        paymentType: 'IMPS',
        minAmount: 500,
        maxAmount: 500_000,
        operatorId: '',
      },
    })
  })

  it('adds the suffix once, however often it is sent', async () => {
    const someone = await operator.newMember()
    await create(someone, { name: `Asha Rao_${someone.id}` })
    expect((await list(someone))[0]?.name).toBe(`Asha Rao_${someone.id}`)
  })

  it.each(['', '   '])('ACC-009 refuses the holder name %j', async (name) =>
    expect(await create(player, { name })).toMatchObject({
      status: 400,
      body: { message: 'Name is Not Valid', code: 'name-invalid', field: 'name' },
    }),
  )

  it('refuses an unknown method, and one for deposits', async () => {
    for (const paymentMethodTypeId of ['nothing', 'deposit-upi'])
      expect(await create(player, { paymentMethodTypeId })).toMatchObject({
        status: 404,
        body: { code: 'payment-method-unknown', field: 'paymentMethodTypeId' },
      })
  })

  it('CALL-086 CALL-088 has one primary account: the edited one, or the one made primary', async () => {
    const someone = await operator.newMember()
    await create(someone)
    await create(someone, { name: 'Second' })
    const [first, second] = await list(someone)
    const edited = await someone.call('PUT', 'api/user/account', {
      accountId: second?._id,
      primary: true,
      accountDetails: [{ label: 'IFSC', value: 'OTHER' }],
      password: someone.password,
    })
    expect(edited).toMatchObject({ status: 200, body: { message: 'Account List Updated' } })
    const [primary, other] = await list(someone)
    expect(primary).toMatchObject({ _id: second?._id, primary: true, accountDetails: [{ value: 'OTHER' }] })
    expect(other).toMatchObject({ _id: first?._id, primary: false })

    const { password } = someone
    const makesPrimary = `api/user/account?accountId=${first?._id}&primary=true`
    expect(await someone.call('PATCH', makesPrimary, { password })).toMatchObject({
      status: 200,
      body: { message: 'Primary Account Updated Successfull' },
    })
    expect((await list(someone)).map(({ _id, primary: is }) => [_id, is])).toEqual([
      [first?._id, true],
      [second?._id, false],
    ])
  })

  it('CALL-087 deletes an account, and the newest other becomes the primary one', async () => {
    const someone = await operator.newMember()
    for (const name of ['One', 'Two', 'Three']) await create(someone, { name })
    const [one] = await list(someone)
    const { password } = someone
    const deletes = `api/user/account?accountId=${one?._id}`
    expect(await someone.call('DELETE', deletes, { password })).toMatchObject({
      status: 200,
      body: { message: 'Account Deleted' },
    })
    expect((await list(someone)).map(({ name, primary }) => [name.split('_')[0], primary])).toEqual([
      ['Three', true],
      ['Two', false],
    ])
    expect(await someone.call('DELETE', deletes, { password })).toMatchObject({ status: 404 })
  })

  it('does not change another player’s account, and does not reveal that it exists', async () => {
    const owner = await operator.newMember()
    await create(owner)
    const [account] = await list(owner)
    const id = account?._id
    const attempts = [
      player.call('DELETE', `api/user/account?accountId=${id}`, { password: player.password }),
      player.call('PATCH', `api/user/account?accountId=${id}&primary=true`, { password: player.password }),
      player.call('PUT', 'api/user/account', {
        accountId: id,
        primary: true,
        accountDetails: [],
        password: player.password,
      }),
    ]
    for (const answer of await Promise.all(attempts))
      expect(answer).toMatchObject({ status: 404, body: { code: 'account-unknown' } })
    expect(await list(owner)).toEqual([account])
  })

  it('keeps one primary account for any number of simultaneous additions, and 20 at most', async () => {
    const someone = await operator.newMember()
    const answers: Answered[] = []
    // At most five passwords are checked at the same time.
    for (const many of [5, 5, 5, 5, 2])
      answers.push(...(await Promise.all(Array.from({ length: many }, () => create(someone)))))
    expect(answers.filter(({ body }) => body['code'] === 'too-many-accounts')).toHaveLength(2)
    const accounts = await list(someone)
    expect(accounts).toHaveLength(20)
    expect(accounts.filter(({ primary }) => primary)).toHaveLength(1)
  })

  it('changes with the password only: other logins end, and the player is notified', async () => {
    const thief = await operator.newMember()
    const owner = thief
    expect(await create(thief, { password: undefined })).toMatchObject({
      status: 403,
      body: { code: 'password-due', field: 'password' },
    })
    expect(await create(thief, { password: 'guessed' })).toMatchObject({
      status: 400,
      body: { code: 'wrong-password', field: 'password' },
    })
    expect(await list(thief)).toEqual([])

    const { userName } = (await owner.call('GET', 'api/user/profile')).body.docs as { userName: string }
    const { headers } = await operator.logIn(userName, owner.password)
    const elsewhere = operator.playerOf(owner.id, (headers.get('authorization') ?? '').replace('Bearer ', ''))
    expect((await create(owner)).status).toBe(200)
    expect((await elsewhere.call('GET', 'api/user/pts')).status).toBe(401)
    expect((await owner.call('GET', 'api/user/pts')).status).toBe(200)
    const notifications = () =>
      operator.sandbox.database.select().from(notification).where(eq(notification.userId, owner.id))
    expect((await notifications()).map(({ title }) => title)).toEqual(['Payout account added'])

    const [account] = await list(owner)
    const edit = { accountId: account?._id, primary: true, accountDetails: details }
    expect((await owner.call('PUT', 'api/user/account', edit)).body['code']).toBe('password-due')
    const edited = await owner.call('PUT', 'api/user/account', { ...edit, password: owner.password })
    expect(edited.status).toBe(200)
    expect(await notifications()).toHaveLength(2)

    for (const [method, title] of [
      ['PATCH', 'Payout account made the primary one'],
      ['DELETE', 'Payout account deleted'],
    ] as const) {
      const address = `api/user/account?accountId=${account?._id}`
      const ask = (proof?: object) => owner.call(method, address, proof)
      expect((await ask()).body['code']).toBe('password-due')
      // A password in an address is ignored.
      expect((await owner.call(method, `${address}&password=${owner.password}`)).body['code']).toBe(
        'password-due',
      )
      expect((await ask({ password: 'guessed' })).body['code']).toBe('wrong-password')
      expect(await list(owner)).toHaveLength(1)
      expect((await ask({ password: owner.password })).status).toBe(200)
      expect((await notifications()).map((one) => one.title)).toContain(title)
    }
    expect(await list(owner)).toEqual([])
  })

  it('are locked after five wrong passwords', async () => {
    const someone = await operator.newMember()
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await create(someone, { password: `guess ${attempt}` })).status).toBe(400)
    expect((await create(someone)).status).toBe(429)
  })

  it('CALL-089 logs which account was created', async () => {
    const someone = await operator.newMember()
    const body = { accountNumber: '000111', accountDetails: details }
    expect((await someone.call('POST', 'api/user/accountLog', body)).status).toBe(200)
    const rows = await operator.sandbox.database.select().from(paymentAccountLog)
    expect(rows.filter((row) => row.userId === someone.id)).toMatchObject([
      { accountNumber: '000111', details },
    ])
  })
})
