import { asReserved, marketBook } from '@kit/rules'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  callAs,
  createKillable,
  killableMarkets,
  whenAllowed,
  type Killable,
} from '../../../testing/killable.ts'
import { proofTimeoutMs, runs } from '../../../testing/runs.ts'
import { askFor, asking } from '../../../testing/unmatchedOrders.ts'
import { bet, unmatchedOrder } from '../../database/schema.ts'
import { checkLedger } from '../../ledger/checkLedger.ts'
import { heldOn } from '../../ledger/ledger.ts'

const kills = runs(1, 50)
const players = 6
const patience = { timeout: 30_000, interval: 20 }

let operators: Killable
beforeAll(async () => {
  operators = await createKillable()
})
afterAll(() => operators.close())

interface Sent {
  wire: ReturnType<typeof asking>
  authorization: string
  orderId?: string
}

const idOf = ({ status, body }: { status: number; body: { docs?: unknown } }) =>
  status === 200 ? (body.docs as { order: { _id: string } }).order._id : undefined

async function askUntilDead(url: string, authorization: string, isDead: () => boolean, sent: Sent[]) {
  const player = callAs(url, authorization)
  while (!isDead()) {
    const market = killableMarkets[sent.length % 2]
    const odd = sent.length % 3 === 0 ? 2 : 2.1
    const wire = asking('', { ...market, key: randomUUID(), odd, atInPlay: 'keep' })
    const one: Sent = { wire, authorization }
    sent.push(one)
    const id = idOf(await askFor(player, wire))
    if (id !== undefined) one.orderId = id
    if (id !== undefined && sent.length % 4 === 0)
      await player.call('PATCH', `api/user/openBet/waiting/${id}`, { odd: 2.12, stake: 200 })
    if (id !== undefined && sent.length % 5 === 0)
      await player.call('POST', 'api/user/openBet/waiting/cancel', { id })
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

it(
  `keeps every confirmed order, doubles none, and reserves their possible loss when killed ${kills} times`,
  async () => {
    const sent: Sent[] = []
    const authorizations: string[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const { child, url, ended } = await operators.start()
      while (authorizations.length < players) authorizations.push(await operators.signUp(url))
      let isDead = false
      const before = sent.filter(({ orderId }) => orderId !== undefined).length
      const senders = authorizations.map((player) =>
        askUntilDead(url, player, () => isDead, sent).catch(() => undefined),
      )
      const confirmed = () => sent.filter(({ orderId }) => orderId !== undefined).length - before
      await expect.poll(confirmed, patience).toBeGreaterThan(4)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 700))
      child.kill('SIGKILL')
      await ended
      isDead = true
      await Promise.all(senders)
    }

    const { child, url, ended } = await operators.start()
    const known = new Map<string, string>()
    const lostOrOther: unknown[] = []
    for (const { wire, authorization, orderId } of sent) {
      const player = callAs(url, authorization)
      const { status } = await player.call('GET', `api/user/openBet/waiting/ref/${wire.key}`)
      const again = status === 200 ? await whenAllowed(() => askFor(player, wire)) : undefined
      const id = again && idOf(again)
      if (id !== undefined) known.set(id, wire.key)
      if (orderId !== undefined && orderId !== id) lostOrOther.push({ wire, orderId, id })
    }
    expect(lostOrOther).toEqual([])
    child.kill('SIGTERM')
    expect(await ended).toBe(0)

    const { database, close } = await operators.openDatabase()
    const orders = await database.select().from(unmatchedOrder)
    expect(orders.map(({ id }) => id).toSorted()).toEqual([...known.keys()].toSorted())
    const bets = await database.select().from(bet)
    for (const { marketId } of killableMarkets)
      for (const userId of new Set(orders.map((order) => order.userId))) {
        const isOwn = (one: { userId: string; marketId: string }) =>
          one.userId === userId && one.marketId === marketId
        const unmatched = orders
          .filter((order) => isOwn(order) && order.state === 'waiting')
          .map((order) => asReserved({ ...order, left: order.stake - order.matched }))
        const { exposure } = marketBook([...bets.filter(isOwn), ...unmatched], ['101', '102'])
        expect(await heldOn(database, userId, marketId)).toBe(exposure)
      }
    const check = await checkLedger(database, new Date())
    expect([check.isSound, check.total]).toEqual([true, 0n])
    await close()
    process.stdout.write(
      `killed ${kills} times: ${sent.length} orders sent, ${known.size} taken, ${bets.length} parts; ledger sum ${check.total}\n`,
    )
  },
  proofTimeoutMs,
)
