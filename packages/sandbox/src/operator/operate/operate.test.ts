import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import pino from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { RunningSandbox } from '../../sandboxOptions.ts'
import { opening, testBook, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder } from '../../testing/operator.ts'
import { traceIdOf } from './trace.ts'

type TestOperator = Awaited<ReturnType<typeof startTestOperator>>
const lines: string[] = []
let operator: TestOperator
let sandbox: RunningSandbox
let aheadMs = 0
/** All callers within a second share one check and one text. */
const nextSecond = () => void (aheadMs += 1000)
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  operator = await startTestOperator([...opening(testMarket('1.1'))], {
    metricsPort: 0,
    log,
    clock: () => Date.now() + aheadMs,
  })
  ;({ sandbox } = operator)
})
afterAll(() => sandbox.close())

const valueOf = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length),
  )

it('answers probes at any host, without a login and uncached', async () => {
  const { url } = sandbox
  for (const [path, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    const answer = await fetch(`${url}${path}`, { headers: { host: '10.0.0.7:4000' } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toMatchObject({ status })
  }
})

it('is not ready while the database does not answer, and names the failed check', async () => {
  const { url, database } = sandbox
  const execute = database.execute.bind(database)
  database.execute = (() => new Promise(() => {})) as never
  nextSecond()
  const answer = await fetch(`${url}/readyz`)
  database.execute = execute
  expect(await answer.json()).toEqual({
    status: 'unavailable',
    checks: { running: true, database: false, messages: true },
  })
  nextSecond()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

it.each(['readyz', 'metrics'])('queries the database once for many callers of %s at a time', async (what) => {
  const { url, metricsUrl, database } = sandbox
  const address = what === 'metrics' ? metricsUrl! : `${url}/readyz`
  nextSecond()
  const checks = vi.spyOn(database, 'execute')
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(address)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  }
  // The rounds may cross the end of a second.
  expect(checks.mock.calls.length).toBeLessThanOrEqual(2)
  checks.mockRestore()
})

it('returns the metrics at an address or a name of the operator only', async () => {
  const statusAt = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(sandbox.metricsUrl!, { headers: { host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on('error', reject)
    })
  for (const host of [
    '127.0.0.1:9464',
    '10.0.0.7',
    '[::1]:9464',
    'localhost',
    'LOCALHOST:9464',
    'localhost.',
  ])
    expect([host, await statusAt(host)]).toEqual([host, 200])
  for (const host of [
    'rebound.example:9464',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '1.2.3.4@evil',
  ])
    expect([host, await statusAt(host)]).toEqual([host, 421])
})

it('returns the metrics while the database does not answer', async () => {
  const { metricsUrl, database } = sandbox
  const execute = database.execute.bind(database)
  nextSecond()
  database.execute = (() => new Promise(() => {})) as never
  const text = await (await fetch(metricsUrl!)).text()
  database.execute = execute
  expect(valueOf(text, 'kit_database_seconds')).toBeNaN()
})

it('counts calls and refusals by code on a separate port, and none of its labels contains a player’s input', async () => {
  const { url, metricsUrl } = sandbox
  await fetch(`${url}/api/auth`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a-secret-name', password: 'a-secret-word' }),
  })
  await fetch(`${url}/no/such/call`)
  const player = await operator.newPlayer()
  await player.place(testOrder('1.1'))
  await player.place(testOrder('1.9'))
  operator.say({ kind: 'book', book: testBook('1.1', {}) })
  nextSecond()
  const text = await (await fetch(metricsUrl!)).text()
  expect(text).toMatch(/kit_calls_total\{call="logIn",outcome="[\w-]+"\} 1/)
  expect(text).toMatch(
    /kit_http_request_duration_seconds_count\{method="POST",route="[^"]+",status="\d+"\} 1/,
  )
  expect(text).toContain('kit_calls_total{call="placeBet",outcome="done"} 1')
  expect(text).toMatch(/kit_calls_total\{call="placeBet",outcome="(?!done)[\w-]+"\} 1/)
  expect(valueOf(text, 'kit_sockets')).toBe(0)
  expect(valueOf(text, 'kit_outbox_messages')).toBe(0)
  expect(valueOf(text, 'kit_feed_age_seconds')).toBeGreaterThanOrEqual(0)
  expect(valueOf(text, 'kit_database_seconds')).toBeGreaterThan(0)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).not.toMatch(/a-secret/)
  expect((await fetch(metricsUrl!.replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
})

it('logs each request with the trace of the page, which the answer contains', async () => {
  const { url } = sandbox
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const answer = await fetch(`${url}/healthz`, {
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  })
  expect(answer.headers.get('x-trace-id')).toBe(trace)
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ route: '/healthz', status: 200, trace }),
  )
})

it.each([
  undefined,
  '',
  'nonsense',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`,
  `00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01`,
])('starts a new trace for the header %s', (header) => {
  expect(traceIdOf(header)).toMatch(/^[\da-f]{32}$/)
  expect(traceIdOf(header)).not.toBe(traceIdOf(header))
})

it('exports every metric in the alert rules and the dashboard', async () => {
  const text = await (await fetch(sandbox.metricsUrl!)).text()
  const exported = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))
  const files = ['prometheus/alerts.yml', 'grafana/operator.json']
  const written = await Promise.all(
    files.map((file) => readFile(new URL(`../../../../../deploy/${file}`, import.meta.url), 'utf8')),
  )
  const named = written.flatMap((file) =>
    [...file.matchAll(/\b(?:kit|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  )
  expect(named.length).toBeGreaterThan(10)
  expect([...new Set(named)].filter((name) => !exported.has(name))).toEqual([])
})
