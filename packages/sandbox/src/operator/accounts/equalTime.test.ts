import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'
import { createAccount } from './createAccount.ts'

/**
 * Processor time of alternating calls must not reveal whether an account exists: the longer call identifies
 * the known one no more often than chance allows. One password hash more or less is a factor of two.
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

/**
 * Returns how often the call for a known account takes longer than for an unknown one. One half means that
 * time reveals nothing.
 */
const shareLonger = (known: readonly number[], unknown: readonly number[]): number => {
  let longer = 0
  for (const one of known) for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0
  return longer / (known.length * unknown.length)
}

/** Returns the standard deviation of that share if both are alike (Mann-Whitney test). */
const deviationOfShare = (rounds: number): number => Math.sqrt((2 * rounds + 1) / (12 * rounds ** 2))

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
  'answers %s alike and in the same time, whether the account exists or not',
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
      // The codes sent to each phone no longer count.
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
    const rounds = spent.known.length
    const share = shareLonger(spent.known, spent.unknown)
    const off = (share - 0.5) / deviationOfShare(rounds)
    process.stdout.write(
      `${name}: ${rounds} rounds, known ${known / 1000} ms, unknown ${unknown / 1000} ms, ratio ${ratio.toFixed(3)}, ` +
        `known is longer in ${(share * 100).toFixed(1)} % of pairs (${off.toFixed(2)} deviations)\n`,
    )
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.67)
    // Without a real difference, a larger value occurs once in 16,000 runs.
    expect(Math.abs(off)).toBeLessThan(4)
  },
)

it('REG-034 PWD-018 a code to sign up does not delay one to reset, and each has a separate waiting time', async () => {
  const { phone } = await member()
  const send = async (path: string) => (await post(path, { phone, type: 'sms' })).status
  expect(await send('api/common/signup/otp')).toBe(200)
  expect(await send('api/common/forgetPassword/otp')).toBe(200)
  expect(await send('api/common/signup/otp')).toBe(429)
  expect(await send('api/common/forgetPassword/otp')).toBe(429)
})
