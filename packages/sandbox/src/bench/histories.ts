import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { testOrder, wireOrder } from '../testing/operator.ts'
import { benchMarket } from './protocol.ts'
import { quantile, startSubject } from './startSubject.ts'

// Measures the cost of a player's history: one bet and one read of points, and how much it slows another
// player.

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const times = 60
const readsAtOnce = 20

function call(url: string, token: string, body?: string): Promise<number> {
  const from = performance.now()
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: body === undefined ? 'GET' : 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - from)
          : reject(new Error(`A call was answered ${answer.statusCode}.`)),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

async function timesOf(work: () => Promise<number>): Promise<number[]> {
  const all: number[] = []
  for (let one = 0; one < times; one++) all.push(await work())
  // Skips the first calls, which compile code and open connections.
  return all.slice(10)
}

const shown = (all: readonly number[]): string =>
  `p50 ${quantile(all, 0.5).toFixed(1)} ms, p95 ${quantile(all, 0.95).toFixed(1)} ms`

/** Each history is in a separate database. */
export async function measureHistories(
  name: string,
  startDatabase: () => Promise<{ args: readonly string[]; stop(): Promise<void> }>,
): Promise<void> {
  process.stdout.write(`${name}\n`)
  for (const postings of [0, 10_000, 300_000]) {
    const { args, stop } = await startDatabase()
    const more = ['--players', '2', '--ticks', '1', '--postings', String(postings), ...args]
    const { child, url, tokens } = await startSubject(more)
    const [heavy = '', other = ''] = tokens
    const points = (token: string) => call(`${url}/api/user/pts`, token)
    const place = () =>
      call(`${url}/api/user/openBet`, heavy, JSON.stringify(wireOrder(testOrder(benchMarket.id))))
    try {
      const bets = await timesOf(place)
      const reads = await timesOf(() => points(heavy))
      const end = new AbortController()
      const reading = Array.from({ length: readsAtOnce }, async () => {
        while (!end.signal.aborted) await points(heavy)
      })
      const others = await timesOf(() => points(other))
      end.abort()
      await Promise.all(reading)
      process.stdout.write(
        `  ${String(postings).padStart(6)} postings: bet ${shown(bets)}; pts ${shown(reads)}; another player's pts during ${readsAtOnce} reads at once ${shown(others)}\n`,
      )
    } finally {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await stop()
    }
  }
}
