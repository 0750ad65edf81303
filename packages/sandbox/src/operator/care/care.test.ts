import { careCoolingOffMs } from '@kit/sdk/contract'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, bet } from '../database/schema.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, type TestOperator, type TestPlayer } from '../../testing/operator.ts'

let operator: TestOperator
let clockMs = Date.UTC(2030, 0, 2, 12)

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), testMarket('1.2')), { clock: () => clockMs })
})
afterAll(() => operator.sandbox.close())

interface Care {
  limits: { kind: string; period: string; amount: number | null; used: number; nextAmount: number | null }[]
  timeOutUntil: string | null
  excludedUntil: string | null
}

const setLimit = (player: TestPlayer, kind: string, amount: number | null, period = 'day') =>
  player.call('PUT', 'api/user/care/limit', { kind, period, amount })
const careOf = async (player: TestPlayer) => (await player.call('GET', 'api/user/care')).body.docs as Care
const codeOf = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer
  return status === 200 ? 'placed' : body['code']
}

it('50 simultaneous bets stay within a loss limit', async () => {
  const player = await operator.newMember()
  await setLimit(player, 'loss', 700)
  const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(player.place(testOrder('1.1')))))
  expect(codes.filter((code) => code === 'placed')).toHaveLength(7)
  expect(codes.filter((code) => code === 'loss-limit')).toHaveLength(43)
  expect(await player.balance()).toEqual({ availablePts: 99_300, exposure: 700 })
  expect((await careOf(player)).limits).toMatchObject([{ kind: 'loss', amount: 700, used: 700 }])
})

it('50 simultaneous bets stay within a stake limit, whose hedges are free', async () => {
  const player = await operator.newMember()
  await setLimit(player, 'stake', 1_250, 'week')
  const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(player.place(testOrder('1.1')))))
  expect(codes.filter((code) => code === 'placed')).toHaveLength(12)
  expect(new Set(codes)).toEqual(new Set(['placed', 'stake-limit']))
  const hedge = testOrder('1.1', { side: 'lay', odds: 202 })
  expect(await codeOf(player.place(hedge))).toBe('placed')
})

it('counts bets that turn the book over towards a stake limit, although they lower the possible loss', async () => {
  const player = await operator.newMember()
  await setLimit(player, 'stake', 3_000, 'week')
  const back = (points: bigint) => codeOf(player.place(testOrder('1.1', { stake: points * 100n })))
  expect(await back(1_000n)).toBe('placed')
  const turning = testOrder('1.1', { side: 'lay', odds: 202, stake: 190_000n })
  expect(await codeOf(player.place(turning))).toBe('placed')
  expect(await back(1_800n)).toBe('stake-limit')
  expect(await back(500n)).toBe('placed')
})

it('counts the possible loss of open bets, and removes a limit only if that is confirmed after 24 hours', async () => {
  const player = await operator.newMember()
  await setLimit(player, 'loss', 250)
  const place = () => codeOf(player.place(testOrder('1.2')))
  expect([await place(), await place(), await place()]).toEqual(['placed', 'placed', 'loss-limit'])
  await setLimit(player, 'loss', null)
  expect(await place()).toBe('loss-limit')
  clockMs += careCoolingOffMs
  expect(await place()).toBe('loss-limit')
  expect((await careOf(player)).limits).toMatchObject([
    { amount: 250, nextAmount: null, isConfirmable: true },
  ])
  await setLimit(player, 'loss', null)
  expect(await place()).toBe('placed')
})

it('50 simultaneous deposits stay within a deposit limit', async () => {
  const player = await operator.newMember()
  await setLimit(player, 'deposit', 1_000, 'month')
  const paying = (amount: number) =>
    player.call('POST', 'api/user/deposit/iPay', {
      depositTypeId: 'deposit-ipay',
      amount,
      operatorId: '1001',
      redirectUrl: operator.url,
    })
  expect((await paying(1_001)).body['code']).toBe('deposit-limit')
  const answers = await Promise.all(Array.from({ length: 50 }, () => paying(600)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await careOf(player)).limits).toMatchObject([{ kind: 'deposit', used: 600 }])
  await player.call('POST', 'api/user/care/timeOut', { hours: 1 })
  expect((await paying(100)).body['code']).toBe('time-out')
})

