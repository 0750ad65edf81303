import type { RunnerStatus } from '@kit/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { market } from '../database/schema.ts'
import { checkLedger } from '../ledger/checkLedger.ts'
import { opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  until,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'
import { rollBackSettlement } from '../bets/rollBackSettlement.ts'
import { settleMarket } from '../bets/settleMarket.ts'
import { currentSettlement } from '../bets/settlementStore.ts'
import { eq } from 'drizzle-orm'

const ids = Array.from({ length: 12 }, (_none, index) => `1.${index + 1}`)
const placeIds = ['2.1', '2.2', '2.3', '2.4']
const places = (id: string) =>
  testMarket(id, {
    name: 'To Be Placed',
    numberOfWinners: 3,
    runners: ['101', '102', '103', '104', '105', '106'].map((runnerId, sort) => ({
      id: runnerId,
      name: `Runner ${runnerId}`,
      sort,
    })),
  })
let operator: TestOperator
let administrator: TestPlayer & { transactionCode: string }
let next = 0
const newMarket = () => ids[next++] ?? ''

beforeAll(async () => {
  operator = await startTestOperator(opening(...ids.map((id) => testMarket(id)), ...placeIds.map(places)))
  administrator = await operator.administrator()
})
afterAll(async () => {
  const check = await checkLedger(operator.sandbox.database, new Date())
  await operator.sandbox.close()
  if (!check.isSound) throw new Error(`The ledger is wrong: ${JSON.stringify(check.faults)}.`)
})

const newPlayer = () => operator.newMember('user', 1_000_000n)
const available = async (player: TestPlayer) => (await player.balance()).availablePts
const result = (
  marketId: string,
  winners: readonly string[],
  correction?: number,
  all = ['101', '102', '103'],
) =>
  operator.say({
    kind: 'result',
    marketId,
    outcome: all.map((runnerId): { runnerId: string; status: RunnerStatus } => ({
      runnerId,
      status: winners.includes(runnerId) ? 'winner' : 'loser',
    })),
    ...(correction !== undefined && { correction }),
  })
const stateOf = async (marketId: string) =>
  (await operator.sandbox.database.select().from(market).where(eq(market.id, marketId)))[0]
const settlementOf = (marketId: string) => currentSettlement(operator.sandbox.database, marketId)
const whenSettled = (marketId: string, number: number) =>
  until(async () => (await settlementOf(marketId))?.number === number)
const settle = (fields: Record<string, unknown>) =>
  administrator.call('POST', 'api/administrator/market/settle', {
    key: crypto.randomUUID(),
    transactionCode: administrator.transactionCode,
    ...fields,
  })
const shownWinners = async (player: TestPlayer) => {
  const { body } = await player.call('GET', 'api/user/openBet/history/details?page=1&limit=10')
  const docs = body.docs as { marketResult?: { winners: string[] } }[]
  return docs[0]?.marketResult?.winners
}

describe('a market that closes again with another winner', () => {
  it('is reversed and settled again: each bet is paid by the last result', async () => {
    const id = newMarket()
    const [first, second] = [await newPlayer(), await newPlayer()]
    await first.place(testOrder(id, { stake: 10_000n }))
    await second.place(testOrder(id, { stake: 10_000n, runnerId: '102' }))
    result(id, ['101'])
    await whenSettled(id, 1)
    expect([await available(first), await available(second)]).toEqual([10_100, 9_900])
    result(id, ['102'], 1)
    await whenSettled(id, 2)
    expect([await available(first), await available(second)]).toEqual([9_900, 10_100])
    // Repetitions in any order change nothing: after a restart, the feed sends both again.
    result(id, ['101'])
    result(id, ['102'], 1)
    result(id, ['101'])
    await until(async () => (await stateOf(id))?.state === 'settled')
    expect((await settlementOf(id))?.number).toBe(2)
    expect([await available(first), await available(second)]).toEqual([9_900, 10_100])
    expect(await shownWinners(first)).toEqual(['Runner 102'])
  })

  it('takes back a win that was spent as a debt', async () => {
    const [id, other] = [newMarket(), newMarket()]
    const player = await operator.newMember('user', 10_000n)
    await player.place(testOrder(id, { stake: 10_000n }))
    result(id, ['101'])
    await whenSettled(id, 1)
    expect((await player.place(testOrder(other, { stake: 20_000n }))).status).toBe(200)
    result(id, ['103'], 1)
    await whenSettled(id, 2)
    expect(await player.balance()).toMatchObject({ availablePts: 0, exposure: 200 })
    result(other, ['103'])
    await whenSettled(other, 1)
  })

  it('is void if it closes again without a winner, and has a result if a void market closes with one', async () => {
    const [id, other] = [newMarket(), newMarket()]
    const player = await newPlayer()
    await player.place(testOrder(id))
    await player.place(testOrder(other))
    result(id, ['101'])
    operator.say({ kind: 'abandoned', marketId: other, reason: 'no winner' })
    await whenSettled(id, 1)
    await whenSettled(other, 1)
    expect(await available(player)).toBe(10_100)
    operator.say({ kind: 'abandoned', marketId: id, reason: 'no winner', correction: 1 })
    result(other, ['101'], 1)
    await whenSettled(id, 2)
    await whenSettled(other, 2)
    expect((await stateOf(id))?.state).toBe('void')
    expect(await available(player)).toBe(10_100)
  })

  it('changes nothing that staff have settled or rolled back', async () => {
    const { database } = operator.sandbox
    const [byHand, takenBack] = [newMarket(), newMarket()]
    const player = await newPlayer()
    await player.place(testOrder(byHand))
    await player.place(testOrder(takenBack))
    const at = new Date()
    const outcome = new Map([
      ['102', 'winner' as const],
      ['101', 'loser' as const],
    ])
    await settleMarket(database, { marketId: byHand, outcome, by: 'operator', at })
    result(takenBack, ['102'])
    await whenSettled(takenBack, 1)
    await rollBackSettlement(database, { marketId: takenBack, number: 1, at })
    result(byHand, ['101'], 1)
    result(takenBack, ['101'], 1)
    const last = newMarket()
    result(last, ['101'])
    await whenSettled(last, 1)
    expect((await settlementOf(byHand))?.number).toBe(1)
    expect(await settlementOf(takenBack)).toBeUndefined()
    expect(await player.balance()).toMatchObject({ availablePts: 9_800, exposure: 100 })
  })
})

describe('a place market', () => {
  const all = ['101', '102', '103', '104', '105', '106']
  const winners = ['101', '102', '103', '104']
  const waiting = (id: string) => until(async () => (await stateOf(id))?.isHeld === true)

  it('waits for staff if the result does not name who tied, and the clear winner is then paid in full', async () => {
    const id = '2.1'
    const [backer, layer, tied] = [await newPlayer(), await newPlayer(), await newPlayer()]
    await backer.place(testOrder(id, { stake: 100_000n }))
    await layer.place(testOrder(id, { side: 'lay', odds: 202, stake: 100_000n }))
    for (const runnerId of ['103', '103']) await tied.place(testOrder(id, { runnerId, stake: 10_000n }))
    const reserved = await backer.balance()
    result(id, winners, undefined, all)
    await waiting(id)
    expect(await stateOf(id)).toMatchObject({ state: 'open', isHeld: true })
    expect(await backer.balance()).toEqual(reserved)
    // After a repetition it still waits, and no bets are accepted.
    result(id, winners, undefined, all)
    expect((await backer.place(testOrder(id))).status).toBe(409)

    const asked = { marketId: id, winners, isDeadHeat: true }
    for (const named of [[], ['103'], ['101', '102', '103', '105'], ['105', '106']])
      expect(await settle({ ...asked, tied: named })).toMatchObject({
        status: 409,
        body: { code: 'ties-unnamed', field: 'tied', details: { places: 3 } },
      })
    expect((await settle({ ...asked, tied: ['103', '104'] })).status).toBe(200)
    expect(await available(backer)).toBe(11_000)
    expect(await available(layer)).toBe(8_980)
    // Two tied for one place: half of each stake wins at 2.00, half is lost.
    expect(await available(tied)).toBe(10_000)
    const { body } = await tied.call('GET', 'api/user/openBet/history/details?page=1&limit=1')
    expect((body.docs as { marketResult: object }[])[0]?.marketResult).toMatchObject({
      sharedPlaces: 1,
      tied: 2,
      tiedIndex: 0,
    })
    const clear = (await backer.call('GET', 'api/user/openBet/history/details?page=1&limit=1')).body.docs
    expect((clear as { marketResult: object }[])[0]?.marketResult).not.toHaveProperty('sharedPlaces')
  })

  it('is not settled with fewer winners than places, by staff or by the feed, but can be void', async () => {
    const id = '2.2'
    const player = await newPlayer()
    for (const runnerId of ['101', '102', '103'])
      await player.place(testOrder(id, { runnerId, stake: 10_000n }))
    const reserved = await player.balance()
    expect(await settle({ marketId: id, winners: ['101'] })).toMatchObject({
      status: 409,
      body: { code: 'too-few-winners', field: 'winners', details: { places: 3 } },
    })
    expect((await settle({ marketId: id, winners: ['101', '101', '101'] })).status).toBe(409)
    result(id, ['101', '102'], undefined, all)
    await waiting(id)
    expect(await player.balance()).toEqual(reserved)
    const { status } = await administrator.call('POST', 'api/administrator/market/void', {
      key: crypto.randomUUID(),
      transactionCode: administrator.transactionCode,
      marketId: id,
      reason: 'No third place',
    })
    expect(status).toBe(200)
    expect(await player.balance()).toEqual({ availablePts: 10_000, exposure: 0 })
  })

  it('is settled with all remaining runners if they are fewer than its places', async () => {
    const id = '2.3'
    const player = await newPlayer()
    await player.place(testOrder(id, { runnerId: '101', stake: 10_000n }))

    operator.say({
      kind: 'book',
      book: testBook(id, { runners: all.slice(2).map((one) => testRunner(one, { status: 'removed' })) }),
    })
    result(id, ['101', '102'], undefined, ['101', '102'])
    await whenSettled(id, 1)
    expect(await available(player)).toBe(10_100)
  })
})
