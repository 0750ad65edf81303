import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bet, posting } from '../database/schema.ts'
import {
  callAs,
  createKillable,
  killableMarkets,
  whenAllowed,
  type Killable,
} from '../../testing/killable.ts'
import { testOrder, wireOrder } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'

/** Starting a database in the process takes as long as everything else together. */
const kills = runs(1, 50)
const players = 6
/** A kill comes after bets were confirmed, also on a slow machine. */
const patience = { timeout: 30_000, interval: 20 }

let operators: Killable
beforeAll(async () => {
  operators = await createKillable()
})
afterAll(() => operators.close())

interface Sent {
  order: ReturnType<typeof testOrder>
  authorization: string
  received?: { status: number; betId: string | undefined }
}

const confirmedOf = (sent: readonly Sent[]) => sent.filter(({ received }) => received?.betId !== undefined)

const post = (url: string, { order, authorization }: Sent) =>
  callAs(url, authorization).call('POST', 'api/user/openBet', wireOrder(order))

const receivedFrom = ({ status, body }: Awaited<ReturnType<typeof post>>) => ({
  status,
  betId: (body.docs as { bet: { _id: string } } | undefined)?.bet._id,
})

async function outcomeOf(url: string, { order, authorization }: Sent): Promise<string> {
  const { status, body } = await callAs(url, authorization).call('GET', `api/user/openBet/ref/${order.key}`)
  const docs = body.docs as { state: string; code?: string } | undefined
  return status === 200 ? [docs?.state, docs?.code].filter(Boolean).join(' ') : `${status} ${body['code']}`
}

/** Places bets, sometimes twice at the same time, until the operator is killed. */
async function placeUntilDead(url: string, authorization: string, isDead: () => boolean, sent: Sent[]) {
  while (!isDead()) {
    const market = killableMarkets[sent.length % 2]
    const one: Sent = { order: testOrder('', { ...market, runnerId: '101' }), authorization }
    sent.push(one)
    const times = sent.length % 5 === 0 ? 2 : 1
    const answers = await Promise.all(
      Array.from({ length: times }, () => post(url, one).then(receivedFrom, () => undefined)),
    )
    for (const answer of answers) if (answer && one.received?.betId === undefined) one.received = answer
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

it(
  `loses no confirmed bet and doubles none when killed ${kills} times while bets are placed`,
  async () => {
    const sent: Sent[] = []
    const authorizations: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const { child, url, ended } = await operators.start()
      while (authorizations.length < players) authorizations.push(await operators.signUp(url))
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

    const { child, url, ended } = await operators.start()
    const counts: Record<string, number> = {}
    const placed: Sent[] = []
    const lostOrOther: unknown[] = []
    for (const one of sent) {
      const outcome = await outcomeOf(url, one)
      counts[outcome] = (counts[outcome] ?? 0) + 1
      if (outcome === 'placed') placed.push(one)
      if (one.received?.betId === undefined) continue
      const again = receivedFrom(await whenAllowed(() => post(url, one)))
      if (outcome !== 'placed' || again.betId !== one.received.betId)
        lostOrOther.push({ one, outcome, again })
    }
    expect(lostOrOther).toEqual([])
    expect(
      Object.keys(counts).filter((what) => !/^(placed|refused \S+|404 order-unknown)$/.test(what)),
    ).toEqual([])
    expect(confirmedOf(sent).length).toBeGreaterThan(kills)
    expect(counts['refused interrupted']).toBeGreaterThan(0)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)

    const { database, close } = await operators.openDatabase()
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
