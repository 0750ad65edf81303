import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { TOTP, Secret } from 'otpauth'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, notification, recoveryCode } from '../../database/schema.ts'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { createAccount } from '../createAccount.ts'
import { hashPassword } from '../passwords/password.ts'

let operator: TestOperator
let clockMs = 0

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')), { clock: () => Date.now() + clockMs })
})
afterAll(() => operator.sandbox.close())

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + clockMs })

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

it('RFC 6238 generates the codes of its test vectors', () => {
  const totp = new TOTP({ secret: Secret.fromUTF8('12345678901234567890'), digits: 8 })
  expect(totp.generate({ timestamp: 59_000 })).toBe('94287082')
  expect(totp.generate({ timestamp: 1_111_111_109_000 })).toBe('07081804')
})

it('is set up with a code, required by the next login, and given once', async () => {
  const player = await operator.newPlayer()
  const profile = (await player.call('GET', 'api/user/profile')).body.docs as { userName: string }
  const set = (body: object, by = player) => by.call('PUT', 'api/user/setting/2fa', body)

  const prepared = (await set({ enabled: true, password: player.password })).body.docs as {
    secret: string
    url: string
  }
  expect(prepared).toMatchObject({ enabled: false })
  expect(prepared.url).toMatch(/^otpauth:\/\/totp\/.*secret=/)
  expect((await set({ enabled: true, otp: wrongFor(codeOf(prepared.secret)) })).body['code']).toBe(
    'otp-invalid',
  )
  expect((await set({ enabled: true, otp: codeOf(prepared.secret) })).body.docs).toMatchObject({
    enabled: true,
  })
  expect((await player.call('GET', 'api/user/setting/2fa')).body.docs).toEqual({
    enabled: true,
    recoveryCodesLeft: 10,
  })
  expect(await set({ enabled: true })).toMatchObject({
    status: 409,
    body: { code: 'second-factor-unchanged' },
  })

  const { database } = operator.sandbox
  await database
    .update(account)
    .set({ passwordHash: await hashPassword('known 1 to the test') })
    .where(eq(account.id, player.id))
  const loggedIn = await operator.logIn(profile.userName, 'known 1 to the test')
  expect(loggedIn.body.docs).toMatchObject({ enable2fa: true })
  const token = (loggedIn.headers.get('authorization') ?? '').replace('Bearer ', '')
  const owing = operator.playerOf(player.id, token)
  for (const path of ['api/user/profile', 'api/user/pts', 'api/user/setting/2fa'])
    expect(await owing.call('GET', path)).toMatchObject({ status: 401, body: { code: 'second-factor-due' } })

  const socket = io(operator.url, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  })
  const refused = await new Promise<Error>((resolve) => socket.once('connect_error', resolve))
  expect(refused.message).toBe('second-factor-due')

  const verify = (otp: string, by = owing) => by.call('POST', 'api/user/auth/verify2fa', { otp })
  // The code that set it up is used. The next one is valid in the next step.
  expect((await verify(codeOf(prepared.secret))).body['code']).toBe('otp-invalid')
  clockMs += 30_000
  const code = codeOf(prepared.secret)
  expect((await verify(code)).status).toBe(200)
  expect((await owing.call('GET', 'api/user/pts')).status).toBe(200)
  expect((await verify(code)).body['code']).toBe('otp-invalid')

  clockMs += 60_000
  expect((await set({ enabled: false }, owing)).status).toBe(400)
  expect((await set({ enabled: false, otp: codeOf(prepared.secret) }, owing)).body.docs).toEqual({
    enabled: false,
  })
  expect((await operator.logIn(profile.userName, 'known 1 to the test')).body.docs).toMatchObject({
    enable2fa: false,
  })
})