it('refuses bets during a break, which can only be extended', async () => {
  const player = await operator.newMember()
  await player.call('POST', 'api/user/care/timeOut', { hours: 24 })
  const { timeOutUntil } = await careOf(player)
  expect(timeOutUntil).toBe(new Date(clockMs + 24 * 3_600_000).toISOString())
  await player.call('POST', 'api/user/care/timeOut', { hours: 1 })
  expect((await careOf(player)).timeOutUntil).toBe(timeOutUntil)
  expect(await codeOf(player.place(testOrder('1.1')))).toBe('time-out')
  clockMs += 24 * 3_600_000
  expect(await codeOf(player.place(testOrder('1.1')))).toBe('placed')
})

it('refuses bets of a self-excluded player, and other accounts on their devices', async () => {
  const player = await operator.newMember()
  const { userName } = (await player.call('GET', 'api/user/profile')).body.docs as { userName: string }
  const loggedIn = await operator.logIn(userName, player.password)
  const cookie = loggedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await player.call('POST', 'api/user/care/exclusion', { months: 6 })
  expect(await codeOf(player.place(testOrder('1.1')))).toBe('self-excluded')
  const demo = await operator.call('POST', 'api/auth/signup/demo', {
    headers: { cookie },
    body: new URLSearchParams({
      userName: 'demo_excluded',
      fullName: '',
      password: 'a good 1 for it',
      email: '',
      phone: '',
    }),
  })
  expect([demo.status, demo.body['code']]).toEqual([403, 'self-excluded'])
  const signUp = () =>
    operator.call('POST', 'api/auth/signup', {
      headers: { cookie },
      body: new URLSearchParams({
        userName: 'again_excluded',
        password: 'a good 1 for it',
        phone: '+919800000001',
        otp: '000000',
      }),
    })
  expect(await signUp()).toMatchObject({ status: 403, body: { code: 'self-excluded' } })
  expect((await player.call('GET', 'api/user/setting/bonus?active=true')).body.docs).toEqual([])
  const history = (await player.call('GET', 'api/user/care/history?page=1&limit=10')).body.docs
  expect(history).toMatchObject([{ kind: 'exclusion' }])

  // Half a year later, the next login of anybody deletes devices, but not those of the excluded.
  clockMs += (180 * 24 + 1) * 3_600_000
  await operator.newMember()
  expect(await signUp()).toMatchObject({ status: 403, body: { code: 'self-excluded' } })
  clockMs += 10 * 24 * 3_600_000
  expect(await signUp()).toMatchObject({ status: 400, body: { code: 'otp-invalid' } })
})

it('refuses invalid limits, and demo accounts', async () => {
  const player = await operator.newMember()
  for (const amount of [0, -5, '1e309', '1,000.50', 'no'])
    expect(
      (await player.call('PUT', 'api/user/care/limit', { kind: 'loss', period: 'day', amount })).status,
    ).toBe(400)
  const demo = await operator.newPlayer()
  expect((await setLimit(demo, 'loss', 10)).body['code']).toBe('demo-account')
})

it('never lets stakes exceed a limit, with simultaneous and later requests', async () => {
  const points = fc.constantFrom(100, 150, 300)
  const steps = fc.array(fc.record({ isLimit: fc.boolean(), points }), { minLength: 3, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(steps, points, async (all, last) => {
      const player = await operator.newMember()
      const ask = (amount: number) => player.place(testOrder('1.1', { stake: BigInt(amount) * 100n }))
      await Promise.all(
        all.map((step) => (step.isLimit ? setLimit(player, 'stake', step.points * 3) : ask(step.points))),
      )
      await setLimit(player, 'stake', last * 2)
      const [set] = (await careOf(player)).limits
      for (const step of all) await ask(step.points)
      const rows = await operator.sandbox.database.select().from(bet).where(eq(bet.userId, player.id))
      const staked = rows.reduce((sum, row) => sum + Number(row.stake) / 100, 0)
      // Stakes from before the limit count, and nothing is added beyond it.
      expect(staked).toBeLessThanOrEqual(Math.max(set?.used ?? 0, set?.amount ?? 0))
    }),
    { numRuns: 8 },
  )
})

it('runs no query for a player without protections: the account says so', async () => {
  const player = await operator.newMember()
  await player.place(testOrder('1.1'))
  const [row] = await operator.sandbox.database.select().from(account).where(eq(account.id, player.id))
  expect(row?.hasCare).toBe(false)
})
