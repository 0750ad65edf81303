import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createOperator, type Operator } from '@kit/sdk'
import { marketChanged } from '@kit/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptMarket, writeRecording } from '../../packages/sandbox/src/feed/scripted.ts'
import { startCommandLine, type CommandLineOperator } from '../../packages/sandbox/src/testing/commandLine.ts'
import { until } from '../../packages/sandbox/src/testing/operator.ts'
import { placeAsSite, type SlipOutcome } from '../../packages/sandbox/src/testing/placeAsSite.ts'
import { proofTimeoutMs, runs } from '../../packages/sandbox/src/testing/runs.ts'
import { startPostgres, whyNoPostgres } from '../../packages/sandbox/src/testing/services/postgres.ts'
import { startRedis, whyNoRedis } from '../../packages/sandbox/src/testing/services/redis.ts'
import { nginxConfiguration } from '../../packages/vite/src/deploy/nginx.ts'
import { buildSite } from '../start/siteBuild.ts'
import { freePort, runNginx, whyNoNginx } from './runNginx.ts'

const reason = whyNoNginx() ?? whyNoPostgres() ?? whyNoRedis()
if (reason) console.log(`The test of a rolling update is skipped: ${reason}.`)

/**
 * The first market accepts bets at once, the second delays them by a second: a process that stops always has some in
 * progress.
 */
const markets = [
  { marketId: '1.900000031-1', eventId: '900031-1' },
  { marketId: '1.900000032-1', eventId: '900032-1' },
]
const senders = 6

interface Sender {
  operator: Operator
  changes: number
  bets: (SlipOutcome & { ms: number; phase: number })[]
}

