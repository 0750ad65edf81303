import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
})
afterAll(() => operator.sandbox.close())

const seeded = () => {
  const found = operator.sandbox.accounts.find(({ userType }) => userType === 'user')
  if (!found) throw new Error('there is no player')
  return found
}

async function logIn() {
  const { userName, password } = seeded()
  const answer = await operator.call('POST', 'api/auth', {
    headers: { 'x-login-cookie': '1' },
    body: new URLSearchParams({ email: userName, password }),
  })
  const cookies = answer.headers.getSetCookie()
  const login = cookies.find((one) => one.startsWith('login=')) ?? ''
  return {
    cookies,
    login,
    cookie: login.split(';')[0] ?? '',
    csrf: (answer.headers.get('authorization') ?? '').replace('Bearer ', ''),
  }
}

const points = (headers: Record<string, string>) => operator.call('GET', 'api/user/pts', { headers })

it('keeps a login in a cookie that scripts cannot read, if the site requests it', async () => {
  const { cookies, login, cookie, csrf } = await logIn()
  expect(cookies).toHaveLength(2)
  expect(login).toMatch(/^login=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/)
  expect(cookie).not.toContain(csrf)
  expect((await points({ cookie, authorization: `Bearer ${csrf}` })).status).toBe(200)
})

it('accepts neither the cookie without the token of the page, nor that token without the cookie, nor the token of another login', async () => {
  const [mine, other] = [await logIn(), await logIn()]
  expect((await points({ cookie: mine.cookie })).status).toBe(401)
  expect((await points({ authorization: `Bearer ${mine.csrf}` })).status).toBe(401)
  expect((await points({ cookie: mine.cookie, authorization: `Bearer ${other.csrf}` })).status).toBe(401)
})

it('opens a socket with both, and ends both with the login', async () => {
  const { cookie, csrf } = await logIn()
  const connect = (headers: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const socket = io(operator.url, {
        transports: ['websocket'],
        auth: { token: csrf },
        extraHeaders: headers,
        reconnection: false,
        forceNew: true,
      })
      socket.once('connect', () => resolve('connected'))
      socket.once('connect_error', (error) => resolve(error.message))
      socket.once('disconnect', () => socket.close())
    })
  expect(await connect({ cookie })).toBe('connected')
  expect(await connect({})).toBe('unauthorized')
  const left = await operator.call('DELETE', 'api/user/auth', {
    headers: { cookie, authorization: `Bearer ${csrf}` },
  })
  expect(left.headers.getSetCookie()).toEqual(['login=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict'])
  expect((await points({ cookie, authorization: `Bearer ${csrf}` })).status).toBe(401)
})

it('gives everybody else a bearer token and no such cookie', async () => {
  const { userName, password } = seeded()
  const { headers } = await operator.logIn(userName, password)
  expect(headers.getSetCookie().some((one) => /^(__Host-)?login=/.test(one))).toBe(false)
  expect((await points({ authorization: headers.get('authorization') ?? '' })).status).toBe(200)
})
