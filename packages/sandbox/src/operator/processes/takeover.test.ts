import { sql } from 'drizzle-orm'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRedis, whyNoRedis } from '../../testing/services/redis.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { bet, posting } from '../database/schema.ts'
import { scriptMarket, writeRecording } from '../../feed/scripted.ts'
import { startCommandLine } from '../../testing/commandLine.ts'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { testOrder, until, wireOrder } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'

const reason = whyNoRedis()
const kills = runs(1, 10)

/**
 * One market accepts bets immediately, the other holds them for a second, so that a kill always finds some
 * held.
 */
const markets = [
  { marketId: '1.900000021-1', eventId: '900021-1' },
  { marketId: '1.900000022-1', eventId: '900022-1' },
]

let folder = ''
let redis: { url: string; stop(): Promise<void> } | undefined
const children: ChildProcess[] = []

beforeAll(async () => {
  if (reason !== undefined) return
  folder = await mkdtemp(join(tmpdir(), 'takeover-'))
  redis = await startRedis()
  const scripts = ['21', '22'].map((number) =>
    scriptMarket({
      marketId: `1.9000000${number}`,
      eventId: `9000${number}`,
      eventName: 'Reds v Blues',
      runners: [{ id: 101 }, { id: 102 }],
    }).prices(0, { 101: { back: [[2, 500]], lay: [[2.02, 500]] } }),
  )
  scripts[0]?.inPlay(1, 0).close(3 * 3600, [101])
  scripts[1]?.inPlay(1, 1).close(3 * 3600, [102])
  await writeRecording(folder, 'matches', scripts)
})
afterAll(async () => {
  children.forEach((child) => child.kill('SIGKILL'))
  await redis?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

async function start(databaseUrl: string) {
  const args = ['--port', '0', '--state', join(folder, 'state'), '--recordings', folder]
  const env = { KIT_LOG: 'error', DATABASE_URL: databaseUrl, REDIS_URL: redis?.url ?? '' }
  const operator = await startCommandLine(args, env)
  children.push(operator.child)
  return operator
}

async function signUp(url: string): Promise<string> {
  const userName = `demo_${Math.random().toString(36).slice(2, 12)}`
  const password = 'a long password'
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${url}/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  await post('api/auth/signup/demo', { userName, password, email: '', phone: '', fullName: 'Demo User' })
  return (await post('api/auth', { email: userName, password })).headers.get('authorization') ?? ''
}

interface Sent {
  order: ReturnType<typeof testOrder>
  authorization: string
  betId?: string | undefined
}

async function send(
  url: string,
  { order, authorization }: Sent,
): Promise<{ status: number; betId?: string }> {
  const response = await fetch(`${url}/api/user/openBet`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(wireOrder(order)),
  })
  const { docs } = (await response.json()) as { docs?: { bet: { _id: string } } }
  return { status: response.status, ...(docs && { betId: docs.bet._id }) }
}

async function outcomeOf(url: string, { order, authorization }: Sent): Promise<string> {
  const response = await fetch(`${url}/api/user/openBet/ref/${order.key}`, { headers: { authorization } })
  const { docs, code } = (await response.json()) as { docs?: { state: string; code?: string }; code?: string }
  return docs ? [docs.state, docs.code].filter(Boolean).join(' ') : `${response.status} ${code}`
}

const epochAt = async (url: string): Promise<unknown> => {
  const response = await fetch(`${url}/api/common/game/market`)
  const { docs } = (await response.json()) as { docs?: { sequence?: { epoch: string } }[] }
  return docs?.[0]?.sequence?.epoch
}

it.skipIf(reason !== undefined)(
  `loses no bet and doubles none when the process that runs the feed is killed ${kills} times${reason === undefined ? '' : `: skipped, ${reason}`}`,
  async () => {
    const databaseUrl = (await freshDatabase(join(folder, 'state'))).options.databaseUrl ?? ''
    let leading = await start(databaseUrl)
    let other = await start(databaseUrl)
    const players = await Promise.all([1, 2, 3].map(() => signUp(other.url)))
    const sent: Sent[] = []
    let isOver = false

    const placeAt = async (url: () => string, authorization: string) => {
      for (;;) {
        if (isOver) return
        const one: Sent = {
          order: testOrder('', { ...markets[sent.length % 2], runnerId: '101' }),
          authorization,
        }
        sent.push(one)
        const answer = await send(url(), one).catch(() => undefined)
        if (answer?.betId !== undefined) one.betId = answer.betId
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }

    for (let kill = 0; kill < kills; kill++) {
      isOver = false
      const senders = players.map((player, index) =>
        placeAt(() => (index % 2 === 0 ? leading.url : other.url), player),
      )
      await new Promise((resolve) => setTimeout(resolve, 1200))
      const epoch = await epochAt(other.url)
      leading.child.kill('SIGKILL')
      await leading.ended
      const isTaken = async () => {
        const now = await epochAt(other.url)
        return now !== undefined && now !== epoch
      }
      await until(isTaken)
      const before = sent.length
      await until(async () => sent.slice(before).some((one) => one.betId !== undefined))
      isOver = true
      await Promise.all(senders)
      leading = other
      other = await start(databaseUrl)
    }

    const counts: Record<string, number> = {}
    const wrong: unknown[] = []
    for (const one of sent) {
      const outcome = await until(async () => {
        const now = await outcomeOf(other.url, one)
        return now !== 'held' && now
      })
      counts[outcome] = (counts[outcome] ?? 0) + 1
      if (one.betId !== undefined && outcome !== 'placed') wrong.push({ one, outcome })
    }
    expect(wrong).toEqual([])
    expect(
      Object.keys(counts).filter((what) => !/^(placed|refused \S+|404 order-unknown)$/.test(what)),
    ).toEqual([])
    for (const { child, ended } of [leading, other]) {
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    }

    const { database, close } = await openDatabase('memory', { url: databaseUrl })
    const bets = await database.select({ key: bet.orderKey, id: bet.id }).from(bet)
    expect(bets).toHaveLength(counts['placed'] ?? 0)
    const byKey = new Map(bets.map(({ key, id }) => [key, id]))
    const confirmed = sent.filter(({ betId }) => betId !== undefined)
    expect(confirmed.filter(({ order, betId }) => byKey.get(order.key) !== betId)).toEqual([])
    const [sums] = await database.select({ all: sql<string>`sum(${posting.amount})::text` }).from(posting)
    expect(sums?.all).toBe('0')
    await close()
    process.stdout.write(
      `killed the feed's process ${kills} times: ${sent.length} orders, ${JSON.stringify(counts)}\n`,
    )
  },
  proofTimeoutMs,
)
