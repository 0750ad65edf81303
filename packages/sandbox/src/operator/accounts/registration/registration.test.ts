import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account, oneTimeCode, registration } from '../../database/schema.ts'
import { readInbox } from '../inbox/inbox.ts'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import { startTestOperator, type Answered, type TestOperator } from '../../../testing/operator.ts'
import { hashPassword } from '../passwords/password.ts'

let operator: TestOperator
let clockMs = 0
let lastPhone = 100_000_000

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')), {
    clock: () => Date.now() + clockMs,
    rateLimits: { bets: false, accounts: false, codes: false, allCodes: false, duplicateChecks: false },
  })
})
afterAll(() => operator.sandbox.close())
// Each test runs a day after the last, so that codes sent to a phone no longer count.
beforeEach(() => void (clockMs += 25 * 3_600_000))

const newPhone = () => `+91${(lastPhone += 1)}`

const json = (method: string, path: string, body: object) =>
  operator.call(method, path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const sendCode = (phone: string) => json('POST', 'api/common/signup/otp', { phone, type: 'sms' })

const inbox = async () =>
  (await readInbox(operator.sandbox.database, { page: 1, limit: 100 })).messages.toReversed()

async function codeOf(phone: string): Promise<string> {
  const sent = (await inbox()).filter((message) => message.phone === phone)
  return sent.at(-1)?.code ?? ''
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

const signUp = (fields: Record<string, string>) =>
  operator.form('api/auth/signup', { type: 'sms', password: 'a fine 1 for all', ...fields })

async function newRegistered(
  more: Record<string, string> = {},
): Promise<{ phone: string; answer: Answered }> {
  const phone = newPhone()
  await sendCode(phone)
  const answer = await signUp({ userName: phone.slice(3), phone, otp: await codeOf(phone), ...more })
  return { phone, answer }
}

describe('a code', () => {
  it('ends where the clock steps back an hour, and the next one is sent at once', async () => {
    const phone = newPhone()
    expect((await sendCode(phone)).status).toBe(200)
    const before = await codeOf(phone)
    clockMs -= 3_600_000
    const member = { userName: phone.slice(3), phone }
    expect((await signUp({ ...member, otp: before })).status).toBe(400)
    expect((await sendCode(phone)).status).toBe(200)
    expect((await signUp({ ...member, otp: await codeOf(phone) })).status).toBe(200)
  })

  it('CALL-023 goes to the inbox with its sender, and is neither in the answer nor in the clear in the table', async () => {
    const phone = newPhone()
    const answer = await json('POST', 'api/common/signup/otp', {
      phone: `+91 0${phone.slice(3)}`,
      type: 'sms',
      whiteLabelId: 'sandbox',
      operator: 'Aurora',
    })
    expect(answer).toMatchObject({ status: 200, body: { docs: { resendAfterSeconds: 60 } } })
    const message = (await inbox()).at(-1)
    expect(message).toMatchObject({ phone, purpose: 'signup', sender: 'Aurora' })
    expect(message?.code).toMatch(/^\d{6}$/)
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain(message?.code)
    const rows = await operator.sandbox.database
      .select()
      .from(oneTimeCode)
      .where(eq(oneTimeCode.phone, phone))
    expect(rows[0]?.codeHash).toMatch(/^argon2id\$/)
  })

  it('CALL-024 is signed by the operator’s sender if the call names none', async () => {
    const phone = newPhone()
    const asked = { phone, type: 'sms', whiteLabelId: 'sandbox', operator: ' ' }
    expect((await json('POST', 'api/common/signup/otp', asked)).status).toBe(200)
    expect((await inbox()).at(-1)).toMatchObject({ phone, sender: 'Operator' })
  })

  it.each([
    ['', 'phone-required', 'Mobile number is required', 'Mobile Number is Required'],
    ['+91123', 'phone-invalid', 'Mobile number is invalid', 'Mobile Number is Invalid '],
    [
      '+15551234567',
      'country-code-unsupported',
      'Country code is not supported',
      'Country code is not supported',
    ],
  ])(
    'REG-038 REG-039 REG-040 REG-061 REG-062 REG-063 PWD-014 PWD-015 PWD-016 PWD-017 is not sent to %j',
    async (phone, code, inRegistration, inForgotPassword) => {
      expect(await sendCode(phone)).toMatchObject({
        status: 400,
        body: { code, message: inRegistration, field: 'phone' },
      })
      expect(await json('POST', 'api/common/forgetPassword/otp', { phone })).toMatchObject({
        status: 400,
        body: { code, message: inForgotPassword, field: 'phone' },
      })
    },
  )

  it('PWD-018 waits 60 s, then five are sent in an hour and ten in a day', async () => {
    const phone = newPhone()
    const sent: number[] = []
    expect((await sendCode(phone)).status).toBe(200)
    clockMs += 59_000
    const early = await sendCode(phone)
    expect(early).toMatchObject({ status: 429, body: { message: 'OTP Sent already, Please Wait' } })
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(1)
    for (let hour = 0; hour < 3; hour++) {
      let inHour = hour === 0 ? 1 : 0
      for (let attempt = 0; attempt < 7; attempt++) {
        clockMs += 61_000
        const { status } = await sendCode(phone)
        expect([200, 429]).toContain(status)
        inHour += status === 200 ? 1 : 0
      }
      sent.push(inHour)
      clockMs += 3_600_000
    }
    expect(sent).toEqual([5, 5, 0])
  })

  it('is sent once for many simultaneous requests', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendCode(phone)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await inbox()).filter((message) => message.phone === phone)).toHaveLength(1)
  })

  it('is wrong after five wrong attempts, after ten minutes, for another phone, and after a newer one was sent', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    const use = async (otp: string, to = phone) =>
      (await signUp({ userName: `u${to.slice(3)}`, phone: to, otp })).body['code']
    await sendCode(phone)
    await sendCode(other)
    const first = await codeOf(phone)
    const others = await codeOf(other)
    expect(await use(first === others ? wrongFor(first) : first, other)).toBe('otp-invalid')
    for (let attempt = 0; attempt < 5; attempt++) expect(await use(wrongFor(first))).toBe('otp-invalid')
    expect(await use(first)).toBe('otp-invalid')
    clockMs += 61_000
    await sendCode(phone)
    const second = await codeOf(phone)
    clockMs += 61_000
    await sendCode(phone)
    const third = await codeOf(phone)
    expect(await use(second === third ? wrongFor(second) : second)).toBe('otp-invalid')
    clockMs += 601_000
    expect(await use(third)).toBe('otp-invalid')
    clockMs += 61_000
    await sendCode(phone)
    expect(await use(await codeOf(phone))).toBeUndefined()
  })
})

