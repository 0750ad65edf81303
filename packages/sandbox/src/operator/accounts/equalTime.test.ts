import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'
import { createAccount } from './createAccount.ts'

/**
 * Who has an account is told by neither the answer nor the time it takes. Time is that of the processor, the median of calls
 * that take turns, and the limits are wide: one password hash more or less is a factor of two.
 */
let operator: TestOperator
let clockMs = 0
let lastPhone = 200_000_000

beforeAll(async () => {
  operator = await startTestOperator([], {
    clock: () => Date.now() + clockMs,
    rateLimits: { bets: false, accounts: false, codes: false, allCodes: false, duplicateChecks: false },
  })
})
afterAll(() => operator.sandbox.close())

const newPhone = () => `+91${(lastPhone += 1)}`

async function member() {
  const userName = `equal_${randomUUID().slice(0, 8)}`
  const phone = newPhone()
  await createAccount(operator.sandbox.database, {
    userName,
    fullName: userName,
    password: 'a right 1 for the test',
    phone,
    isDemo: false,
    grant: 0n,
    at: new Date(),
    expiresAt: null,
  })
  return { userName, phone }
}

const post = (path: string, body: object, method = 'POST') =>
  operator.call(method, path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

type Ask = (who: { userName: string; phone: string }) => Promise<{ status: number; body: object }>

const asks: [string, Ask][] = [
  [
    'a login with a wrong password',
    ({ userName }) => post('api/auth', { email: userName, password: 'wrong' }),
  ],
  [
    'a login by phone with a wrong password',
    ({ phone }) => post('api/auth', { email: phone, password: 'wrong' }),
  ],
  [
    'a login with a wrong code',
    ({ phone }) => post('api/auth', { email: phone, password: 'x', otp: '000000' }),
  ],
  ['a code to sign up', ({ phone }) => post('api/common/signup/otp', { phone, type: 'sms' })],
  ['a code to reset', ({ phone }) => post('api/common/forgetPassword/otp', { phone, type: 'sms' })],
  [
    'a reset with a wrong code',
    ({ phone }) =>
      post('api/common/forgetPassword', { phone, otp: '000000', password: 'a new 1 for the test' }, 'PATCH'),
  ],
]

it.each(asks)(
  'answers %s alike, and works as long, whether the account is there or not',
  { timeout: proofTimeoutMs },
  async (name, ask) => {
    const spent = { known: [] as number[], unknown: [] as number[] }
    const measured = async (kind: keyof typeof spent, who: Parameters<Ask>[0]) => {
      const before = process.cpuUsage()
      const answer = await ask(who)
      const { user, system } = process.cpuUsage(before)
      spent[kind].push(user + system)
      return answer
    }
    for (let round = 0; round < runs(9, 200); round++) {
      // What one phone was sent is forgotten.
      clockMs += 25 * 3_600_000
      const known = await member()
      const unknown = { userName: `equal_${randomUUID().slice(0, 8)}`, phone: newPhone() }
      const first = round % 2 === 0
      const one = await (first ? measured('known', known) : measured('unknown', unknown))
      const other = await (first ? measured('unknown', unknown) : measured('known', known))
      expect([one.status, one.body]).toEqual([other.status, other.body])
    }
    const [known, unknown] = [median(spent.known), median(spent.unknown)]
    const ratio = known / unknown
    process.stdout.write(
      `${name}: ${spent.known.length} rounds, known ${known / 1000} ms, unknown ${unknown / 1000} ms, ratio ${ratio.toFixed(3)}\n`,
    )
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.67)
  },
)

it('REG-034 PWD-018 a code to sign up is no reason to wait for one to reset, and each waits for its own', async () => {
  const { phone } = await member()
  const send = async (path: string) => (await post(path, { phone, type: 'sms' })).status
  expect(await send('api/common/signup/otp')).toBe(200)
  expect(await send('api/common/forgetPassword/otp')).toBe(200)
  expect(await send('api/common/signup/otp')).toBe(429)
  expect(await send('api/common/forgetPassword/otp')).toBe(429)
})
