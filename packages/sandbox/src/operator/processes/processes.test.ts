import { marketChanged, type MarketChange } from '@kit/sdk/contract'
import { sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startRedis, whyNoRedis } from '../../testing/services/redis.ts'
import { bet, outbox, posting } from '../database/schema.ts'
import { opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import { freshDatabase, type FreshDatabase } from '../../testing/freshDatabase.ts'
import {
  startTestOperator,
  testOrder,
  until,
  wireOrder,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'
import { placed, pricedRunner, unmatchedOrdersOf } from '../../testing/unmatchedOrders.ts'

const reason = whyNoRedis()
const markets = [testMarket('1.1'), testMarket('1.2')]

let folder = ''
let redis: { url: string; stop(): Promise<void> }
let fresh: FreshDatabase
let leading: TestOperator
let following: TestOperator
const started: TestOperator[] = []
let player: TestPlayer
const sockets: Socket[] = []

const joinOperator = async () => {
  const operator = await startTestOperator(opening(...markets), {
    ...fresh.options,
    stateFolder: folder,
    redisUrl: redis.url,
    // Twice the interval of recording connected players, because a busy machine records them late.
    disconnectGraceMs: 4_000,
    rateLimits: { bets: false, accounts: false, uploads: false, writes: false, reads: false },
  })
  started.push(operator)
  return operator
}

const at = (operator: TestOperator, { id, token }: TestPlayer) => operator.playerOf(id, token)

function open(operator: TestOperator, token?: string): Socket {
  const auth = token === undefined ? {} : { token }
  const socket = io(operator.url, { transports: ['websocket'], auth, reconnection: false, forceNew: true })
  sockets.push(socket)
  return socket
}

const connected = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.once('connect', () => resolve(true)))

async function follow(operator: TestOperator, eventId: string): Promise<MarketChange[]> {
  const received: MarketChange[] = []
  const socket = open(operator)
  socket.on(marketChanged.event, (payload) => received.push(...z.decode(marketChanged.payload, payload).docs))
  await connected(socket)
  await socket.timeout(2000).emitWithAck('postEventSubscription', { eventId })
  await until(async () => received.length > 0)
  return received
}

async function receivedNames(operator: TestOperator, token: string): Promise<string[]> {
  const received: string[] = []
  const socket = open(operator, token)
  socket.onAny((event: string) => received.push(event))
  await connected(socket)
  return received
}

const marketAt = async (operator: TestOperator, marketId: string) => {
  const { body } = await operator.call('GET', 'api/common/game/market')
  return (body.docs as { _id: string }[]).find(({ _id }) => _id === marketId)
}

describe.skipIf(reason !== undefined)(
  `two processes of one operator${reason === undefined ? '' : `: skipped, ${reason}`}`,
  () => {
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'processes-'))
      redis = await startRedis()
      fresh = await freshDatabase(folder)
      leading = await joinOperator()
      following = await joinOperator()
      player = await leading.newPlayer()
    })
    afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()))
    afterAll(async () => {
      // Closing a closed one again has no effect.
      for (const operator of started.toReversed()) await operator.sandbox.close()
      await redis.stop()
      await rm(folder, { recursive: true, force: true })
    })

    it('has the same prices and the same sequence in both', async () => {
      const [here, there] = [await follow(leading, 'event-1.1'), await follow(following, 'event-1.1')]
      expect(there[0]).toEqual(here[0])
      for (const back of [201, 203, 205]) {
        leading.say({ kind: 'book', book: testBook('1.1', { runners: [testRunner('101', { back })] }) })
        await until(async () => there.at(-1)?.runners[0]?.back?.[0]?.odds === back)
      }
      expect(there).toEqual(here)
      const seqs = there.map(({ seq }) => seq)
      expect(seqs).toEqual(seqs.map((_seq, index) => (seqs[0] ?? 0) + index))
      expect(await marketAt(following, '1.1')).toEqual(await marketAt(leading, '1.1'))
      leading.say({ kind: 'book', book: testBook('1.1') })
      await until(async () => there.at(-1)?.runners[0]?.back?.[0]?.odds === 200)
    })

    it('notifies a player’s pages at one process of the bet accepted at the other', async () => {
      const received = await receivedNames(following, player.token)
      const placed = await player.place(testOrder('1.1'))
      expect(placed.status).toBe(200)
      await until(async () => received.includes('getOpenBetUpdates') && received.includes('getPtsUpdates'))
      const open = await at(following, player).call('GET', 'api/user/openBet')
      expect(open.body['totalDocs']).toBe(1)
      const back = await receivedNames(leading, player.token)
      expect((await at(following, player).place(testOrder('1.1'))).status).toBe(200)
      await until(async () => back.includes('getOpenBetUpdates'))
      expect(received.filter((event) => event === 'getOpenBetUpdates').length).toBeLessThanOrEqual(2)
      await until(async () => (await leading.sandbox.database.$count(outbox)) === 0)
    })

    it('matches an order from either process in the process with the feed, and counts a page at either as connected', async () => {
      const someone = await leading.newMember('user', 1_000_000n)
      const there = at(following, someone)
      const page = open(following, someone.token)
      await connected(page)
      const { order } = await placed(there, '1.2', { odd: 2.1, cancelOnDisconnect: true })
      const traded = (points: number) => pricedRunner('101', { traded: [[210, points]] })
      const say = (points: number) =>
        leading.say({ kind: 'book', book: testBook('1.2', { runners: [traded(points)] }) })
      say(10)
      say(90)
      await until(async () => (await unmatchedOrdersOf(there))[0]?.matched === 4_000n)
      await new Promise((resolve) => setTimeout(resolve, 6_000))
      expect((await unmatchedOrdersOf(someone)).map(({ id }) => id)).toEqual([order.id])
      page.disconnect()
      await until(async () => (await unmatchedOrdersOf(someone)).length === 0)
      expect(await someone.balance()).toEqual({ availablePts: 9_960, exposure: 40 })
      leading.say({ kind: 'book', book: testBook('1.2') })
    })

    it('accepts exactly 37 of 100 simultaneous bets, half of them at each', async () => {
      const someone = await leading.newMember('user', 370_000n)
      const both = [someone, at(following, someone)]
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_none, index) => both[index % 2]?.place(testOrder('1.1'))),
      )
      expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(37)
      expect(await someone.balance()).toEqual({ availablePts: 0, exposure: 3700 })
    })

    it('places one bet for the same order sent to both', async () => {
      const someone = await leading.newPlayer()
      const order = testOrder('1.1')
      const answers = await Promise.all(
        [someone, at(following, someone)].flatMap((one) => [one.place(order), one.place(order)]),
      )
      for (const answer of answers) expect([200, 409]).toContain(answer.status)
      expect((await someone.balance()).exposure).toBe(100)
    })

    it('Q-134 places one bet for an order without a key that reaches both at the same time', async () => {
      const { key: _key, ...unkeyed } = wireOrder(testOrder('1.2', { stake: 12_300n }))
      const copies = Array.from({ length: 20 }, (_none, copy) => (copy % 2 === 0 ? leading : following))
      const answers = await Promise.all(
        copies.map((operator) => at(operator, player).call('POST', 'api/user/openBet', unkeyed)),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const { database } = leading.sandbox
      expect(await database.$count(bet, sql`user_id = ${player.id} and stake = 12300`)).toBe(1)
    })

    it('suspends a market by hand wherever the administrator is connected', async () => {
      const administrator = await following.administrator()
      const hold = (isHeld: boolean) =>
        administrator.call('PUT', 'api/administrator/market/hold', { marketId: '1.2', isHeld })
      expect((await hold(true)).status).toBe(200)
      for (const operator of [leading, following])
        await until(
          async () =>
            (await at(operator, player).place(testOrder('1.2'))).body['code'] === 'market-suspended',
        )
      await hold(false)
      for (const operator of [leading, following])
        await until(async () => (await at(operator, player).place(testOrder('1.2'))).status === 200)
    })

    it('ends a login and its sockets at both', async () => {
      const someone = await leading.newPlayer()
      const socket = open(following, someone.token)
      await connected(socket)
      await someone.call('DELETE', 'api/user/auth')
      await until(async () => !socket.connected)
      expect((await at(following, someone).call('GET', 'api/user/pts')).status).toBe(401)
    })

    it('is completely in maintenance', async () => {
      const { transactionCode, ...administrator } = await leading.administrator()
      const maintenance = (maintenanceMode: boolean) =>
        administrator.call('PUT', 'api/administrator/setting/maintenance', {
          maintenanceMode,
          transactionCode,
        })
      const received = await receivedNames(following, player.token)
      const switched = await maintenance(true)
      expect(switched.status).toBe(200)
      await until(async () => (await at(following, player).call('GET', 'api/user/pts')).status === 503)
      await maintenance(false)
      await until(async () => (await at(following, player).call('GET', 'api/user/pts')).status === 200)
      expect(received.length).toBeGreaterThan(0)
    })

    it('counts wrong passwords at both together', async () => {
      const member = await leading.newMember()
      const { body } = await member.call('GET', 'api/user/profile')
      const { userName } = body.docs as { userName: string }
      for (let times = 0; times < 5; times++) await leading.logIn(userName, 'not the password')
      const refused = await until(async () => {
        const answer = await following.logIn(userName, 'not the password')
        return answer.status === 429 && answer
      })
      expect(refused.body['code']).toBe('too-many-attempts')
    })

    it('settles once, and notifies players at both', async () => {
      const [here, there] = [await leading.newPlayer(), await leading.newPlayer()]
      await here.place(testOrder('1.2'))
      await at(following, there).place(testOrder('1.2'))
      const received = await receivedNames(following, there.token)
      leading.say({ kind: 'result', marketId: '1.2', outcome: [{ runnerId: '101', status: 'winner' }] })
      await until(async () => received.includes('getOpenBetResultUpdates'))
      for (const one of [here, there]) expect((await one.balance()).availablePts).toBe(100_100)
      expect((await at(following, there).place(testOrder('1.2'))).body['code']).toBe('market-closed')
    })

    it('lets the other run the feed when the first stops: a new epoch, with every bet', async () => {
      const received = await follow(following, 'event-1.1')
      const { epoch } = received[0] ?? {}
      const bets = await following.sandbox.database.$count(bet)
      await leading.sandbox.close()
      await until(async () => received.some((change) => change.isImage && change.epoch !== epoch))
      following.say({
        kind: 'book',
        book: testBook('1.1', { runners: [testRunner('101', { back: 210 })] }),
      })
      await until(async () => received.at(-1)?.runners[0]?.back?.[0]?.odds === 210)
      const ofEpoch = received.filter((change) => change.epoch === received.at(-1)?.epoch)
      const seqs = ofEpoch.map(({ seq }) => seq)
      expect(seqs).toEqual(seqs.map((_seq, index) => (seqs[0] ?? 0) + index))
      const late = at(following, player)
      expect((await late.place(testOrder('1.1', { odds: 210 }))).status).toBe(200)
      expect(await following.sandbox.database.$count(bet)).toBe(bets + 1)
      const [sum] = await following.sandbox.database
        .select({ all: sql<string>`sum(${posting.amount})::text` })
        .from(posting)
      expect(sum?.all).toBe('0')

      leading = await joinOperator()
      expect(await marketAt(leading, '1.1')).toEqual(await marketAt(following, '1.1'))
    })
  },
)
