import { liability, profit } from '@kit/rules'
import { randomUUID } from 'node:crypto'
import type { Announce } from '../../announcements/announcements.ts'
import { lockAccounts } from '../../accounts/accountStore.ts'
import { isOnBreak } from '../../care/checkCare.ts'
import type { AccountRow, Database, MarketRow, UnmatchedOrderRow } from '../../database/schema.ts'
import { lockMarket } from '../../markets/catalogue.ts'
import { adjustReserve } from '../exposure.ts'
import { announceOrders } from './cancelOrders.ts'
import { endOrders } from './lapseOrders.ts'
import { planMatches, type OrderChange, type PlannedEvent } from './planMatches.ts'
import { takeParts, withParts } from './takeParts.ts'
import { saveUnmatchedOrder, unmatchedOrdersOn, unmatchedOrderOf } from './unmatchedOrderStore.ts'

type Matched = Extract<PlannedEvent, { kind: 'matched' }>

const partOf = ({ order: { side, odds, runnerId }, stake }: Matched) => {
  const ruled = { side, odds, stake, marketType: 'betfair' as const }
  return { runnerId, side, odds, run: 0, stake, profit: profit(ruled), liability: liability(ruled) }
}

/** Groups the events of one change and one player, in order. Each group is one entry of the ledger. */
function byMomentAndPlayer(events: readonly PlannedEvent[]): PlannedEvent[][] {
  const groups = new Map<string, PlannedEvent[]>()
  for (const event of events) {
    const key = `${event.place} ${event.order.userId}`
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return [...groups.values()]
}

/** Returns the players who may not bet now: their orders are not matched, but ended. */
async function findBlocked(tx: Database, accounts: Iterable<AccountRow>, at: Date): Promise<Set<string>> {
  const blocked = new Set<string>()
  for (const account of accounts)
    if (account.isLocked || (account.hasCare && (await isOnBreak(tx, account.id, at))))
      blocked.add(account.id)
  return blocked
}

async function write(
  tx: Database,
  market: MarketRow,
  group: readonly PlannedEvent[],
  isBlocked: boolean,
  now: Map<string, UnmatchedOrderRow>,
): Promise<void> {
  const [first] = group
  if (!first) return
  const { at } = first
  const { userId } = first.order
  const ended: UnmatchedOrderRow[] = []
  for (const event of group) {
    const order = now.get(event.order.id)
    if (order?.state !== 'waiting') continue
    if (event.kind === 'lapsed' || isBlocked) {
      ended.push(order)
      now.set(order.id, { ...order, state: 'lapsed', end: isBlocked ? 'account' : 'in-play', updatedAt: at })
      continue
    }
    const part = partOf(event)
    await takeParts(tx, order, [part], at)
    const changed = { ...order, ...withParts(order, [part]), updatedAt: at }
    const { id, matched, matchedWeight, state, updatedAt } = changed
    await saveUnmatchedOrder(tx, { id, matched, matchedWeight, state, updatedAt })
    now.set(id, changed)
  }
  const reference = `matched:${randomUUID()}`
  if (ended.length > 0) {
    const end = isBlocked ? 'account' : 'in-play'
    await endOrders(tx, { userId, market }, ended, { state: 'lapsed', end, reference, at })
  } else await adjustReserve(tx, { userId, market, reference, at })
}

/**
 * Matches the unmatched orders of a market by changes of its prices, in one transaction. Each matched part
 * becomes a bet, and the reserve covers it and the rest. Returns how many orders are still unmatched.
 */
export async function matchOrders(
  tx: Database,
  marketId: string,
  changes: readonly OrderChange[],
  announce: Announce,
): Promise<number> {
  const market = await lockMarket(tx, marketId)
  if (market?.state !== 'open') return 0
  const rows = await unmatchedOrdersOn(tx, marketId)
  const { events, ahead } = planMatches(rows, changes)
  const now = new Map(rows.map((row) => [row.id, row]))
  if (events.length > 0) {
    const players = [...new Set(events.map(({ order }) => order.userId))]
    const accounts = await lockAccounts(tx, players, true)
    const last = events.at(-1)?.at ?? new Date(0)
    const blocked = await findBlocked(tx, accounts.values(), last)
    for (const group of byMomentAndPlayer(events))
      await write(tx, market, group, blocked.has(group[0]?.order.userId ?? ''), now)
  }
  for (const [id, amount] of ahead) {
    const order = now.get(id)
    if (order?.state !== 'waiting') continue
    await saveUnmatchedOrder(tx, { id, ahead: amount })
    now.set(id, { ...order, ahead: amount })
  }
  const changed = [...now.values()].filter((row) => events.some(({ order }) => order.id === row.id))
  for (const userId of new Set(changed.map((row) => row.userId))) {
    const own = changed.filter((row) => row.userId === userId)
    announceOrders(
      announce,
      userId,
      own.map((row) => unmatchedOrderOf(row, market)),
    )
  }
  return [...now.values()].filter(({ state }) => state === 'waiting').length
}