it('is not set up by a session alone: the password is required, other logins end, the owner is notified', async () => {
  const player = await operator.newMember()
  const set = (body: object) => player.call('PUT', 'api/user/setting/2fa', body)
  expect(await set({ enabled: true })).toMatchObject({ status: 403, body: { code: 'password-due' } })
  expect(await set({ enabled: true, password: 'guessed' })).toMatchObject({
    status: 400,
    body: { code: 'wrong-password' },
  })
  const { userName } = (await player.call('GET', 'api/user/profile')).body.docs as { userName: string }
  const { headers } = await operator.logIn(userName, player.password)
  const elsewhere = operator.playerOf(player.id, (headers.get('authorization') ?? '').replace('Bearer ', ''))
  const { secret } = (await set({ enabled: true, password: player.password })).body.docs as { secret: string }
  expect((await elsewhere.call('GET', 'api/user/pts')).status).toBe(200)
  expect((await set({ enabled: true, otp: codeOf(secret) })).status).toBe(200)
  expect((await elsewhere.call('GET', 'api/user/pts')).status).toBe(401)
  expect((await player.call('GET', 'api/user/pts')).status).toBe(200)
  const notifications = await operator.sandbox.database
    .select()
    .from(notification)
    .where(eq(notification.userId, player.id))
  expect(notifications.map(({ title }) => title)).toEqual(['Two-step login turned on'])

  // With a second factor on, its code replaces the password.
  clockMs += 30_000
  const created = await player.call('POST', 'api/user/account', {
    paymentMethodTypeId: 'payout-upi',
    name: 'Asha Rao',
    accountDetails: [],
    otp: codeOf(secret),
  })
  expect(created.status).toBe(200)
})

it('locks after five wrong codes, and a login that requires one can be ended', async () => {
  const player = await operator.newPlayer()
  const { secret } = (
    await player.call('PUT', 'api/user/setting/2fa', { enabled: true, password: player.password })
  ).body.docs as {
    secret: string
  }
  const attempt = (otp: string) => player.call('PUT', 'api/user/setting/2fa', { enabled: true, otp })
  for (let count = 0; count < 5; count++) expect((await attempt(wrongFor(codeOf(secret)))).status).toBe(400)
  expect((await attempt(codeOf(secret))).status).toBe(429)
  clockMs += 15 * 60_000
  expect((await attempt(codeOf(secret))).status).toBe(200)
  expect((await player.call('DELETE', 'api/user/auth')).status).toBe(200)
})

it('includes ten recovery codes that complete a login, or turn it off, once each', async () => {
  const { database } = operator.sandbox
  const userName = `member_${randomUUID().slice(0, 8)}`
  const password = 'known 1 to the test'
  const facts = { userName, fullName: userName, password, isDemo: false, grant: 0n, expiresAt: null }
  await createAccount(database, { ...facts, at: new Date() })
  const logIn = async () => {
    const { headers } = await operator.logIn(userName, password)
    return operator.playerOf('', (headers.get('authorization') ?? '').replace('Bearer ', ''))
  }
  const set = (by: TestPlayer, body: object) => by.call('PUT', 'api/user/setting/2fa', body)
  const verify = (by: TestPlayer, otp: string) => by.call('POST', 'api/user/auth/verify2fa', { otp })
  const stateOf = async (by: TestPlayer) => (await by.call('GET', 'api/user/setting/2fa')).body.docs

  const first = await logIn()
  const { secret } = (await set(first, { enabled: true, password })).body.docs as { secret: string }
  const begun = await set(first, { enabled: true, otp: codeOf(secret) })
  const { recoveryCodes } = begun.body.docs as { recoveryCodes: string[] }
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  const kept = JSON.stringify(await database.select().from(recoveryCode))
  expect(recoveryCodes.some((code) => kept.includes(code))).toBe(false)

  const [one = '', two = '', three = ''] = recoveryCodes
  const second = await logIn()
  expect((await verify(second, 'aaaa-aaaa-aaaa-aaaa')).body['code']).toBe('otp-invalid')
  expect((await verify(second, one.toUpperCase())).status).toBe(200)
  expect(await stateOf(second)).toEqual({ enabled: true, recoveryCodesLeft: 9 })
  expect((await verify(await logIn(), one)).body['code']).toBe('otp-invalid')

  const renew = (otp: string) => second.call('POST', 'api/user/setting/2fa/recoveryCodes', { otp })
  expect(await renew(two)).toMatchObject({ status: 400, body: { field: 'otp' } })
  clockMs += 60_000
  const renewed = (await renew(codeOf(secret))).body.docs as { recoveryCodes: string[] }
  expect(renewed.recoveryCodes).toHaveLength(10)
  expect((await set(second, { enabled: false, otp: three })).body['code']).toBe('otp-invalid')
  expect((await set(second, { enabled: false, otp: renewed.recoveryCodes[0] })).body.docs).toEqual({
    enabled: false,
  })
  expect(await stateOf(second)).toEqual({ enabled: false })
  expect(await renew(codeOf(secret))).toMatchObject({ status: 409, body: { code: 'second-factor-off' } })
})
