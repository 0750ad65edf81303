import { sql } from 'drizzle-orm'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import { bet, posting } from '../database/schema.ts'
import { scriptMarket, writeRecording } from '../../feed/scripted.ts'
import { startCommandLine } from '../../testing/commandLine.ts'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { testOrder, wireOrder } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'

/** Starting a database in the process takes as long as all else together. */
const kills = runs(process.env['KIT_DATABASE'] === 'postgres' ? 2 : 1, 50)
const players = 6
/** A kill comes after bets were confirmed, however slow the machine. */
const patience = { timeout: 30_000, interval: 20 }

/** One market takes bets at once, the other holds them for a second: a kill always finds some held. */
const markets = [
  { marketId: '1.900000011-1', eventId: '900011-1' },
  { marketId: '1.900000012-1', eventId: '900012-1' },
]

let folder = ''
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'))
  const scripts = ['11', '12'].map((number) =>
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
  await rm(folder, { recursive: true, force: true })
})

const stateFolder = () => join(folder, 'state')

/** The database's URL on a server; undefined for the in-process database of the state folder. */
const databaseUrl = async () => (await freshDatabase(stateFolder())).options.databaseUrl

async function start() {
  const operator = await startCommandLine(['--port', '0', '--state', stateFolder(), '--recordings', folder], {
    KIT_LOG: 'error',
    DATABASE_URL: (await databaseUrl()) ?? '',
  })
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
  /** The answer the player got, if any. */
  told?: { status: number; betId: string | undefined }
}

const confirmedOf = (sent: readonly Sent[]) => sent.filter(({ told }) => told?.betId !== undefined)

async function send(url: string, { order, authorization }: Sent) {
  const response = await fetch(`${url}/api/user/openBet`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(wireOrder(order)),
  })
  const body = (await response.json()) as { docs?: { bet: { _id: string } } }
  return { status: response.status, betId: body.docs?.bet._id }
}

/** Retries an order while it is rate limited: five a second per player. */
async function sendAgain(url: string, one: Sent): ReturnType<typeof send> {
  const answer = await send(url, one)
  if (answer.status !== 429) return answer
  await new Promise((resolve) => setTimeout(resolve, 250))
  return sendAgain(url, one)
}

async function outcomeOf(url: string, { order, authorization }: Sent): Promise<string> {
  const response = await fetch(`${url}/api/user/openBet/ref/${order.key}`, { headers: { authorization } })
  const { docs, code } = (await response.json()) as {
    docs?: { state: string; code?: string }
    code?: string
  }
  return response.ok ? [docs?.state, docs?.code].filter(Boolean).join(' ') : `${response.status} ${code}`
}

/** Places bets, some of them twice at once, until the operator is killed. */
async function placeUntilDead(url: string, authorization: string, isDead: () => boolean, sent: Sent[]) {
  while (!isDead()) {
    const market = markets[sent.length % 2]
    const one: Sent = { order: testOrder('', { ...market, runnerId: '101' }), authorization }
    sent.push(one)
    const times = sent.length % 5 === 0 ? 2 : 1
    const answers = await Promise.all(
      Array.from({ length: times }, () => send(url, one).catch(() => undefined)),
    )
    for (const answer of answers) if (answer && one.told?.betId === undefined) one.told = answer
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

it(
  `loses no confirmed bet and doubles none when killed ${kills} times while bets are placed`,
  async () => {
    const sent: Sent[] = []
    const authorizations: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const { child, url, ended } = await start()
      while (authorizations.length < players) authorizations.push(await signUp(url))
      let isDead = false
      const senders = authorizations.map((player) => placeUntilDead(url, player, () => isDead, sent))
      const confirmedBefore = confirmedOf(sent).length
      await expect.poll(() => confirmedOf(sent).length - confirmedBefore, patience).toBeGreaterThan(1)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 700))
      child.kill('SIGKILL')
      await ended
      isDead = true
      await Promise.all(senders)
    }

    const { child, url, ended } = await start()
    const counts: Record<string, number> = {}
    const placed: Sent[] = []
    const lostOrOther: unknown[] = []
    for (const one of sent) {
      const outcome = await outcomeOf(url, one)
      counts[outcome] = (counts[outcome] ?? 0) + 1
      if (outcome === 'placed') placed.push(one)
      if (one.told?.betId === undefined) continue
      const again = await sendAgain(url, one)
      if (outcome !== 'placed' || again.betId !== one.told.betId) lostOrOther.push({ one, outcome, again })
    }
    expect(lostOrOther).toEqual([])
    expect(
      Object.keys(counts).filter((what) => !/^(placed|refused \S+|404 order-unknown)$/.test(what)),
    ).toEqual([])
    expect(confirmedOf(sent).length).toBeGreaterThan(kills)
    expect(counts['refused interrupted']).toBeGreaterThan(0)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)

    const { database, close } = await openDatabase(stateFolder(), { url: await databaseUrl() })
    const keys = (await database.select({ key: bet.orderKey }).from(bet)).map((row) => row.key)
    expect(keys.toSorted()).toEqual(placed.map(({ order }) => order.key).toSorted())
    const [sums] = await database
      .select({
        all: sql<string>`sum(${posting.amount})::text`,
        exposure: sql<string>`sum(${posting.amount}) filter (where ${posting.account} like '%:exposure')::text`,
      })
      .from(posting)
    expect(sums).toEqual({ all: '0', exposure: String(keys.length * 10_000) })
    await close()
    process.stdout.write(
      `killed ${kills} times: ${sent.length} orders sent, ${confirmedOf(sent).length} confirmed to the player, ${keys.length} bets; ` +
        `by look-up ${JSON.stringify(counts)}; ledger sum ${sums?.all}\n`,
    )
  },
  proofTimeoutMs,
)
