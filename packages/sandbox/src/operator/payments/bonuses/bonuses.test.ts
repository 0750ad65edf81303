import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '../../database/errorCode.ts'
import { account, bonus, registration } from '../../database/schema.ts'
import { settleMarket, voidMarket } from '../../bets/settleMarket.ts'
import { rollBackSettlement } from '../../bets/rollBackSettlement.ts'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  type TestOperator,
  type TestPlayer,
} from '../../../testing/operator.ts'
import { paymentsOf, requestIn } from '../../../testing/payments.ts'

let operator: TestOperator
let payments: ReturnType<typeof paymentsOf>
let staff: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), testMarket('1.2'), testMarket('1.3')))
  payments = paymentsOf(operator)
  staff = await operator.newMember('administrator', 0n)
})
afterAll(() => operator.sandbox.close())

const used = async (player: TestPlayer) => (await player.call('GET', 'api/user/bonus')).body.docs
const deposit = (player: TestPlayer, bonusId: string, amount = '1000') =>
  payments.deposit(player, { bonusId, amount })
const errorCodeOf = (write: Promise<unknown>) => write.then(() => 'written', errorCode)
const unavailable = { status: 409, body: { code: 'bonus-unavailable', field: 'bonusId' } }

describe('a bonus', () => {
  it('CALL-109 BON-001 is listed with its conditions', async () => {
    const player = await operator.newMember()
    const { body } = await player.call('GET', 'api/user/setting/bonus?active=true')
    expect(body.docs).toEqual([
      {
        _id: 'bonus-first',
        title: 'First deposit',
        description: 'Your first deposit from 500 to 10,000 is doubled.',
        min: 500,
        max: 10_000,
        limit: 1,
        type: 'ftd',
        percentage: 100,
        bonusType: 'depositBonus',
      },
      expect.objectContaining({ _id: 'bonus-reload', max: 0, limit: 3, type: 'reload' }),
      expect.objectContaining({ _id: 'bonus-wager', limit: 2, bonusType: 'depositWagerBonus' }),
    ])
  })

  it('CALL-108 BON-003 is credited with the approval of its deposit, and counts from the request on', async () => {
    const player = await operator.newMember()
    const request = requestIn(await deposit(player, 'bonus-first'))
    expect(request).toMatchObject({ amount: 1000, bonusAmount: 1000 })
    expect(await used(player)).toEqual([{ bonusId: 'bonus-first', count: 1, wager: null }])
    expect((await player.balance()).availablePts).toBe(100_000)
    for (let again = 0; again < 2; again++) await payments.decide(staff, 'deposit', request, 'approved')
    expect((await player.balance()).availablePts).toBe(102_000)
  })

  it('without a wager is refused unless it is explicitly allowed', async () => {
    const { database } = operator.sandbox
    const row = {
      id: 'bonus-test',
      title: 'Test',
      description: '',
      minAmount: 0n,
      maxAmount: 0n,
      useLimit: 1,
      type: 'ftd',
      percentage: 100,
      bonusType: 'depositBonus' as const,
      isActive: false,
    }
    const insert = (more: Partial<typeof bonus.$inferInsert>) =>
      database.transaction(async (tx) => {
        await tx.insert(bonus).values({ ...row, ...more })
        throw new Error('taken')
      })
    const outcomeOf = (more: Partial<typeof bonus.$inferInsert>) =>
      insert(more).catch((error: unknown) => errorCode(error) || (error as Error).message)
    expect(await outcomeOf({})).toBe('23514')
    expect(await outcomeOf({ wagerTimes: 0, allowsNoWager: false })).toBe('23514')
    expect(await outcomeOf({ wagerTimes: 3 })).toBe('taken')
    expect(await outcomeOf({ allowsNoWager: true })).toBe('taken')
    expect(
      await errorCodeOf(database.update(bonus).set({ wagerTimes: 0 }).where(eq(bonus.id, 'bonus-wager'))),
    ).toBe('23514')
  })

  it.each([
    ['an exclusion', 'exclusion', { months: 6 }],
    ['a time-out', 'timeOut', { hours: 24 }],
  ] as const)(
    'is not credited if its deposit is approved during %s, and is then not used',
    async (_what, path, body) => {
      const player = await operator.newMember()
      const request = requestIn(await deposit(player, 'bonus-first'))
      expect(request).toMatchObject({ bonusAmount: 1000 })
      expect((await player.call('POST', `api/user/care/${path}`, body)).status).toBe(200)
      const approved = await payments.decide(staff, 'deposit', request, 'approved')
      expect(approved).toMatchObject({ status: 200 })
      expect(await player.balance()).toEqual({ availablePts: 101_000, exposure: 0 })
      expect(await used(player)).toEqual([])
    },
  )

  it('ROLE-022 BON-006 BON-007 cannot be chosen by a player with a bonus lock or a wager bonus', async () => {
    const { database } = operator.sandbox
    const [locked, wagering, free] = [
      await operator.newMember(),
      await operator.newMember(),
      await operator.newMember(),
    ]
    const offered = async (player: TestPlayer) =>
      (await player.call('GET', 'api/user/setting/bonus?active=true')).body.docs as unknown[]
    for (const player of [locked, wagering]) expect(await offered(player)).toHaveLength(3)
    await database.update(account).set({ bonusLock: true }).where(eq(account.id, locked.id))
    await database.insert(registration).values({
      accountId: wagering.id,
      promoCode: '',
      utmSource: '',
      registrationSource: '',
      wagerBonusId: 'wager-1',
    })
    for (const player of [locked, wagering]) {
      expect(await offered(player)).toEqual([])
      expect(await deposit(player, 'bonus-reload')).toMatchObject(unavailable)
      expect((await payments.deposit(player)).status).toBe(200)
    }
    expect(await offered(free)).toHaveLength(3)
  })

  it('is not used up by a rejected deposit', async () => {
    const player = await operator.newMember()
    const request = requestIn(await deposit(player, 'bonus-first'))
    await payments.decide(staff, 'deposit', request, 'rejected')
    expect(await used(player)).toEqual([])
    expect((await deposit(player, 'bonus-first')).status).toBe(200)
  })

  it('for the first deposit is not for a second, and the profile counts deposits', async () => {
    const player = await operator.newMember()
    const request = requestIn(await payments.deposit(player))
    await payments.decide(staff, 'deposit', request, 'approved')
    expect((await player.call('GET', 'api/user/profile')).body.docs).toMatchObject({ depositCount: 1 })
    expect(await deposit(player, 'bonus-first')).toMatchObject(unavailable)
  })

  it('is not for amounts outside its range, nor for a player with a bonus lock', async () => {
    const player = await operator.newMember()
    expect(await deposit(player, 'bonus-reload', '999')).toMatchObject(unavailable)
    const { database } = operator.sandbox
    await database.update(account).set({ bonusLock: true }).where(eq(account.id, player.id))
    expect(await deposit(player, 'bonus-reload')).toMatchObject(unavailable)
    expect((await player.call('GET', 'api/user/profile')).body.docs).toMatchObject({ bonusLock: true })
  })

  it('BON-006 BON-008 is turned over by settled stakes, and until then there is no other', async () => {
    const { database } = operator.sandbox
    const player = await operator.newMember()
    const request = requestIn(await deposit(player, 'bonus-wager', '1000'))
    expect(await used(player)).toEqual([{ bonusId: 'bonus-wager', count: 1, wager: null }])
    await payments.decide(staff, 'deposit', request, 'approved')
    const wager = async () => ((await used(player)) as { wager: unknown }[])[0]?.wager
    const holds = async () =>
      ((await player.call('GET', 'api/user/profile')).body.docs as { wagerBonusId: string | null })
        .wagerBonusId
    const title = 'Weekend boost'
    expect(await wager()).toEqual({ title, required: 1500, done: 0 })
    expect(await holds()).toBe('bonus-wager')
    expect(await deposit(player, 'bonus-reload')).toMatchObject(unavailable)

    const place = (marketId: string, stake: bigint) => player.place(testOrder(marketId, { stake }))
    for (const [marketId, stake] of [
      ['1.1', 60_000n],
      ['1.2', 50_000n],
      ['1.3', 90_000n],
    ] as const)
      expect((await place(marketId, stake)).status).toBe(200)
    expect(await wager()).toMatchObject({ done: 0 })
    const at = new Date()
    const outcome = new Map([
      ['101', 'winner'],
      ['102', 'loser'],
      ['103', 'loser'],
    ] as const)
    await settleMarket(database, { marketId: '1.1', outcome, by: 'operator', at })
    expect(await wager()).toMatchObject({ done: 600 })
    await voidMarket(database, { marketId: '1.2', by: 'operator', at, reason: 'Abandoned' })
    expect(await wager()).toMatchObject({ done: 600 })
    await settleMarket(database, { marketId: '1.3', outcome, by: 'operator', at })
    expect(await wager()).toMatchObject({ done: 1500 })
    expect(await holds()).toBeNull()
    await rollBackSettlement(database, { marketId: '1.3', number: 1, at })
    expect(await wager()).toMatchObject({ done: 600 })
    expect(await holds()).toBe('bonus-wager')
  })
})
