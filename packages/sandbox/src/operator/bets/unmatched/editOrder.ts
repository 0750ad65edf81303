import {
  openBetsChanged,
  pointsChanged,
  unmatchedOrderChanged,
  type editUnmatchedOrder,
  type PlacedUnmatchedOrder,
  type RequestOf,
} from '@kit/sdk/contract'
import { betDelaySeconds, inWholePoints } from '@kit/rules'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { AccountRow, Database, MarketRow, UnmatchedOrderRow } from '../../database/schema.ts'
import { runnersOf } from '../../markets/catalogue.ts'
import { openBetsOn } from '../betStore.ts'
import { adjustReserve, bookOf } from '../exposure.ts'
import { interrupted, stakeInvalid } from '../failures.ts'
import { checkStake, type OrderContext } from '../validateOrder.ts'
import { liabilityMap } from '../liabilityMap.ts'
import {
  checkOwner,
  checkSuspensions,
  lockForOrder,
  placedOf,
  postReserve,
  type Owner,
} from './acceptOrder.ts'
import { orderEnded, orderUnknown, stakeMatched } from './failures.ts'
import { validateUnmatchedOrder, type AskedOrder } from './validateUnmatchedOrder.ts'
import { contextOf, type UnmatchedOrderServices } from './placeOrder.ts'
import { takeParts, withParts } from './takeParts.ts'
import {
  asReservedRow,
  readUnmatchedOrder,
  saveUnmatchedOrder,
  unmatchedOrdersOf,
} from './unmatchedOrderStore.ts'

type Edit = RequestOf<typeof editUnmatchedOrder>

const isSame = (order: UnmatchedOrderRow, { odd, stake }: Edit): boolean =>
  order.odds === odd && order.stake === stake

/** A smaller stake at the same price keeps its position in the queue. */
const isLess = (order: UnmatchedOrderRow, { odd, stake }: Edit): boolean =>
  order.odds === odd && stake < order.stake

