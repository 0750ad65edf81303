import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inboxMessage } from '../database/schema.ts'
import { loggable } from '../http/loggable.ts'
import { readInbox } from './inbox/inbox.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator
let logged = ''

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')), {
    log: pino({ level: 'trace' }, { write: (line: string) => void (logged += line) }),
  })
})
afterAll(() => operator.sandbox.close())

const phone = '+919812345678'
const passwords = ['a first 1 for the log', 'a second 2 for the log', 'a third 3 for the log'] as const

async function newestCode(): Promise<string> {
  const { messages } = await readInbox(operator.sandbox.database, { page: 1, limit: 1 })
  return messages[0]?.code ?? ''
}

const sendCode = (path: string) =>
  operator.call('POST', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone }),
  })

it('logs that calls were answered, but neither by whom nor any secrets', async () => {
  const secrets: string[] = [phone.slice(3), ...passwords]
  await sendCode('api/common/signup/otp')
  const signUpCode = await newestCode()
  await operator.form('api/auth/signup', {
    userName: 'canary_player',
    phone,
    otp: signUpCode,
    password: passwords[0],
  })
  const { headers } = await operator.logIn(phone, passwords[0])
  const authorization = headers.get('authorization') ?? ''
  expect(authorization).toMatch(/^Bearer /)
  const changed = await operator.call('PATCH', 'api/user/changePassword', {
    headers: { authorization },
    body: new URLSearchParams({ oldPassword: passwords[0], password: passwords[1] }),
  })
  expect(changed.status).toBe(200)
  await sendCode('api/common/forgetPassword/otp')
  await operator.call('GET', `api/common/dupCheck?phone=${encodeURIComponent(phone)}`)
  await operator.logIn(phone, passwords[2])
  for (const { password, transactionCode } of operator.sandbox.accounts)
    secrets.push(password, transactionCode ?? password)
  secrets.push(authorization.replace('Bearer ', ''), `"${signUpCode}"`)
  expect(logged).toContain('/api/auth/signup')
  for (const secret of secrets) expect(logged).not.toContain(secret)
})

it('logs the text of a failed query, but no values', async () => {
  const { database } = operator.sandbox
  const code = randomUUID()
  const row = { phone, purpose: 'signup' as const, sender: '', code, createdAt: new Date() }
  const error: unknown = await database
    .insert(inboxMessage)
    .values({ ...row, createdAt: new Date(8.64e15) })
    .then(
      () => new Error('It did not fail.'),
      (failure: unknown) => failure,
    )
  const words = JSON.stringify(loggable(error))
  expect(words).toContain('insert into')
  expect(words).not.toContain(code)
  expect(loggable('else')).toBe('else')
})
