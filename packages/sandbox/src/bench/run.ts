import { marketChanged } from '@kit/sdk/contract'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { io, type Socket } from 'socket.io-client'
import * as z from 'zod/mini'
import { startPostgres, whyNoPostgres } from '../testing/services/postgres.ts'
import { testOrder, wireOrder } from '../testing/operator.ts'
import { measureHistories } from './histories.ts'
import { benchMarket } from './protocol.ts'
import { quantile, startSubject, usageOf } from './startSubject.ts'
import { measureStorms } from './storms.ts'

// Measures the operator on each database and the baseline in one run. Compare the ratios, since absolute
// figures depend on the machine.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    players: { type: 'string', default: '100' },
    sockets: { type: 'string', default: '3000' },
    only: { type: 'string' },
    atOnce: { type: 'string', default: '32' },
  },
})
const seconds = Number(values.seconds)

interface Figures {
  placedPerSecond: number
  placeP50: number
  placeP99: number
  sockets: number
  tickP50: number
  tickP99: number
  memoryMb: number
}

const agent = new Agent({ keepAlive: true, maxSockets: Number(values.atOnce) })

function place(url: string, token: string): Promise<number> {
  const order = testOrder(benchMarket.id, { stake: 10_000n })
  const body = JSON.stringify(wireOrder(order))
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/user/openBet`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Places orders concurrently for a while, each for the next player. Throws if an order is refused. */
async function measurePlacing(url: string, tokens: readonly string[]) {
  const times: number[] = []
  let sent = 0
  const until = performance.now() + seconds * 1000
  const begun = performance.now()
  const worker = async () => {
    while (performance.now() < until) {
      const from = performance.now()
      const status = await place(url, tokens[sent++ % tokens.length] ?? '')
      if (status !== 200) throw new Error(`An order was answered ${status}.`)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: Number(values.atOnce) }, worker))
  const took = (performance.now() - begun) / 1000
  return {
    placedPerSecond: times.length / took,
    placeP50: quantile(times, 0.5),
    placeP99: quantile(times, 0.99),
  }
}

async function openSocket(url: string, late: number[], isMeasuring: () => boolean): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true })
  socket.on(marketChanged.event, (payload: { docs: { totalMatched?: number }[] }) => {
    const said = payload.docs[0]?.totalMatched
    // The amount is the sending time in ms, divided by a hundred.
    if (said !== undefined && isMeasuring()) late.push(Date.now() - said * 100)
  })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  await socket.timeout(20_000).emitWithAck('postEventSubscription', { eventId: benchMarket.event.id })
  return socket
}

async function measureTicks(url: string) {
  const late: number[] = []
  let isMeasuring = false
  const sockets: Socket[] = []
  for (let opened = 0; opened < Number(values.sockets); opened += 50)
    sockets.push(
      ...(await Promise.all(Array.from({ length: 50 }, () => openSocket(url, late, () => isMeasuring)))),
    )
  await wait(1000)
  isMeasuring = true
  await wait(seconds * 1000)
  isMeasuring = false
  const held = sockets.filter(({ connected }) => connected).length
  sockets.forEach((socket) => socket.disconnect())
  return { sockets: held, tickP50: quantile(late, 0.5), tickP99: quantile(late, 0.99) }
}

const memoryOf = async (child: ChildProcess): Promise<number> => (await usageOf(child)).bytes / 1024 ** 2

async function measure(args: readonly string[]): Promise<Figures> {
  const { child, url, tokens } = await startSubject(['--players', values.players, ...args])
  try {
    const placing = await measurePlacing(url, tokens)
    const ticks = await measureTicks(url)
    return { ...placing, ...ticks, memoryMb: await memoryOf(child) }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

function print(name: string, figures: Figures, floor: Figures | undefined): void {
  const ratio = (key: keyof Figures) =>
    floor ? ` (${(figures[key] / floor[key]).toFixed(2)} of the floor)` : ''
  const lines = [
    `${name}`,
    `  bets       ${figures.placedPerSecond.toFixed(0)} a second${ratio('placedPerSecond')}, p50 ${figures.placeP50.toFixed(1)} ms, p99 ${figures.placeP99.toFixed(1)} ms`,
    `  sockets    ${figures.sockets} held, tick p50 ${figures.tickP50.toFixed(0)} ms, p99 ${figures.tickP99.toFixed(0)} ms${ratio('tickP99')}`,
    `  memory     ${figures.memoryMb.toFixed(0)} MB${ratio('memoryMb')}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

z.config({ jitless: true })
if (values.only === 'storms') {
  await measureStorms()
  process.exit(0)
}
if (values.only === 'history') {
  await measureHistories('PGlite', async () => ({ args: [], stop: async () => {} }))
  const reason = whyNoPostgres()
  if (reason) process.stdout.write(`PostgreSQL: skipped, ${reason}\n`)
  else
    await measureHistories('PostgreSQL, waiting for the disk', async () => {
      const { url, stop } = await startPostgres({ isDurable: true })
      return { args: ['--database', url], stop }
    })
  process.exit(0)
}
const load = loadavg()[0] ?? 0
process.stdout.write(
  `${cpus().length} processors, load ${load.toFixed(1)} before. Ticks wait up to 50 ms to be gathered; the floor sends at once.\n`,
)
const floor = await measure(['--subject', 'floor'])
print('Floor: Fastify and Socket.IO alone', floor, undefined)
print('Operator on PGlite', await measure([]), floor)
const reason = whyNoPostgres()
if (reason) process.stdout.write(`Operator on PostgreSQL: skipped, ${reason}\n`)
else {
  const server = await startPostgres({ isDurable: true })
  try {
    print('Operator on PostgreSQL, waiting for the disk', await measure(['--database', server.url]), floor)
  } finally {
    await server.stop()
  }
}
process.exit(0)
