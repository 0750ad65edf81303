import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeCashOut } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import { bet } from '../../database/schema.ts'
import { checkLedger } from '../../ledger/checkLedger.ts'
import { brought, quoted, take, wireWithin } from '../../../testing/cashOut.ts'
import {
  callAs,
  createKillable,
  killableMarkets,
  whenAllowed,
  type Killable,
} from '../../../testing/killable.ts'
import { testOrder, wireOrder, type Answered } from '../../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../../testing/runs.ts'

const kills = runs(1, 50)
const players = 6
/**
 * Delay between a cash out's request and the kill, in ms: any moment until its answer in a proof,
 * halfway in tests.
 */
const untilKillMs = () => runs(2_000, Math.random() * 1_300)
/** A kill comes after cash outs were confirmed, also on a slow machine. */
const patience = { timeout: 60_000, interval: 20 }

let operators: Killable
beforeAll(async () => {
  operators = await createKillable()
})
afterAll(() => operators.close())

interface Sent {
  wire: ReturnType<typeof wireWithin>
  authorization: string
  received?: Answered
}

const confirmedOf = (sent: readonly Sent[]) => sent.filter(({ received }) => received?.status === 200)

const takenOf = ({ body }: Answered) => z.decode(takeCashOut.response, body.docs as never)

const idsOf = (answer: Answered | undefined) =>
  answer?.status === 200 ? takenOf(answer).bets.map(({ id }) => id) : undefined

/** Places a bet and cashes it out in turn, sometimes twice at the same time, until the operator is killed. */
async function cashOutUntilDead(
  url: string,
  { authorization, number }: { authorization: string; number: number },
  isDead: () => boolean,
  sent: Sent[],
) {
  const player = callAs(url, authorization)
  for (let turn = number; !isDead(); turn += 1) {
    const market = killableMarkets[turn % 2]!
    const order = testOrder('', { ...market, runnerId: '101' })
    await whenAllowed(() => player.call('POST', 'api/user/openBet', wireOrder(order)))
    const wire = wireWithin(await quoted(player, market.marketId), 'any')
    const one: Sent = { wire, authorization }
    sent.push(one)
    const times = sent.length % 5 === 0 ? 2 : 1
    const answers = await Promise.all(
      Array.from({ length: times }, () => take(player, wire).catch(() => undefined)),
    )
    for (const answer of answers) if (answer && one.received?.status !== 200) one.received = answer
  }
}

/**
 * Returns true if the operator holds one for the bet delay. On the other market, it holds one only while it
 * answers.
 */
async function isOneHeld(url: string, sent: readonly Sent[]): Promise<boolean> {
  for (const { wire, authorization, received } of sent) {
    if (received || wire.marketId !== killableMarkets[1]?.marketId) continue
    const { body } = await callAs(url, authorization).call('GET', `api/user/openBet/cashOut/ref/${wire.key}`)
    if ((body.docs as { state: string } | undefined)?.state === 'held') return true
  }
  return false
}

it(
  `loses no confirmed cash out and doubles none when killed ${kills} times during cash outs`,
  async () => {
    const sent: Sent[] = []
    const authorizations: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const { child, url, ended } = await operators.start()
      while (authorizations.length < players) authorizations.push(await operators.signUp(url))
      let isDead = false
      // A call to a killed operator ends its sender.
      const own: Sent[] = []
      const senders = authorizations.map((authorization, number) =>
        cashOutUntilDead(url, { authorization, number }, () => isDead, own).catch(() => undefined),
      )
      await expect.poll(() => confirmedOf(own).length, patience).toBeGreaterThan(1)
      await expect.poll(() => isOneHeld(url, own), patience).toBe(true)
      await new Promise((resolve) => setTimeout(resolve, untilKillMs()))
      child.kill('SIGKILL')
      await ended
      isDead = true
      await Promise.all(senders)
      sent.push(...own)
    }

    const { child, url, ended } = await operators.start()
    const counts: Record<string, number> = {}
    const idsByKey = new Map<string, readonly string[]>()
    const lostOrOther: unknown[] = []
    for (const one of sent) {
      const player = callAs(url, one.authorization)
      const { key } = one.wire
      const { status, body } = await player.call('GET', `api/user/openBet/cashOut/ref/${key}`)
      const found = body.docs as { state: string; code?: string; taken?: unknown } | undefined
      const outcome = found
        ? [found.state, found.code].filter(Boolean).join(' ')
        : `${status} ${body['code']}`
      counts[outcome] = (counts[outcome] ?? 0) + 1
      const received = idsOf(one.received)
      const isPlaced = outcome === 'placed'
      // A placed one is answered again, also if its answer was lost. One that never arrived is not sent
      // again.
      const again = isPlaced ? await whenAllowed(() => take(player, one.wire)) : undefined
      const ids = idsOf(again)
      if (ids) idsByKey.set(key, ids)
      if ((received && !ids) || (received && ids && received.join() !== ids.join()))
        lostOrOther.push({ one, outcome, ids })
      if (!again) continue
      const { gains, slippage, isWithinRisks } = brought(one.wire, again)
      if (!isWithinRisks || gains.some((gain) => gain < -slippage)) lostOrOther.push({ one, gains })
    }
    expect(lostOrOther).toEqual([])
    expect(
      Object.keys(counts).filter((what) => !/^(placed|refused \S+|404 order-unknown)$/.test(what)),
    ).toEqual([])
    expect(confirmedOf(sent).length).toBeGreaterThan(kills)
    expect(counts).toHaveProperty('refused interrupted')
    // The reserve equals the possible loss of the markets' bets.
    for (const authorization of authorizations) {
      const player = callAs(url, authorization)
      const books = (await player.call('GET', 'api/user/openBet/marketBook')).body.docs as {
        exposure: number
      }[]
      const held = (await player.call('GET', 'api/user/pts')).body.docs as { exposure: number }
      const sum = books.reduce((total, { exposure }) => total + Math.round(exposure * 100), 0)
      expect(Math.round(held.exposure * 100)).toBe(sum)
    }
    child.kill('SIGTERM')
    expect(await ended).toBe(0)

    const { database, close } = await operators.openDatabase()
    const orders = (await database.select().from(bet)).filter(({ cashOutKey }) => cashOutKey !== null)
    expect(orders.map(({ id }) => id).toSorted()).toEqual([...idsByKey.values()].flat().toSorted())
    const check = await checkLedger(database, new Date())
    expect([check.isSound, check.total]).toEqual([true, 0n])
    await close()
    process.stdout.write(
      `killed ${kills} times: ${sent.length} cash outs sent, ${confirmedOf(sent).length} confirmed to the player, ` +
        `${idsByKey.size} taken; by look-up ${JSON.stringify(counts)}; ledger sum ${check.total}\n`,
    )
  },
  proofTimeoutMs,
)