describe.skipIf(reason)('two operators behind nginx', () => {
  const folders: string[] = []
  const stops: (() => Promise<unknown>)[] = []
  const processes: CommandLineOperator[] = []
  let databaseUrl = ''
  let redisUrl = ''
  let origin = ''
  const all: Sender[] = []

  const newFolder = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rolling-'))
    folders.push(folder)
    return folder
  }

  async function start(port: number): Promise<CommandLineOperator> {
    const [state, recordings] = folders
    const operator = await startCommandLine(
      ['--port', String(port), '--state', state ?? '', '--recordings', recordings ?? '', '--speed', '1'],
      { KIT_LOG: 'error', DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, KIT_TRUSTED_PROXIES: '127.0.0.1' },
    )
    processes.push(operator)
    return operator
  }

  beforeAll(async () => {
    await newFolder()
    const recordings = await newFolder()
    const scripts = ['31', '32'].map((number, delaySeconds) => {
      const script = scriptMarket({
        marketId: `1.9000000${number}`,
        eventId: `9000${number}`,
        eventName: 'Reds v Blues',
        runners: [{ id: 101 }, { id: 102 }],
      }).inPlay(0, delaySeconds)
      for (let second = 0; second < 600; second += 1)
        script.prices(second, { 101: { back: [[2, 50_000 + second]], lay: [[2.02, 500]] } })
      return script.close(3 * 3600, [101])
    })
    await writeRecording(recordings, 'matches', scripts)
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
    stops.push(postgres.stop, redis.stop)
    databaseUrl = postgres.url
    redisUrl = redis.url
  })
  afterAll(async () => {
    processes.forEach(({ child }) => child.kill('SIGKILL'))
    for (const stop of stops.toReversed()) await stop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  async function signUp(): Promise<Operator> {
    const userName = `demo_${Math.random().toString(36).slice(2, 12)}`
    const fields = {
      userName,
      email: userName,
      password: 'a long password',
      phone: '',
      fullName: 'Demo User',
    }
    const post = (address: string, body: Record<string, string>) =>
      fetch(`${origin}/${address}`, { method: 'POST', body: new URLSearchParams(body) })
    await post('api/auth/signup/demo', { ...fields, email: '' })
    const answer = await post('api/auth', fields)
    const operator = createOperator({
      hosts: origin,
      clientKey: 'test',
      domain: { name: 'localhost', type: 'b2c' },
      onError: () => {},
    })
    stops.push(async () => operator.close())
    operator.session.begin(
      { token: (answer.headers.get('authorization') ?? '').replace('Bearer ', ''), userType: 'user' },
      false,
    )
    return operator
  }

  const isReady = async (url: string) =>
    (await fetch(`${url}/api/common/home`).catch(() => undefined))?.status === 200
  const query = (url: string, text: string): string[] =>
    execFileSync('psql', [url, '--tuples-only', '--no-align', '--command', text], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
  const betKeys = (url: string) => query(url, 'select order_key from bet')

  it(
    'are replaced one after the other under load: each bet is placed once or not at all and its outcome is reported, sockets reconnect, and a backup made meanwhile can be restored',
    async () => {
      const dist = path.resolve(buildSite('casino-only'))
      const running = [await start(0), await start(0)]
      const port = await freePort()
      const stopNginx = runNginx(
        nginxConfiguration({
          pages: readFileSync(path.join(dist, 'pages.json'), 'utf8'),
          root: dist,
          host: 'localhost',
          port,
          operators: running.map(({ url }) => url.replace('http://', '')),
        }),
      )
      stops.push(async () => stopNginx())
      origin = `http://localhost:${port}`
      await until(() => isReady(origin))

      let phase = 0
      let isOver = false
      const load = Array.from({ length: senders }, async (_, index): Promise<Sender> => {
        const market = markets[index % 2]!
        const operator = await signUp()
        const sender: Sender = { operator, changes: 0, bets: [] }
        operator.live.on(marketChanged, () => void (sender.changes += 1))
        operator.live.followEvent(market.eventId)
        all.push(sender)
        for (;;) {
          if (isOver) return sender
          const [began, begun] = [performance.now(), phase]
          const placed = await placeAsSite(operator.client, market, 1)
          sender.bets.push({ ...placed, ms: performance.now() - began, phase: begun })
          await new Promise((resolve) => setTimeout(resolve, 150))
        }
      })
      const some = (from: number) => until(async () => all.flatMap(({ bets }) => bets).length >= from + 12)
      await some(0)

      for (let round = 0; round < runs(1, 10); round += 1)
        for (const [at, old] of running.entries()) {
          phase += 1
          old.child.kill('SIGTERM')
          expect(await old.ended).toBe(0)
          await some(all.flatMap(({ bets }) => bets).length)
          const next = await start(Number(new URL(old.url).port))
          await until(async () => (await fetch(`${next.url}/readyz`)).ok)
          running[at] = next
          phase += 1
          const before = all.map(({ changes }) => changes)
          await some(all.flatMap(({ bets }) => bets).length)
          await until(async () => all.every(({ changes }, at) => changes > (before[at] ?? 0)))
        }
      const dumped = path.join(folders[0] ?? '', 'points.dump')
      execFileSync('pg_dump', ['--format=custom', `--file=${dumped}`, databaseUrl])
      isOver = true
      await Promise.all(load)

      const bets = all.flatMap((sender) => sender.bets)
      const counts: Record<string, number> = {}
      for (const { said } of bets) counts[said] = (counts[said] ?? 0) + 1
      const keys = betKeys(databaseUrl)
      expect(new Set(keys).size).toBe(keys.length)
      const stands = new Set(keys)
      const wrong = bets.filter(({ key, said }) =>
        said === 'unsure' ? false : stands.has(key) !== (said === 'placed'),
      )
      expect(wrong).toEqual([])
      expect(counts['placed']).toBeGreaterThan(bets.length / 2)
      const slowest = Math.max(...bets.map(({ ms }) => ms))
      process.stdout.write(
        `rolling update under load: ${bets.length} bets, ${JSON.stringify(counts)}, slowest ${Math.round(slowest)} ms\n`,
      )

      const restored = new URL(databaseUrl)
      restored.pathname = '/restored'
      query(databaseUrl, 'create database restored')
      execFileSync('pg_restore', ['--no-owner', `--dbname=${restored.href}`, dumped])
      expect(query(restored.href, 'select sum(amount) from posting')).toEqual(['0'])
      const kept = betKeys(restored.href)
      expect(kept.every((key) => stands.has(key))).toBe(true)
      expect(kept.length).toBeGreaterThan(0)
    },
    proofTimeoutMs,
  )
})
