import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRedis, whyNoRedis } from '../../testing/services/redis.ts'
import { outbox } from '../database/schema.ts'
import { opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { startTestOperator, testOrder, until, type TestOperator } from '../../testing/operator.ts'

const reason = whyNoRedis()

let folder = ''
let redis: { url: string; stop(): Promise<void> }
let leading: TestOperator
let following: TestOperator
let socket: Socket | undefined
const logged: string[] = []

const joinOperator = async () => {
  const fresh = await freshDatabase(folder)
  return startTestOperator(opening(testMarket('1.1')), {
    ...fresh.options,
    stateFolder: folder,
    redisUrl: redis.url,
    log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
  })
}

describe.skipIf(reason !== undefined)(
  `an operator whose Redis goes away${reason === undefined ? '' : `: skipped, ${reason}`}`,
  () => {
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'outage-'))
      redis = await startRedis()
      leading = await joinOperator()
      following = await joinOperator()
    })
    afterAll(async () => {
      socket?.disconnect()
      await following.sandbox.close()
      await leading.sandbox.close()
      await redis.stop()
      await rm(folder, { recursive: true, force: true })
    })

    it('accepts bets at every process meanwhile, reports the outage, and delivers everything after Redis returns', async () => {
      const player = await leading.newPlayer()
      const there = following.playerOf(player.id, player.token)
      const received: string[] = []
      socket = io(following.url, {
        transports: ['websocket'],
        auth: { token: player.token },
        reconnection: false,
        forceNew: true,
      })
      socket.onAny((event: string) => received.push(event))
      await until(async () => socket?.connected)

      const { port } = new URL(redis.url)
      await redis.stop()
      await until(async () => logged.some((line) => line.includes('Redis')))
      expect((await player.place(testOrder('1.1'))).status).toBe(200)
      expect((await there.place(testOrder('1.1'))).status).toBe(200)
      expect(await there.balance()).toMatchObject({ exposure: 200 })
      leading.say({
        kind: 'book',
        book: testBook('1.1', { runners: [testRunner('101', { back: 210 })] }),
      })
      expect(await leading.sandbox.database.$count(outbox)).toBeGreaterThan(0)
      expect(received).not.toContain('getOpenBetUpdates')

      redis = await startRedis({ port: Number(port) })
      await until(async () => received.includes('getOpenBetUpdates'))
      await until(async () => (await leading.sandbox.database.$count(outbox)) === 0)
      // The prices that changed meanwhile arrive too: a bet at the new one is accepted by the process without
      // the feed.
      await until(async () => (await there.place(testOrder('1.1', { odds: 210 }))).status === 200)
    })
  },
)
