import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, notification, passkey, passkeyChallenge, securityEvent } from '../../database/schema.ts'
import { softAuthenticator } from '../../../testing/authenticator.ts'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { challengeMs } from './challenges.ts'

let operator: TestOperator
let clockMs = 0
let origin = ''

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')), { clock: () => Date.now() + clockMs })
  origin = `http://localhost:${operator.sandbox.port}`
})
afterAll(() => operator.sandbox.close())

type Options = Parameters<ReturnType<typeof softAuthenticator>['make']>[0]

/** Makes a call like a page of the site: passkeys are for its name, not for an address. */
async function call(method: string, path: string, body: object, token?: string) {
  const response = await fetch(`${origin}/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Test browser',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { docs: never; code?: string },
  }
}

const settings = 'api/user/setting/passkeys'

async function begin({ token, password }: TestPlayer): Promise<Options> {
  return (await call('POST', `${settings}/begin`, { password }, token)).body.docs
}

async function addTo(player: TestPlayer, device = softAuthenticator(origin)) {
  const added = await call('POST', settings, { credential: device.make(await begin(player)) }, player.token)
  return { device, added }
}

async function challengeOfLogin(): Promise<Options> {
  return (await call('POST', 'api/auth/passkey/begin', {})).body.docs
}

const logInWith = (credential: object) => call('POST', 'api/auth/passkey', { credential })
const tokenIn = (headers: Headers) => (headers.get('authorization') ?? '').replace('Bearer ', '')

it('requires the password again before it creates a passkey, and refuses a demo account', async () => {
  const player = await operator.newMember()
  const ask = (proof: object, by = player) => call('POST', `${settings}/begin`, proof, by.token)
  expect((await ask({})).body.code).toBe('password-due')
  expect((await ask({ password: 'guessed' })).body.code).toBe('wrong-password')
  expect((await ask({ password: player.password })).body.docs).toMatchObject({
    rp: { id: 'localhost' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  const demo = await operator.newPlayer()
  expect((await ask({ password: demo.password }, demo)).body.code).toBe('passkeys-unavailable')
})

it('is for a name of the operator, not for an address or for a forged host', async () => {
  const player = await operator.newMember()
  expect((await player.call('POST', `${settings}/begin`, { password: player.password })).body['code']).toBe(
    'passkeys-unavailable',
  )
  const other = await fetch(`${operator.url}/api/auth/passkey/begin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'evil.example' },
    body: '{}',
  })
  // Node's fetch keeps its own host header, which is then the address.
  expect([409, 421]).toContain(other.status)
})

it('adds a passkey: other logins end, the owner is notified, it is listed, and it logs in without a second factor', async () => {
  const player = await operator.newMember()
  const { database } = operator.sandbox
  const [row] = await database.select().from(account).where(eq(account.id, player.id))
  const elsewhere = await operator.logIn(row?.userName ?? '', player.password)
  const { device, added } = await addTo(player)
  expect(added).toMatchObject({ status: 200, body: { docs: { device: 'Test browser', synced: false } } })
  const other = operator.playerOf(player.id, tokenIn(elsewhere.headers))
  expect((await other.call('GET', 'api/user/pts')).status).toBe(401)
  expect((await player.call('GET', 'api/user/pts')).status).toBe(200)
  const notifications = await database.select().from(notification).where(eq(notification.userId, player.id))
  expect(notifications.map(({ title }) => title)).toEqual(['Passkey added'])
  expect((await player.call('GET', settings)).body.docs).toMatchObject([{ _id: device.id, lastUsedAt: null }])

  // A password requires a second factor, a passkey does not.
  await database.update(account).set({ hasSecondFactor: true }).where(eq(account.id, player.id))
  device.state.counter = 1
  const loggedIn = await logInWith(device.sign(await challengeOfLogin()))
  expect(loggedIn).toMatchObject({ status: 200, body: { docs: { _id: player.id } } })
  const byPasskey = operator.playerOf(player.id, tokenIn(loggedIn.headers))
  expect((await byPasskey.call('GET', 'api/user/pts')).status).toBe(200)
  await until(async () => {
    const events = await database.select().from(securityEvent).where(eq(securityEvent.actorId, player.id))
    return ['addPasskey', 'logInByPasskey'].every((kind) =>
      events.some((event) => event.kind === kind && event.outcome === 'done'),
    )
  })
})

