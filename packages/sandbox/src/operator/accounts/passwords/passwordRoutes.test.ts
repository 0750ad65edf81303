import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../database/schema.ts'
import { readInbox } from '../inbox/inbox.ts'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator } from '../../../testing/operator.ts'
import { createAccount } from '../createAccount.ts'
import { createSessions } from '../sessions.ts'

const first = 'the first 1 of all'
const second = 'the second 2 of all'

let operator: TestOperator
let clockMs = 0
let made = 0

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')), {
    clock: () => Date.now() + clockMs,
    rateLimits: { bets: false, accounts: false, codes: false, allCodes: false },
  })
})
afterAll(() => operator.sandbox.close())
beforeEach(() => void (clockMs += 3_600_000))

async function newOwner(userType: 'user' | 'agent' = 'user', mustChangePassword = false) {
  made += 1
  const phone = `+9198000000${String(made).padStart(2, '0')}`
  const userName = `owner_${made}`
  await createAccount(operator.sandbox.database, {
    userName,
    fullName: userName,
    password: first,
    userType,
    ...(userType === 'user' && { phone }),
    transactionCode: userType === 'user' ? null : 'AAAA-BBBB-CCCC-DDDD',
    mustChangePassword,
    isDemo: false,
    grant: 0n,
    at: new Date(),
    expiresAt: null,
  })
  return { userName, phone }
}

async function tokenOf(userName: string, password = first): Promise<string> {
  const { headers } = await operator.logIn(userName, password)
  return headers.get('authorization') ?? ''
}

const get = (path: string, authorization: string) =>
  operator.call('GET', path, { headers: { authorization } })

const change = (authorization: string, fields: Record<string, string>, type = 'user') =>
  operator.call('PATCH', `api/${type}/changePassword`, {
    headers: { authorization },
    body: new URLSearchParams(fields),
  })

const askCode = (phone: string) =>
  operator.call('POST', 'api/common/forgetPassword/otp', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, type: 'sms' }),
  })

const reset = (phone: string, otp: string, password = second) =>
  operator.call('PATCH', 'api/common/forgetPassword', {
    body: new URLSearchParams({ phone, otp, password }),
  })

const inbox = async () => (await readInbox(operator.sandbox.database, { page: 1, limit: 100 })).messages
const codeOf = async (phone: string) => (await inbox()).find((message) => message.phone === phone)?.code ?? ''

describe('a login in progress', () => {
  const rowOf = async (userName: string) => {
    const [row] = await operator.sandbox.database.select().from(account).where(eq(account.userName, userName))
    if (!row) throw new Error('The test\u2019s own account is not there.')
    return row
  }
  const open = (owner: Awaited<ReturnType<typeof rowOf>>) =>
    createSessions(operator.sandbox.database, Date.now).open(owner, { host: 'localhost' })

  it('is refused if the password it was checked with is changed or reset meanwhile', async () => {
    const { userName, phone } = await newOwner()
    const beforeChange = await rowOf(userName)
    await change(await tokenOf(userName), { oldPassword: first, password: second })
    expect(await open(beforeChange)).toBeUndefined()
    const beforeReset = await rowOf(userName)
    await askCode(phone)
    await reset(phone, await codeOf(phone), first)
    expect(await open(beforeReset)).toBeUndefined()
    expect(await open(await rowOf(userName))).toBeTypeOf('string')
  })

  it('is refused if the second factor is turned on meanwhile', async () => {
    const { userName } = await newOwner()
    const before = await rowOf(userName)
    await operator.sandbox.database
      .update(account)
      .set({ hasSecondFactor: true })
      .where(eq(account.id, before.id))
    expect(await open(before)).toBeUndefined()
  })
})