describe('signing up', () => {
  it('REG-056 CALL-021 creates a player without points who logs in by name and by phone', async () => {
    const phone = newPhone()
    await sendCode(phone)
    const answer = await signUp({
      userName: 'new_player',
      fullName: 'New Player',
      email: 'new@example.com',
      phone,
      otp: await codeOf(phone),
      whiteLabelId: 'sandbox',
      promoCode: 'DIWALI',
      branchId: '',
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Signup Successfull',
        docs: { userType: 'user', userName: 'new_player', demo: false, availablePts: 0 },
      },
    })
    for (const name of ['NEW_player', phone, phone.slice(3), `0${phone.slice(3)}`])
      expect((await operator.logIn(name, 'a fine 1 for all')).status).toBe(200)
    expect((await operator.logIn(phone.slice(3), 'another 1')).body['code']).toBe('wrong-credentials')
  })

  it('creates the player under the referring branch, and counts for the referring player', async () => {
    const { database } = operator.sandbox
    const branch = (await database.select().from(account).where(eq(account.userName, 'branch')))[0]
    const { answer: first } = await newRegistered({ branchId: branch?.id ?? '' })
    expect(first.body.docs).toMatchObject({ createdBy: branch?.id })
    const userName = (first.body.docs as { userName: string }).userName
    const { headers } = await operator.logIn(userName, 'a fine 1 for all')
    const authorization = headers.get('authorization') ?? ''
    const referral = () => operator.call('GET', 'api/user/setting/referral', { headers: { authorization } })
    const before = (await referral()).body.docs as { referralCode: string; referredCount: number }
    expect(before.referredCount).toBe(0)
    await newRegistered({ referrer: before.referralCode, branchId: 'nowhere' })
    expect((await referral()).body.docs).toEqual({ ...before, referredCount: 1 })
  })

  it.each([
    ['an otp of four digits', { otp: '1234' }, 400, { message: 'Invalid OTP', field: 'otp' }],
    [
      'PWD-012 PWD-013 a short password',
      { password: 'short 1' },
      400,
      { message: 'Password should contain 8 character & 1 digit', field: 'password' },
    ],
    [
      'PWD-012 PWD-013 a password without a digit',
      { password: 'no digit here' },
      400,
      { message: 'Password should contain 8 character & 1 digit', field: 'password' },
    ],
    ['a common password', { password: 'Password123' }, 400, { code: 'password-weak', field: 'password' }],
    ['a taken name', { userName: 'PLAYER' }, 409, { code: 'user-name-taken', field: 'userName' }],
    [
      'a name that is the number of another',
      { userName: '9876543210' },
      409,
      { code: 'user-name-taken', field: 'userName' },
    ],
    ['a promo code of markup', { promoCode: '<b>' }, 400, { code: 'malformed', field: 'promoCode' }],
  ])('refuses %s', async (_what, wrong, status, body) => {
    const { answer } = await newRegistered(wrong)
    expect(answer).toMatchObject({ status, body })
  })

  it('reveals existing phones and names only with the code', async () => {
    const userName = 'known_player'
    expect((await newRegistered({ userName })).answer.status).toBe(200)
    const known = `+91${lastPhone}`
    for (const wrong of [{ phone: known }, { userName }, {}]) {
      const asked = { userName: `u${newPhone().slice(3)}`, phone: newPhone(), otp: '000001', ...wrong }
      expect(await signUp(asked)).toMatchObject({ status: 400, body: { code: 'otp-invalid' } })
    }
  })

  it('creates one account for two simultaneous sign-ups with one code', async () => {
    const phone = newPhone()
    await sendCode(phone)
    const otp = await codeOf(phone)
    const answers = await Promise.all(
      ['twice_one', 'twice_two'].map((userName) => signUp({ userName, phone, otp })),
    )
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
    const rows = await operator.sandbox.database.select().from(account).where(eq(account.phone, phone))
    expect(rows).toHaveLength(1)
  })

  it('CALL-025 reports a phone, a name and an email that are taken beforehand, and nothing otherwise', async () => {
    const { phone } = await newRegistered({ email: 'Taken@example.com' })
    const ask = async (fields: Record<string, string>) =>
      (await operator.call('GET', `api/common/dupCheck?${new URLSearchParams(fields)}`)).body.docs
    expect(await ask({ phone })).toEqual({ field: 'phone', message: 'This mobile number is taken' })
    expect(await ask({ userName: 'Player' })).toEqual({
      field: 'userName',
      message: 'This user name is taken',
    })
    expect(await ask({ email: 'taken@EXAMPLE.com' })).toEqual({
      field: 'email',
      message: 'This email is taken',
    })
    expect(await ask({ phone: newPhone(), userName: 'nobody_at_all', email: 'no@example.com' })).toEqual({
      field: '',
      message: '',
    })
    expect(await ask({})).toEqual({ field: '', message: '' })
  })
})