it('accepts a challenge once, within two minutes, for its purpose and its account', async () => {
  const [player, other] = [await operator.newMember(), await operator.newMember()]
  const { device } = await addTo(player)
  const challenge = await challengeOfLogin()
  expect((await logInWith(device.sign(challenge))).status).toBe(200)
  expect((await logInWith(device.sign(challenge))).body.code).toBe('passkey-invalid')

  const late = await challengeOfLogin()
  clockMs += challengeMs
  expect((await logInWith(device.sign(late))).body.code).toBe('passkey-invalid')

  const mine = await begin(player)
  const add = (credential: object, by: TestPlayer) => call('POST', settings, { credential }, by.token)
  expect((await add(softAuthenticator(origin).make(mine), other)).body.code).toBe('passkey-invalid')
  expect((await logInWith(device.sign({ ...mine, rpId: 'localhost' }))).body.code).toBe('passkey-invalid')
  const stored = JSON.stringify(await operator.sandbox.database.select().from(passkeyChallenge))
  expect(stored).not.toContain((await challengeOfLogin()).challenge)
})

it('refuses a passkey of another page, without user verification, with a decreasing counter, or that is unknown', async () => {
  const player = await operator.newMember()
  const { device } = await addTo(player)
  const attempt = async (change: () => void) => {
    change()
    return (await logInWith(device.sign(await challengeOfLogin()))).body.code
  }
  expect(await attempt(() => void (device.state.origin = 'https://evil.example'))).toBe('passkey-invalid')
  device.state.origin = origin
  expect(await attempt(() => void (device.state.isVerifying = false))).toBe('passkey-invalid')
  device.state.isVerifying = true
  expect(await attempt(() => void (device.state.counter = 7))).toBeUndefined()
  expect(await attempt(() => {})).toBe('passkey-invalid')
  expect(await attempt(() => void (device.state.counter = 6))).toBe('passkey-invalid')
  expect(await attempt(() => void (device.state.counter = 8))).toBeUndefined()
  const stranger = softAuthenticator(origin)
  expect((await logInWith(stranger.sign(await challengeOfLogin()))).body.code).toBe('passkey-invalid')
})

it('belongs to one account: neither its copy nor an eleventh is accepted', async () => {
  const [player, other] = [await operator.newMember(), await operator.newMember()]
  const { device } = await addTo(player)
  expect((await addTo(other, device)).added.body.code).toBe('passkey-invalid')
  for (let count = 1; count < 10; count++) expect((await addTo(player)).added.status).toBe(200)
  expect(
    (await call('POST', `${settings}/begin`, { password: player.password }, player.token)).body.code,
  ).toBe('passkeys-full')
})

it('removes a passkey after the password is given, and then refuses its logins', async () => {
  const [player, other] = [await operator.newMember(), await operator.newMember()]
  const { device } = await addTo(player)
  const remove = (by: TestPlayer, proof: object) =>
    call('DELETE', settings, { passkeyId: device.id, ...proof }, by.token)
  expect((await remove(player, {})).body.code).toBe('password-due')
  expect((await remove(other, { password: other.password })).body.code).toBe('passkey-unknown')
  expect((await remove(player, { password: player.password })).status).toBe(200)
  expect((await logInWith(device.sign(await challengeOfLogin()))).body.code).toBe('passkey-invalid')
  const left = await operator.sandbox.database.select().from(passkey).where(eq(passkey.userId, player.id))
  expect(left).toEqual([])
})

it('reveals that an account is locked only to its passkey', async () => {
  const player = await operator.newMember()
  const { device } = await addTo(player)
  await operator.sandbox.database.update(account).set({ isLocked: true }).where(eq(account.id, player.id))
  expect((await logInWith(device.sign(await challengeOfLogin()))).body.code).toBe('account-locked')
})