/** Edits unmatched orders: immediately if the stake is reduced, else like a new order. */
export function createEdits(services: UnmatchedOrderServices) {
  const { database, books, outbox, clock, delayScale, stopping, matching } = services

  async function lockOrder(tx: Database, owner: Owner, found: UnmatchedOrderRow) {
    const locked = await lockForOrder(tx, owner.account.id, found.marketId)
    const order = await readUnmatchedOrder(tx, owner.account.id, found.id)
    if (order?.state !== 'waiting') throw orderEnded()
    return { ...locked, order }
  }

  async function contextWithout(tx: Database, owner: Owner, order: UnmatchedOrderRow): Promise<OrderContext> {
    const context = await contextOf(tx, owner, order.marketId)
    const others = (await unmatchedOrdersOf(tx, order.userId, order.marketId)).filter(
      ({ id }) => id !== order.id,
    )
    return { ...context, unmatched: others.map(asReservedRow) }
  }

  const askedOf = (order: UnmatchedOrderRow, { odd, stake }: Edit): AskedOrder => {
    if (stake <= order.matched) throw stakeMatched()
    const eventId = books.get(order.marketId)?.feed.event.id ?? ''
    return { ...order, eventId, odds: odd, stake }
  }

  async function bookNow(tx: Database, market: MarketRow, userId: string) {
    const runners = await runnersOf(tx, market.id)
    return liabilityMap(market.id, bookOf(await openBetsOn(tx, userId, market.id), runners, market), runners)
  }

  async function lessen(
    tx: Database,
    account: AccountRow,
    { order, market }: { order: UnmatchedOrderRow; market: MarketRow },
    edit: Edit,
  ): Promise<PlacedUnmatchedOrder> {
    const { stake } = edit
    if (stake <= 0n || stake !== inWholePoints(stake)) throw stakeInvalid()
    if (stake < order.matched) throw stakeMatched()
    if (stake > order.matched)
      checkStake({ marketType: 'betfair', stake }, market.parents.eventType.id, account)
    const at = new Date(clock())
    const changed = { ...order, stake, ...withParts({ ...order, stake }, []), updatedAt: at }
    const { state, updatedAt } = changed
    await saveUnmatchedOrder(tx, { id: order.id, stake, state, updatedAt })
    const reference = `edited:${randomUUID()}`
    await adjustReserve(tx, { userId: order.userId, market, reference, at })
    return placedOf(changed, [], { book: await bookNow(tx, market, order.userId) }, market)
  }

  async function replace(
    tx: Database,
    owner: Owner,
    found: UnmatchedOrderRow,
    edit: Edit,
    suspensions: number,
  ): Promise<PlacedUnmatchedOrder> {
    const { market, account, order } = await lockOrder(tx, owner, found)
    const live = books.get(order.marketId)
    const asked = askedOf(order, edit)
    const acceptable = validateUnmatchedOrder(
      account,
      asked,
      live,
      await contextWithout(tx, { ...owner, account }, order),
    )
    checkSuspensions(live, suspensions)
    const at = new Date(clock())
    const more = edit.stake > order.stake ? edit.stake - order.stake : 0n
    await checkOwner(tx, { ...owner, account }, { ...acceptable, stake: more }, at)
    const changed = {
      ...order,
      odds: edit.odd,
      stake: edit.stake,
      ahead: acceptable.rest.ahead,
      bookVersion: live?.version ?? 0,
      updatedAt: at,
      ...withParts({ ...order, stake: edit.stake }, acceptable.parts),
    }
    const { number: _kept, ...row } = changed
    await saveUnmatchedOrder(tx, row)
    const bets = await takeParts(tx, order, acceptable.parts, at)
    await postReserve(tx, order, { reserve: acceptable.reserve, reference: `edited:${randomUUID()}`, at })
    return placedOf(changed, bets, acceptable, market)
  }

  /** An unchanged order or a smaller stake needs no delay. */
  async function editAtOnce(tx: Database, owner: Owner, found: UnmatchedOrderRow, edit: Edit) {
    const { market, account, order } = await lockOrder(tx, owner, found)
    if (isSame(order, edit))
      return placedOf(order, [], { book: await bookNow(tx, market, order.userId) }, market)
    if (isLess(order, edit)) return lessen(tx, account, { order, market }, edit)
    return undefined
  }

  async function waitOut(owner: Owner, found: UnmatchedOrderRow, edit: Edit): Promise<void> {
    const live = books.get(found.marketId)
    const seconds = betDelaySeconds(owner.account, { delaySeconds: live?.delaySeconds ?? 0 })
    if (seconds === 0) return
    const context = await contextWithout(database, owner, found)
    validateUnmatchedOrder(owner.account, askedOf(found, edit), live, context)
    await wait(seconds * 1000 * delayScale, undefined, { signal: stopping })
    if (stopping.aborted) throw interrupted()
  }

  return async function edit(owner: Owner, asked: Edit): Promise<PlacedUnmatchedOrder> {
    const userId = owner.account.id
    const found = await readUnmatchedOrder(database, userId, asked.id)
    if (!found) throw orderUnknown()
    const within = (work: (tx: Database) => Promise<PlacedUnmatchedOrder | undefined>) =>
      outbox.transaction(async (tx, announce) => {
        const placed = await work(tx)
        if (!placed) return undefined
        announce({ to: { userId }, event: unmatchedOrderChanged, payload: { docs: placed.order } })
        announce({ to: { userId }, event: openBetsChanged, payload: {} })
        announce({ to: { userId }, event: pointsChanged, payload: {} })
        return placed
      })
    const atOnce = await within((tx) => editAtOnce(tx, owner, found, asked))
    if (atOnce) return atOnce
    const suspensions = books.get(found.marketId)?.suspensions ?? 0
    await waitOut(owner, found, asked)
    const isThere = matching.expect(found.marketId)
    try {
      const placed = await within((tx) => replace(tx, owner, found, asked, suspensions))
      if (!placed) throw orderEnded()
      return placed
    } finally {
      isThere()
    }
  }
}
