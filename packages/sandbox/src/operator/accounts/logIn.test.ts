import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'
import { createAccount } from './createAccount.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([], { trustedProxies: ['127.0.0.1'] })
})
afterAll(() => operator.sandbox.close())

const password = 'a right 1 for the test'

async function newName(phone?: string): Promise<string> {
  const userName = `name_${randomUUID().slice(0, 8)}`
  const facts = { userName, fullName: userName, password, isDemo: false, grant: 0n, expiresAt: null }
  const at = new Date()
  await createAccount(operator.sandbox.database, { ...facts, ...(phone !== undefined && { phone }), at })
  return userName
}

const logIn = (email: string, tried: string, address: string, cookie = '') =>
  operator.call('POST', 'api/auth', {
    headers: { 'x-forwarded-for': address, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: tried }),
  })

it('five wrong passwords lock a name for their address only', async () => {
  const name = await newName()
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await logIn(name, 'wrong', '203.0.113.1')).status).toBe(400)
  expect((await logIn(name, password, '203.0.113.1')).status).toBe(429)
  expect((await logIn(name, password, '203.0.113.2')).status).toBe(200)
})

it('five wrong passwords lock a name for the whole IPv6 network they came from', async () => {
  const name = await newName()
  for (let attempt = 1; attempt <= 5; attempt++)
    expect((await logIn(name, 'wrong', `2001:db8:0:7::${attempt}`)).status).toBe(400)
  expect((await logIn(name, password, '2001:db8:0:7:ffff::9')).status).toBe(429)
  expect((await logIn(name, password, '2001:db8:0:8::1')).status).toBe(200)
})

it('a hundred from many addresses lock it for all but devices it has logged in from', async () => {
  const name = await newName()
  const first = await logIn(name, password, '203.0.113.9')
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(first.headers.get('set-cookie')).toMatch(
    /^device=[\w-]{43}; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
  )
  const wrong = Array.from({ length: 25 }, (_none, from) =>
    Promise.all([1, 2, 3, 4].map(() => logIn(name, 'wrong', `198.51.100.${from}`))),
  )
  for (const { status } of (await Promise.all(wrong)).flat()) expect(status).toBe(400)
  expect((await logIn(name, password, '203.0.113.77')).status).toBe(429)
  expect((await logIn(name, password, '203.0.113.77', cookie)).status).toBe(200)
  // Further guesses with a stolen cookie are limited like any others.
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await logIn(name, 'wrong', `203.0.113.${attempt}`, cookie)).status).toBe(400)
  expect((await logIn(name, password, '203.0.113.88', cookie)).status).toBe(429)
})

it('a device of one account is unknown to another', async () => {
  const [mine, other] = [await newName(), await newName()]
  const cookie = (await logIn(mine, password, '192.0.2.1')).headers.get('set-cookie')?.split(';')[0] ?? ''
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await logIn(other, 'wrong', '192.0.2.1')).status).toBe(400)
  expect((await logIn(other, password, '192.0.2.1', cookie)).status).toBe(429)
})

it('accepts a phone number in the name field, with and without its country code', async () => {
  await newName('+919123456780')
  for (const typed of ['9123456780', '+919123456780', '919123456780', '09123456780', '+91 91234 56780'])
    expect((await logIn(typed, password, '192.0.2.2')).status).toBe(200)
})
