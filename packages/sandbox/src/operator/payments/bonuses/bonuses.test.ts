import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, registration } from '../../database/schema.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { paymentsOf, requestIn } from '../../../testing/payments.ts'

let operator: TestOperator
let payments: ReturnType<typeof paymentsOf>
let staff: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator([])
  payments = paymentsOf(operator)
  staff = await operator.newMember('administrator', 0n)
})
afterAll(() => operator.sandbox.close())

const used = async (player: TestPlayer) => (await player.call('GET', 'api/user/bonus')).body.docs
const deposit = (player: TestPlayer, bonusId: string, amount = '1000') =>
  payments.deposit(player, { bonusId, amount })
const unavailable = { status: 409, body: { code: 'bonus-unavailable', field: 'bonusId' } }

describe('a bonus', () => {
  it('CALL-109 BON-001 is listed with what it is for', async () => {
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
    ])
  })

  it('CALL-108 BON-003 comes with the approval of its deposit, and counts from the request on', async () => {
    const player = await operator.newMember()
    const request = requestIn(await deposit(player, 'bonus-first'))
    expect(request).toMatchObject({ amount: 1000, bonusAmount: 1000 })
    expect(await used(player)).toEqual([{ bonusId: 'bonus-first', count: 1 }])
    expect((await player.balance()).availablePts).toBe(100_000)
    for (let again = 0; again < 2; again++) await payments.decide(staff, 'deposit', request, 'approved')
    expect((await player.balance()).availablePts).toBe(102_000)
  })

  it('ROLE-022 BON-006 BON-007 is no choice for a player with a bonus lock, nor with a wager bonus', async () => {
    const { database } = operator.sandbox
    const [locked, wagering, free] = [
      await operator.newMember(),
      await operator.newMember(),
      await operator.newMember(),
    ]
    const offered = async (player: TestPlayer) =>
      (await player.call('GET', 'api/user/setting/bonus?active=true')).body.docs as unknown[]
    for (const player of [locked, wagering]) expect(await offered(player)).toHaveLength(2)
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
    expect(await offered(free)).toHaveLength(2)
  })

  it('is not used up by a deposit that was rejected', async () => {
    const player = await operator.newMember()
    const request = requestIn(await deposit(player, 'bonus-first'))
    await payments.decide(staff, 'deposit', request, 'rejected')
    expect(await used(player)).toEqual([])
    expect((await deposit(player, 'bonus-first')).status).toBe(200)
  })

  it('of the first deposit is not for a second, and the profile counts deposits', async () => {
    const player = await operator.newMember()
    const request = requestIn(await payments.deposit(player))
    await payments.decide(staff, 'deposit', request, 'approved')
    expect((await player.call('GET', 'api/user/profile')).body.docs).toMatchObject({ depositCount: 1 })
    expect(await deposit(player, 'bonus-first')).toMatchObject(unavailable)
  })

  it('is not for amounts it is not for, nor for a player with a bonus lock', async () => {
    const player = await operator.newMember()
    expect(await deposit(player, 'bonus-reload', '999')).toMatchObject(unavailable)
    const { database } = operator.sandbox
    await database.update(account).set({ bonusLock: true }).where(eq(account.id, player.id))
    expect(await deposit(player, 'bonus-reload')).toMatchObject(unavailable)
    expect((await player.call('GET', 'api/user/profile')).body.docs).toMatchObject({ bonusLock: true })
  })
})
