import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { startTestOperator, testOrder, until, type TestOperator } from '../../testing/operator.ts'

const isOnServer = process.env['KIT_TEST_TEMPLATE'] !== undefined

/** Starts a proxy in front of PostgreSQL whose connections can be cut and restored. */
async function startLine(to: URL) {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(to.port), to.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(to)
  url.port = String(typeof address === 'object' ? address?.port : 0)
  return {
    url: url.href,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => (isCut = false),
    close: () => void server.close(),
  }
}

describe.skipIf(!isOnServer)('an operator whose PostgreSQL is interrupted', () => {
  const logged: string[] = []
  let line: Awaited<ReturnType<typeof startLine>>
  let operator: TestOperator
  beforeAll(async () => {
    const fresh = await freshDatabase()
    line = await startLine(new URL(fresh.options.databaseUrl ?? ''))
    operator = await startTestOperator(opening(testMarket('1.1')), {
      databaseUrl: line.url,
      log: pino({ level: 'error' }, { write: (text: string) => void logged.push(text) }),
    })
  })
  afterAll(async () => {
    line.mend()
    await operator.sandbox.close()
    line.close()
  })

  it('answers each call with an error meanwhile, and accepts bets again automatically afterwards', async () => {
    const player = await operator.newPlayer()
    expect((await player.place(testOrder('1.1'))).status).toBe(200)
    line.cut()
    const lost = testOrder('1.1')
    const answers = await Promise.all([
      player.place(lost),
      player.call('GET', 'api/user/pts'),
      operator.logIn('somebody', 'a password'),
    ])
    for (const { status, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(500)
      expect(body).toMatchObject({ message: expect.stringMatching(/^\S.{10,}/) })
      expect(JSON.stringify(body)).not.toMatch(/postgres|ECONN|127\.0\.0\.1/i)
    }
    expect((await fetch(`${operator.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${operator.url}/healthz`)).status).toBe(200)

    line.mend()
    await until(async () => (await fetch(`${operator.url}/readyz`)).status === 200)
    const again = await until(async () => {
      const answer = await player.place(lost)
      return answer.status === 200 && answer
    })
    expect(again.body).toMatchObject({ docs: { bet: { _id: expect.any(String) } } })
    expect(await player.balance()).toMatchObject({ exposure: 200 })
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.join('\n')).not.toContain(new URL(line.url).password)
  })

  it('keeps no connection that breaks as a transaction begins', async () => {
    const player = await operator.newPlayer()
    for (let outage = 0; outage < 4; outage++) {
      const orders = Array.from({ length: 6 }, () => player.place(testOrder('1.1')))
      line.cut()
      await Promise.all(orders)
      line.mend()
      await until(async () => (await fetch(`${operator.url}/readyz`)).status === 200)
    }
    const answer = await until(async () => {
      const { status } = await player.place(testOrder('1.1'))
      return status === 200 && status
    })
    expect(answer).toBe(200)
  })
})
