import { getPoints, marketChanged, placeBet, pointsChanged, type MarketChange } from '@kit/sdk/contract'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../../startSandbox.ts'
import { opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import { failure, startFaulty, type Faulty } from '../../testing/faulty.ts'
import { startTestOperator, testOrder, until } from '../../testing/operator.ts'

let faulty: Faulty
let changes: MarketChange[] = []

beforeAll(async () => {
  faulty = await startFaulty(opening(testMarket('1.1'), testMarket('1.2')))
  faulty.client.live.on(marketChanged, ({ docs }) => changes.push(...docs))
  faulty.client.live.followEvent('event-1.1')
  await until(async () => changes.length > 0)
})
afterEach(async () => {
  await faulty.setFaults()
  changes = []
})
afterAll(() => faulty.close())

const points = () => faulty.client.client.call(getPoints, {})
const on = 'GET api/user/pts'

let back = 300
/** Publishes a new price of the followed market. Returns the updates that the client receives from it on. */
const move = () => {
  back += 2
  faulty.say({ kind: 'book', book: testBook('1.1', { runners: [testRunner('101', { back })] }) })
  return back
}
const receivedOdds = () => changes.map(({ runners }) => runners[0]?.back?.[0]?.odds)

describe('faults of calls, as the client sees them', () => {
  it('delay: the answer arrives late', async () => {
    await faulty.setFaults({ kind: 'delay', on, delayMs: 300 })
    const began = performance.now()
    await points()
    expect(performance.now() - began).toBeGreaterThan(290)
  })

  it('dropRequest: nothing was done and nothing is answered', async () => {
    await faulty.setFaults({ kind: 'dropRequest', on: 'POST api/user/openBet' })
    const order = testOrder('1.2')
    expect((await failure(faulty.client.client.call(placeBet, order))).kind).toBe('unreachable')
    await faulty.setFaults()
    const known = await faulty.player.call('GET', `api/user/openBet/ref/${order.key}`)
    expect(known.body['code']).toBe('order-unknown')
  })

  it('loseAnswer: the call was processed, and nothing is answered', async () => {
    await faulty.setFaults({ kind: 'loseAnswer', on: 'POST api/user/openBet' })
    const order = testOrder('1.2')
    expect((await failure(faulty.client.client.call(placeBet, order))).kind).toBe('unreachable')
    await faulty.setFaults()
    const known = await faulty.player.call('GET', `api/user/openBet/ref/${order.key}`)
    expect(known.body.docs).toMatchObject({ state: 'placed' })
  })

  it('unavailable and corruptAnswer: the client’s messages for a 503 and for an unreadable answer', async () => {
    await faulty.setFaults({ kind: 'unavailable', on })
    expect(await failure(points())).toMatchObject({ kind: 'maintenance', status: 503 })
    await faulty.setFaults({ kind: 'corruptAnswer', on })
    expect((await failure(points())).kind).toBe('malformed')
  })

  it('unauthorized: ends the login like a real one', async () => {
    const login = faulty.client.session.get()!
    await faulty.setFaults({ kind: 'unauthorized', on, count: 1 })
    expect((await failure(points())).kind).toBe('unauthorized')
    expect(faulty.client.session.get()).toBeNull()
    faulty.client.session.begin(login, false)
    await until(async () => faulty.client.live.getStatus() === 'live')
    expect(await points()).toMatchObject({ available: expect.any(BigInt) })
  })
})

describe('the target and the timing of a fault', () => {
  it('strikes its named calls, up to its count', async () => {
    await faulty.setFaults({ kind: 'unavailable', on: 'GET api/*/pts', count: 2 })
    expect(await faulty.player.call('GET', 'api/user/profile')).toMatchObject({ status: 200 })
    const statuses = []
    for (let times = 0; times < 4; times += 1)
      statuses.push((await faulty.player.call('GET', 'api/user/pts')).status)
    expect(statuses).toEqual([503, 503, 200, 200])
    expect(await faulty.struck()).toEqual([2])
  })

  it('strikes one user', async () => {
    const other = await faulty.newPlayer()
    await faulty.setFaults({ kind: 'unavailable', userName: faulty.userName })
    expect((await faulty.player.call('GET', 'api/user/pts')).status).toBe(503)
    expect((await other.call('GET', 'api/user/pts')).status).toBe(200)
  })

  it('depends on its seed: the same sequence is struck at the same points, another seed at others', async () => {
    const story = async (seed: number) => {
      await faulty.setFaults({ kind: 'unavailable', on, probability: 0.5, seed })
      const statuses = []
      for (let times = 0; times < 24; times += 1)
        statuses.push((await faulty.player.call('GET', 'api/user/pts')).status)
      return statuses
    }
    const first = await story(7)
    expect(new Set(first)).toEqual(new Set([200, 503]))
    expect(await story(7)).toEqual(first)
    expect(await story(8)).not.toEqual(first)
  })

  it('never strikes the calls that set it', async () => {
    await faulty.setFaults({ kind: 'unauthorized' }, { kind: 'loseAnswer' })
    expect((await faulty.setFaults()).body.docs).toEqual([])
  })

  it('is refused if it is invalid, with the wrong field', async () => {
    for (const [field, wrong] of [
      ['kind', 'magic'],
      ['probability', 2],
      ['delayMs', -1],
    ] as const) {
      const faults = [{ kind: 'delay', [field]: wrong }]
      const answer = await faulty.administrator.call('PUT', 'api/administrator/fault', { faults })
      expect(answer).toMatchObject({ status: 400, body: { field: `faults.0.${field}` } })
    }
    expect((await faulty.player.call('GET', 'api/administrator/fault')).status).toBe(403)
  })
})

describe('faults of events, as the client sees them', () => {
  const deltas = { on: marketChanged.event }

  it('dropEvent: the change is missing, and the next one shows the gap', async () => {
    await faulty.setFaults({ kind: 'dropEvent', ...deltas, count: 1 })
    move()
    await until(async () => (await faulty.struck())[0] === 1)
    const next = move()
    await until(async () => receivedOdds().includes(next))
    expect(receivedOdds()).toEqual([next])
  })

  it('duplicateEvent: it arrives twice', async () => {
    await faulty.setFaults({ kind: 'duplicateEvent', ...deltas, count: 1 })
    const odds = move()
    await until(async () => receivedOdds().length === 2)
    expect(receivedOdds()).toEqual([odds, odds])
  })

  it('reorderEvent: the next one overtakes it, and alone it arrives anyway', async () => {
    await faulty.setFaults({ kind: 'reorderEvent', ...deltas, count: 1 })
    const first = move()
    await until(async () => (await faulty.struck())[0] === 1)
    const second = move()
    await until(async () => receivedOdds().length === 2)
    expect(receivedOdds()).toEqual([second, first])
    await faulty.setFaults({ kind: 'reorderEvent', ...deltas, count: 1 })
    const alone = move()
    await until(async () => receivedOdds().includes(alone))
  })

  it('delayEvent: it and the following ones arrive late, in order', async () => {
    await faulty.setFaults({ kind: 'delayEvent', ...deltas, count: 1, delayMs: 400 })
    const began = performance.now()
    const first = move()
    await until(async () => (await faulty.struck())[0] === 1)
    const second = move()
    await until(async () => receivedOdds().length === 2)
    expect(receivedOdds()).toEqual([first, second])
    expect(performance.now() - began).toBeGreaterThan(390)
  })

  it('corruptEvent: the client reports it and receives no invalid data', async () => {
    const before = faulty.errors.length
    await faulty.setFaults({ kind: 'corruptEvent', ...deltas, count: 1 })
    move()
    await until(async () => faulty.errors.length > before)
    expect(changes).toEqual([])
  })

  it('killSocket: the client notices, reconnects and gets an image', async () => {
    const seen: string[] = []
    const stop = faulty.client.live.onStatus((status) => seen.push(status))
    await faulty.setFaults({ kind: 'killSocket', ...deltas, count: 1 })
    move()
    await until(async () => seen.includes('live'))
    expect(seen).toEqual(['connecting', 'live'])
    await until(async () => changes.some(({ isImage }) => isImage))
    stop()
  })

  it('silence: nothing more arrives while it is set, although the socket stays open', async () => {
    let pointEvents = 0
    const stop = faulty.client.live.on(pointsChanged, () => (pointEvents += 1))
    await faulty.setFaults({ kind: 'silence', ...deltas, userName: faulty.userName })
    move()
    await until(async () => (await faulty.struck())[0] === 1)
    await faulty.player.place(testOrder('1.2'))
    move()
    expect([receivedOdds(), pointEvents, faulty.client.live.getStatus()]).toEqual([[], 0, 'live'])
    await faulty.setFaults()
    const odds = move()
    await until(async () => receivedOdds().includes(odds))
    stop()
  })
})

describe('an operator started without faults', () => {
  it('has no such call', async () => {
    const operator = await startTestOperator(opening(testMarket('1.1')))
    const administrator = await operator.administrator()
    for (const method of ['GET', 'PUT'])
      expect(
        await administrator.call(method, 'api/administrator/fault', method === 'PUT' ? {} : undefined),
      ).toMatchObject({ status: 404, body: { code: 'not-found' } })
    await operator.sandbox.close()
  })

  it('does not start with them in production', async () => {
    const before = process.env['NODE_ENV']
    process.env['NODE_ENV'] = 'production'
    try {
      const start = startSandbox({ port: 0, stateFolder: 'memory', faults: true })
      await expect(start).rejects.toThrow('not available in production')
    } finally {
      process.env['NODE_ENV'] = before
    }
  })

  it('never loads their code: one import, and only with the option', async () => {
    const folder = fileURLToPath(new URL('../..', import.meta.url))
    const files = (await readdir(folder, { recursive: true })).filter(
      (path) => path.endsWith('.ts') && !/\.test\.ts$|^(operator\/faults|testing)\//.test(path),
    )
    const importing = []
    for (const path of files) {
      const text = await readFile(join(folder, path), 'utf8')
      if (/^import (?!type).*from '[^']*\/faults\//m.test(text)) importing.push(`${path}: always`)
      if (/import\('[^']*\/faults\//.test(text)) importing.push(`${path}: with the option`)
    }
    expect(files.length).toBeGreaterThan(100)
    // The console's page requests the file from the operator, which serves it only then.
    expect(importing.toSorted()).toEqual([
      'console/page/faults.ts: with the option',
      'startSandbox.ts: with the option',
    ])
  })
})
