import { parseArgs } from 'node:util'
import { randomUUID } from 'node:crypto'
import { createAccount } from '../operator/accounts/createAccount.ts'
import { createSessions } from '../operator/accounts/sessions.ts'
import type { FeedUpdate } from '../feed/feed.ts'
import { startSandbox } from '../startSandbox.ts'
import { writeHistory } from '../testing/longHistory.ts'
import { createFakeFeed, opening, testBook, testMarket } from '../testing/fakeFeed.ts'
import { startFloor } from './floor.ts'
import { benchMarket, readyMark } from './protocol.ts'

// The measured process: an operator or the baseline, which ticks at a fixed rate until it is stopped.

const { values } = parseArgs({
  options: {
    subject: { type: 'string', default: 'operator' },
    players: { type: 'string', default: '100' },
    ticks: { type: 'string', default: '5' },
    database: { type: 'string' },
    limits: { type: 'string', default: 'wide' },
    events: { type: 'string', default: '0' },
    postings: { type: 'string', default: '0' },
  },
})

let turn = 0

/**
 * Returns a book in which every price differs from the last one. The matched amount carries the sending time
 * in ms.
 */
function nextBook(): FeedUpdate {
  turn += 1
  const level = (odds: number) => ({ odds, run: 0, size: 10_000_000n + BigInt(turn) })
  const runners = benchMarket.runners.map(({ id }) => ({
    id,
    status: 'active' as const,
    back: [level(200), level(198), level(196)],
    lay: [level(202), level(204), level(206)],
  }))
  return { kind: 'book', book: testBook(benchMarket.id, { totalMatched: BigInt(Date.now()), runners }) }
}

async function startOperator(): Promise<{
  url: string
  tokens: string[]
  tick(): void
  close(): Promise<void>
}> {
  const others = Array.from({ length: Number(values.events) }, (_none, index) => testMarket(`9.${index}`))
  const { feed, say } = createFakeFeed([
    { kind: 'market', market: benchMarket },
    nextBook(),
    ...opening(...others),
  ])
  const sandbox = await startSandbox({
    port: 0,
    stateFolder: 'memory',
    databaseUrl: values.database,
    feed: () => feed,
    rateLimits: { bets: false, accounts: false, writes: false, reads: false },
    ...(values.limits === 'wide' && { connectionLimits: { perAddress: 10_000 } }),
  })
  const sessions = createSessions(sandbox.database, Date.now)
  const tokens: string[] = []
  for (let made = 0; made < Number(values.players); made++) {
    const fresh = { userName: `player_${made}`, fullName: 'Player', password: randomUUID(), isDemo: false }
    const more = { userType: 'user' as const, grant: 10n ** 12n, at: new Date(), expiresAt: null }
    const account = await createAccount(sandbox.database, { ...fresh, ...more })
    const token = account && (await sessions.open(account, { host: 'localhost' }))
    if (token) tokens.push(token)
    if (made === 0 && account)
      await writeHistory(sandbox.database, {
        userId: account.id,
        marketId: benchMarket.id,
        postings: Number(values.postings),
      })
  }
  const url = `http://127.0.0.1:${sandbox.port}`
  return { url, tokens, tick: () => say(nextBook()), close: () => sandbox.close() }
}

const subject = values.subject === 'floor' ? await startFloor(nextBook) : await startOperator()
const timer = setInterval(() => subject.tick(), 1000 / Number(values.ticks))
process.once('SIGTERM', () => {
  clearInterval(timer)
  void subject.close().then(() => process.exit(0))
})
process.on('disconnect', () => process.exit(0))
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ bytes: process.memoryUsage().rss, cpuMs: (user + system) / 1000 })
})
process.stdout.write(`${readyMark}${JSON.stringify({ url: subject.url, tokens: subject.tokens })}\n`)