describe('logging in with a code', () => {
  it('checks the code and not the password, and accepts it once', async () => {
    const { phone } = await newRegistered()
    clockMs += 61_000
    await sendCode(phone)
    const otp = await codeOf(phone)
    const logIn = (code: string, password = 'x') =>
      operator.form('api/auth', { email: phone, password, otp: code })
    const refused = await logIn(wrongFor(otp), 'a fine 1 for all')
    expect(refused).toMatchObject({ status: 400, body: { message: 'Invalid OTP', code: 'otp-invalid' } })
    expect((await logIn(otp)).status).toBe(200)
    expect((await logIn(otp)).body['code']).toBe('otp-invalid')
  })

  it('answers an unknown phone with the same message', async () => {
    const phone = newPhone()
    await sendCode(phone)
    const answer = await operator.form('api/auth', { email: phone, password: 'x', otp: await codeOf(phone) })
    expect(answer).toMatchObject({ status: 400, body: { code: 'otp-invalid' } })
  })

  it('refuses a locked account in the wording of the specification, to its owner only', async () => {
    const { phone } = await newRegistered()
    const { headers } = await operator.logIn(phone, 'a fine 1 for all')
    const authorization = headers.get('authorization') ?? ''
    await operator.sandbox.database.update(account).set({ isLocked: true }).where(eq(account.phone, phone))
    expect(await operator.logIn(phone, 'a fine 1 for all')).toMatchObject({
      status: 403,
      body: { message: 'Access Denied: Account Locked By Admin', code: 'account-locked' },
    })
    expect((await operator.logIn(phone, 'another 1')).body['code']).toBe('wrong-credentials')
    const profile = await operator.call('GET', 'api/user/profile', { headers: { authorization } })
    expect(profile.status).toBe(401)
  })
})

