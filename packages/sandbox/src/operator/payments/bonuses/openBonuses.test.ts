import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, bonus } from '../../database/schema.ts'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import { settleMarket } from '../../bets/settleMarket.ts'
import {
  startTestOperator,
  testOrder,
  type TestOperator,
  type TestPlayer,
} from '../../../testing/operator.ts'
import { paymentsOf, requestIn, type Request } from '../../../testing/payments.ts'

let operator: TestOperator
let payments: ReturnType<typeof paymentsOf>
let staff: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator(opening(...['1.1', '1.2', '1.3'].map((id) => testMarket(id))), {
    payments: { allowsMultipleRequests: true, allowsCancelling: true },
  })
  payments = paymentsOf(operator)
  staff = await operator.newMember('administrator', 0n)
})
afterAll(() => operator.sandbox.close())

const deposit = (player: TestPlayer, bonusId?: string) =>
  payments.deposit(player, bonusId === undefined ? {} : { bonusId })
const decide = async (request: Request, action: string) =>
  expect((await payments.decide(staff, 'deposit', request, action)).status).toBe(200)
/** Returns the points in addition to the 100,000 of a new player. */
const credited = async (player: TestPlayer) => (await player.balance()).availablePts - 100_000
const used = async (player: TestPlayer) => (await player.call('GET', 'api/user/bonus')).body.docs
const unavailable = { status: 409, body: { code: 'bonus-unavailable', field: 'bonusId' } }

describe('a bonus of an undecided deposit', () => {
  it.each(['pending', 'processing'])(
    'BON-006 with a wager allows no other while its deposit is %s, and a rejection frees the choice',
    async (state) => {
      const player = await operator.newMember()
      const request = requestIn(await deposit(player, 'bonus-wager'))
      if (state !== 'pending') await decide(request, state)
      for (const bonusId of ['bonus-wager', 'bonus-reload', 'bonus-first'])
        expect([bonusId, await deposit(player, bonusId)]).toMatchObject([bonusId, unavailable])
      expect((await player.call('GET', 'api/user/setting/bonus?active=true')).body.docs).toEqual([])
      expect((await deposit(player)).status).toBe(200)
      await decide(request, 'rejected')
      expect((await deposit(player, 'bonus-wager')).status).toBe(200)
    },
  )

  it.each([
    [
      'BON-007 staff set the bonus lock',
      'bonus-reload',
      async ({ id }: TestPlayer) =>
        operator.sandbox.database.update(account).set({ bonusLock: true }).where(eq(account.id, id)),
    ],
    [
      'BON-005 another deposit was the first',
      'bonus-first',
      async (player: TestPlayer) => decide(requestIn(await deposit(player)), 'approved'),
    ],
    [
      'BON-006 a wager began',
      'bonus-reload',
      async (player: TestPlayer) => decide(requestIn(await deposit(player, 'bonus-wager')), 'approved'),
    ],
  ])('is not credited if meanwhile %s, and is then not used', async (_why, bonusId, change) => {
    const player = await operator.newMember()
    const request = requestIn(await deposit(player, bonusId))
    expect(Number((request as unknown as { bonusAmount: number }).bonusAmount)).toBeGreaterThan(0)
    await change(player)
    const before = await credited(player)
    await decide(request, 'approved')
    expect((await credited(player)) - before).toBe(1000)
    expect(await used(player)).not.toContainEqual(expect.objectContaining({ bonusId }))
  })

  it('BON-004 is not credited beyond its limit, nor after staff ended it', async () => {
    const { database } = operator.sandbox
    const player = await operator.newMember()
    const requests: Request[] = []
    for (let count = 0; count < 3; count++) requests.push(requestIn(await deposit(player, 'bonus-reload')))
    expect(await deposit(player, 'bonus-reload')).toMatchObject(unavailable)
    const [first, second, third] = requests as [Request, Request, Request]
    const change = (values: Partial<typeof bonus.$inferInsert>) =>
      database.update(bonus).set(values).where(eq(bonus.id, 'bonus-reload'))
    await decide(first, 'approved')
    const promised = (await credited(player)) - 1000
    expect(promised).toBeGreaterThan(0)
    await change({ useLimit: 1 })
    await decide(second, 'approved')
    expect(await credited(player)).toBe(2000 + promised)
    await change({ useLimit: 3, isActive: false })
    await decide(third, 'approved')
    await change({ isActive: true })
    expect(await credited(player)).toBe(3000 + promised)
    expect(await used(player)).toEqual([{ bonusId: 'bonus-reload', count: 1, wager: null }])
  })

  it('is credited in full if nothing changed', async () => {
    const player = await operator.newMember()
    const request = requestIn(await deposit(player, 'bonus-wager'))
    await decide(request, 'processing')
    await decide(request, 'approved')
    const { bonusAmount } = request as unknown as { bonusAmount: number }
    expect(await credited(player)).toBe(1000 + bonusAmount)
  })
})

describe('BON-008 the wager of a bonus', () => {
  const done = async (player: TestPlayer) =>
    ((await used(player)) as { wager: { done: number } }[])[0]?.wager.done
  const wagering = async () => {
    const player = await operator.newMember()
    await decide(requestIn(await deposit(player, 'bonus-wager')), 'approved')
    return player
  }
  const place = async (player: TestPlayer, marketId: string, more: Parameters<typeof testOrder>[1]) =>
    expect(
      (await player.place(testOrder(marketId, { runnerName: `Runner ${more?.runnerId}`, ...more }))).status,
    ).toBe(200)
  const settle = (marketId: string) =>
    settleMarket(operator.sandbox.database, {
      marketId,
      outcome: new Map([
        ['101', 'winner'],
        ['102', 'loser'],
        ['103', 'loser'],
      ] as const),
      by: 'operator',
      at: new Date(),
    })

  it('counts a back and a lay of one runner only by their combined risk', async () => {
    const player = await wagering()
    await place(player, '1.1', { runnerId: '101', stake: 60_000n })
    await place(player, '1.1', { runnerId: '101', side: 'lay', odds: 202, stake: 60_000n })
    await settle('1.1')
    expect(await done(player)).toBe(12)
  })

  it('counts backs of every runner only by the cost of the worst outcome', async () => {
    const player = await wagering()
    for (const runnerId of ['101', '102', '103']) await place(player, '1.2', { runnerId, stake: 40_000n })
    await settle('1.2')
    expect(await done(player)).toBe(400)
  })

  it('counts a single bet by its stake, also a lay', async () => {
    const [backer, layer] = [await wagering(), await wagering()]
    await place(backer, '1.3', { runnerId: '102', stake: 60_000n })
    await place(layer, '1.3', { runnerId: '102', side: 'lay', odds: 202, stake: 30_000n })
    await settle('1.3')
    expect([await done(backer), await done(layer)]).toEqual([600, 300])
  })
})