describe('changing the password', () => {
  it('PWD-038 CALL-028 accepts the old one, confirms the change, and ends the other logins', async () => {
    const { userName } = await newOwner()
    const [here, there] = [await tokenOf(userName), await tokenOf(userName)]
    const answer = await change(here, { oldPassword: first, password: second })
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'PASSWORD UPDATED', docs: { transactionCode: null } },
    })
    expect((await get('api/user/profile', here)).status).toBe(200)
    expect((await get('api/user/profile', there)).status).toBe(401)
    expect((await operator.logIn(userName, first)).status).toBe(400)
    expect((await operator.logIn(userName, second)).status).toBe(200)
  })

  it('accepts newPassword as another name of the field', async () => {
    const { userName } = await newOwner()
    const answer = await change(await tokenOf(userName), { oldPassword: first, newPassword: second })
    expect(answer.status).toBe(200)
    expect((await operator.logIn(userName, second)).status).toBe(200)
  })

  it('ROLE-016 gives staff a new transaction code, under their own type only', async () => {
    const { userName } = await newOwner('agent')
    const token = await tokenOf(userName)
    const codeHash = async () =>
      (
        await operator.sandbox.database
          .select({ hash: account.transactionCodeHash })
          .from(account)
          .where(eq(account.userName, userName))
      )[0]?.hash
    const before = await codeHash()
    expect((await change(token, { oldPassword: first, password: second })).status).toBe(403)
    const answer = await change(token, { oldPassword: first, password: second }, 'agent')
    const { transactionCode } = answer.body.docs as { transactionCode: string }
    expect(transactionCode).toMatch(/^(\w{4}-){3}\w{4}$/)
    expect(await codeHash()).not.toBe(before)
    expect(await codeHash()).not.toContain(transactionCode)
  })

  it.each([
    [
      'PWD-036 a missing old one',
      { password: second },
      { message: 'Invalid Password', field: 'oldPassword' },
    ],
    ['PWD-036 a missing new one', { oldPassword: first }, { message: 'Invalid Password', field: 'password' }],
    [
      'a wrong old one',
      { oldPassword: 'wrong', password: second },
      { message: 'Invalid Password', code: 'wrong-password', field: 'oldPassword' },
    ],
    [
      'PWD-012 PWD-013 a weak one',
      { oldPassword: first, password: 'weak' },
      { message: 'Password should contain 8 character & 1 digit', field: 'password' },
    ],
    ['the old one again', { oldPassword: first, password: first }, { code: 'password-unchanged' }],
  ])('refuses %s', async (_what, fields, body) => {
    const { userName } = await newOwner()
    expect(await change(await tokenOf(userName), fields as Record<string, string>)).toMatchObject({
      status: 400,
      body,
    })
    expect((await operator.logIn(userName, first)).status).toBe(200)
  })

  it('locks after five wrong old ones', async () => {
    const { userName } = await newOwner()
    const token = await tokenOf(userName)
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await change(token, { oldPassword: 'wrong', password: second })).status).toBe(400)
    expect((await change(token, { oldPassword: first, password: second })).status).toBe(429)
  })

  it('AUTH-028 lets a login that must change it do only that', async () => {
    const { userName } = await newOwner('user', true)
    const loggedIn = await operator.logIn(userName, first)
    expect(loggedIn.body.docs).toMatchObject({ changePassword: true })
    const token = loggedIn.headers.get('authorization') ?? ''
    expect((await get('api/user/profile', token)).status).toBe(200)
    expect(await get('api/user/pts', token)).toMatchObject({
      status: 403,
      body: { code: 'new-password-due', message: 'Please change password and copy transaction code' },
    })
    expect((await change(token, { oldPassword: first, password: second })).status).toBe(200)
    expect((await get('api/user/pts', token)).status).toBe(200)
    expect((await operator.logIn(userName, second)).body.docs).toMatchObject({ changePassword: false })
  })
})

describe('a forgotten password', () => {
  it('PWD-021 PWD-022 CALL-026 CALL-027 is reset by the code, and every login ends', async () => {
    const { userName, phone } = await newOwner()
    const before = await tokenOf(userName)
    expect(await askCode(phone)).toMatchObject({
      status: 200,
      body: { message: 'OTP Send Successfully', docs: { resendAfterSeconds: 60 } },
    })
    clockMs += 61_000
    expect((await askCode(phone)).body['message']).toBe('OTP SENT')
    expect(await reset(phone, await codeOf(phone))).toMatchObject({
      status: 200,
      body: { message: 'Password Updated Successfully' },
    })
    expect((await get('api/user/profile', before)).status).toBe(401)
    expect((await operator.logIn(userName, first)).status).toBe(400)
    expect((await operator.logIn(phone, second)).status).toBe(200)
  })

  it('PWD-023 answers error for a code that is wrong, short, used, or for another purpose', async () => {
    const { phone } = await newOwner()
    await askCode(phone)
    const code = await codeOf(phone)
    const refused = { status: 400, body: { message: 'error', code: 'otp-invalid', field: 'otp' } }
    expect(await reset(phone, code === '000000' ? '000001' : '000000')).toMatchObject(refused)
    expect(await reset(phone, code.slice(1))).toMatchObject(refused)
    const weak = await reset(phone, code, 'weak')
    expect(weak.body['code']).toBe('password-weak')
    expect((await reset(phone, code)).status).toBe(200)
    expect(await reset(phone, code)).toMatchObject(refused)
    clockMs += 61_000
    await operator.call('POST', 'api/common/signup/otp', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone }),
    })
    expect(await reset(phone, await codeOf(phone))).toMatchObject(refused)
  })

  it('answers an unknown phone like a known one, and sends it nothing', async () => {
    const { phone } = await newOwner()
    const nobodys = '+919700000001'
    const [known, unknown] = [await askCode(phone), await askCode(nobodys)]
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    expect((await inbox()).some((message) => message.phone === nobodys)).toBe(false)
    const [again, unknownAgain] = [await askCode(phone), await askCode(nobodys)]
    expect([again.status, again.body]).toEqual([429, unknownAgain.body])
    expect(unknownAgain.status).toBe(429)
    expect((await reset(nobodys, '123456')).body).toEqual((await reset(phone, '12345')).body)
  })
})
