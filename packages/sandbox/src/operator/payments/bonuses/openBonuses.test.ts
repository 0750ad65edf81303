import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, bonus } from '../../database/schema.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { paymentsOf, requestIn, type Request } from '../../../testing/payments.ts'

let operator: TestOperator
let payments: ReturnType<typeof paymentsOf>
let staff: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator([], {
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
/** Points that were added to the 100,000 of a new player. */
const credited = async (player: TestPlayer) => (await player.balance()).availablePts - 100_000
const used = async (player: TestPlayer) => (await player.call('GET', 'api/user/bonus')).body.docs
const unavailable = { status: 409, body: { code: 'bonus-unavailable', field: 'bonusId' } }

describe('a bonus of a deposit that is not decided', () => {
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
  ])('is not credited if meanwhile %s, and is not used then', async (_why, bonusId, change) => {
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