describe('the limits of one address', () => {
  it('sends twenty codes in an hour and answers five duplicate checks in a minute', async () => {
    const strict = await startTestOperator(opening(testMarket('1.1')))
    const statuses = []
    for (let number = 0; number < 21; number++) {
      const { status } = await strict.call('POST', 'api/common/signup/otp', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone: newPhone() }),
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    const check = () => strict.call('GET', 'api/common/dupCheck?userName=player')
    for (let number = 0; number < 5; number++) expect((await check()).status).toBe(200)
    const closed = await check()
    expect(closed.status).toBe(429)
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
    await strict.sandbox.close()
  })
})

describe('a demo account', () => {
  it('has no name that can be parsed as a player’s phone', async () => {
    const fields = { userName: '9876543210', password: 'long enough', email: '', phone: '', fullName: 'X' }
    expect(await operator.form('api/auth/signup/demo', fields)).toMatchObject({
      status: 409,
      body: { code: 'user-name-taken', field: 'userName' },
    })
  })

  it('refuses logins after six hours, and its token is then invalid', async () => {
    const player = await operator.newPlayer()
    const { userName } = (await player.call('GET', 'api/user/profile')).body.docs as { userName: string }
    const password = 'a known 1 for the demo'
    await operator.sandbox.database
      .update(account)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(account.id, player.id))
    clockMs += 6 * 3_600_000 - 60_000
    expect((await operator.logIn(userName, password)).status).toBe(200)
    expect((await player.call('GET', 'api/user/profile')).status).toBe(200)
    clockMs += 60_000
    expect((await operator.logIn(userName, password)).body['code']).toBe('wrong-credentials')
    expect((await player.call('GET', 'api/user/profile')).status).toBe(401)
  })
})

it('stores when a player confirmed their age and accepted the terms, or that a client did not send it', async () => {
  const complete = await newRegistered({ isAdult: 'true', hasAcceptedTerms: 'true' })
  const silent = await newRegistered()
  const kept = async ({ answer }: { answer: Answered }) => {
    const { _id } = answer.body.docs as { _id: string }
    const [row] = await operator.sandbox.database
      .select()
      .from(registration)
      .where(eq(registration.accountId, _id))
    return [row?.ageConfirmedAt, row?.termsAcceptedAt].map((at) => at instanceof Date)
  }
  expect([await kept(complete), await kept(silent)]).toEqual([
    [true, true],
    [false, false],
  ])
})
