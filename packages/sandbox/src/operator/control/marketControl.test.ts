import { betsSettled, eventStatus, pointsChanged, type ControlledMarket } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balances } from '../ledger/ledger.ts'
import {
  opening,
  sessionBookOf,
  sessionMarket,
  testBook,
  testMarket,
  testRunner,
} from '../../testing/fakeFeed.ts'
import {
  codeOf,
  startTestOperator,
  testOrder,
  until,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'

const ids = ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9'] as const
const first = opening(...ids.map((id) => testMarket(id, { name: `Match Odds ${id}` })))

let folder = ''
let operator: TestOperator
let administrator: TestPlayer & { transactionCode: string }
let player: TestPlayer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'))
  operator = await startTestOperator(first, { stateFolder: folder })
  administrator = await operator.administrator()
  player = await operator.newMember()
})
afterAll(async () => {
  await operator.sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

const hold = (marketId: string, isHeld: boolean) =>
  administrator.call('PUT', 'api/administrator/market/hold', { marketId, isHeld })

type Fields = { marketId: string; key?: string; transactionCode?: string } & Record<string, unknown>
const command = (name: 'settle' | 'void' | 'rollback', fields: Fields) =>
  administrator.call('POST', `api/administrator/market/${name}`, {
    key: randomUUID(),
    transactionCode: administrator.transactionCode,
    ...fields,
  })

async function shown(marketId: string): Promise<ControlledMarket | undefined> {
  const { body } = await administrator.call('GET', 'api/administrator/market?state=all&limit=100')
  return (body.docs as ControlledMarket[]).find(({ id }) => id === marketId)
}

describe('a market suspended by hand', () => {
  it('accepts no bet, whatever the feed sends, until it is released', async () => {
    expect(await hold('1.1', true)).toMatchObject({
      status: 200,
      body: { docs: { isHeld: true, status: 'suspended' } },
    })
    operator.say({ kind: 'book', book: testBook('1.1', { runners: [testRunner('101', { back: 210 })] }) })
    expect(codeOf(await player.place(testOrder('1.1')))).toEqual([409, 'market-suspended'])
    await hold('1.1', false)
    expect((await player.place(testOrder('1.1', { odds: 210 }))).status).toBe(200)
  })

  it('is still suspended after a restart of the operator', async () => {
    await hold('1.2', true)
    await operator.sandbox.close()
    operator = await startTestOperator(first, { stateFolder: folder })
    administrator = await operator.administrator()
    player = operator.playerOf(player.id, player.token)
    expect(await shown('1.2')).toMatchObject({ isHeld: true, status: 'suspended', state: 'open' })
    expect(codeOf(await player.place(testOrder('1.2')))).toEqual([409, 'market-suspended'])
    expect((await hold('1.2', false)).status).toBe(200)
    expect((await player.place(testOrder('1.2'))).status).toBe(200)
  })

  it('must be known and open', async () => {
    expect(codeOf(await hold('none', true))).toEqual([404, 'market-unknown'])
  })
})

describe('a market settled by hand', () => {
  it('pays once for a repeated command, and the feed’s result changes nothing', async () => {
    const before = await balances(operator.sandbox.database, player.id)
    await player.place(testOrder('1.3', { stake: 100_000n }))
    const asked = { marketId: '1.3', key: randomUUID(), winners: ['101'] }
    const settled = await command('settle', asked)
    expect(settled).toMatchObject({
      status: 200,
      body: { docs: { state: 'settled', status: 'closed', settlement: 1, openBets: 0 } },
    })
    expect((await command('settle', asked)).body).toEqual(settled.body)
    operator.say({ kind: 'result', marketId: '1.3', outcome: [{ runnerId: '102', status: 'winner' }] })
    const after = await balances(operator.sandbox.database, player.id)
    expect(after.available - before.available).toBe(100_000n)
    expect(codeOf(await command('settle', { ...asked, key: randomUUID() }))).toEqual([409, 'market-closed'])
    expect(codeOf(await hold('1.3', true))).toEqual([409, 'market-closed'])
  })

  it('has no more winners than the market has places, unless they tied', async () => {
    const asked = { marketId: '1.5', winners: ['101', '102', '103'] }
    expect(await command('settle', asked)).toMatchObject({
      status: 409,
      body: { code: 'too-many-winners', field: 'winners', details: { places: 1 } },
    })
    expect(await shown('1.5')).toMatchObject({ state: 'open', places: 1 })
    expect((await command('settle', { ...asked, marketId: '1.9', isDeadHeat: true })).status).toBe(200)
  })

  it('refuses another command with a used key, an unknown winner, and a wrong transaction code', async () => {
    const key = randomUUID()
    expect((await command('void', { marketId: '1.4', key, reason: 'Fixed' })).status).toBe(200)
    expect(codeOf(await command('void', { marketId: '1.5', key, reason: 'Fixed' }))).toEqual([
      422,
      'key-reused',
    ])
    expect(codeOf(await command('settle', { marketId: '1.5', winners: ['999'] }))).toEqual([
      404,
      'runner-unknown',
    ])
    expect(codeOf(await command('settle', { marketId: 'none', winners: ['101'] }))).toEqual([
      404,
      'market-unknown',
    ])
    for (const name of ['settle', 'void', 'rollback'] as const) {
      const fields = {
        marketId: '1.5',
        winners: ['101'],
        reason: 'x',
        settlement: 1,
        transactionCode: 'AAAA',
      }
      expect(codeOf(await command(name, fields))).toEqual([400, 'transaction-code-wrong'])
    }
    expect(await shown('1.5')).toMatchObject({ state: 'open', settlement: null })
  })

  it('a refused command does not use up its key', async () => {
    const key = randomUUID()
    expect((await command('settle', { marketId: '1.6', key, winners: ['999'] })).status).toBe(404)
    expect((await command('settle', { marketId: '1.6', key, winners: ['102'] })).status).toBe(200)
  })
})

describe('a session settled by hand', () => {
  it('is settled by its run only', async () => {
    operator.say({ kind: 'market', market: sessionMarket('s.1') })
    operator.say({ kind: 'book', book: sessionBookOf('s.1') })
    const yes = () => testOrder('s.1', { marketType: 'session', odds: 10_000, run: 46 })
    await until(async () => (await player.place(yes())).status === 200)
    expect(codeOf(await command('settle', { marketId: 's.1', winners: ['101'] }))).toEqual([
      409,
      'wrong-result',
    ])
    expect(codeOf(await command('settle', { marketId: 's.1' }))).toEqual([409, 'wrong-result'])
    expect(codeOf(await command('settle', { marketId: '1.5', run: 46 }))).toEqual([409, 'wrong-result'])
    const before = await balances(operator.sandbox.database, player.id)
    expect((await command('settle', { marketId: 's.1', run: 46 })).body.docs).toMatchObject({
      type: 'session',
      state: 'settled',
      openBets: 0,
    })
    const after = await balances(operator.sandbox.database, player.id)
    expect(after.available - before.available).toBe(20_000n)
    await command('rollback', { marketId: 's.1', settlement: 1 })
    expect(await balances(operator.sandbox.database, player.id)).toEqual(before)
  })
})

describe('a market voided by hand', () => {
  it('returns every stake', async () => {
    const before = await balances(operator.sandbox.database, player.id)
    expect((await player.place(testOrder('1.7'))).status).toBe(200)
    const ended = await command('void', { marketId: '1.7', reason: 'The wrong match' })
    expect(ended).toMatchObject({ status: 200, body: { docs: { state: 'void' } } })
    expect(await balances(operator.sandbox.database, player.id)).toEqual(before)
  })
})

describe('a settlement rolled back by hand', () => {
  it('restores every point and the bet, stays suspended, and can be settled differently', async () => {
    expect((await player.place(testOrder('1.8', { stake: 50_000n }))).status).toBe(200)
    const placed = await balances(operator.sandbox.database, player.id)
    await command('settle', { marketId: '1.8', winners: ['102'] })
    expect((await balances(operator.sandbox.database, player.id)).exposure).toBe(placed.exposure - 50_000n)
    expect(codeOf(await command('rollback', { marketId: '1.8', settlement: 2 }))).toEqual([
      409,
      'settlement-differs',
    ])
    const asked = { marketId: '1.8', key: randomUUID(), settlement: 1 }
    const back = await command('rollback', asked)
    expect(back).toMatchObject({
      status: 200,
      body: { docs: { state: 'open', isHeld: true, status: 'suspended', openBets: 1, settlement: null } },
    })
    expect((await command('rollback', asked)).body).toEqual(back.body)
    expect(await balances(operator.sandbox.database, player.id)).toEqual(placed)
    expect(codeOf(await player.place(testOrder('1.8')))).toEqual([409, 'market-suspended'])
    operator.say({ kind: 'result', marketId: '1.8', outcome: [{ runnerId: '102', status: 'winner' }] })
    expect(await shown('1.8')).toMatchObject({ state: 'open' })
    expect((await command('settle', { marketId: '1.8', winners: ['101'] })).body.docs).toMatchObject({
      settlement: 2,
    })
    const after = await balances(operator.sandbox.database, player.id)
    expect(after.available - placed.available).toBe(100_000n)
  })
})

describe('the list of markets', () => {
  it('is searchable by the names of market and event, and by state, page by page', async () => {
    const list = async (query: string) =>
      (await administrator.call('GET', `api/administrator/market?${query}`)).body as {
        docs: ControlledMarket[]
        totalDocs: number
      }
    // Includes the session settled above.
    const listed = ids.length + 1
    expect((await list('search=odds 1.2&state=all')).docs.map(({ id }) => id)).toEqual(['1.2'])
    expect((await list('search=REDS&state=all')).totalDocs).toBe(listed)
    expect((await list('search=%25&state=all')).totalDocs).toBe(0)
    const [open, ended] = [await list('state=open'), await list('state=ended')]
    expect(open.totalDocs + ended.totalDocs).toBe(listed)
    expect(ended.docs.every(({ state }) => state !== 'open')).toBe(true)
    expect((await list('state=all&limit=4&page=3')).docs).toHaveLength(listed - 8)
  })
})

it('an end by hand is announced to its players and to everyone, like the feed’s', async () => {
  const auth = { token: player.token }
  const socket = io(operator.url, { transports: ['websocket'], auth, reconnection: false, forceNew: true })
  const received: string[] = []
  socket.onAny((event: string) => received.push(event))
  await until(async () => socket.connected)
  await command('void', { marketId: '1.1', reason: 'Fixed' })
  await until(async () => received.includes(pointsChanged.event))
  expect(received).toEqual(expect.arrayContaining([eventStatus.event, betsSettled.event]))
  socket.disconnect()
})
