import { placeBet, type Order, type PlacedBet } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { lockAccounts } from '../accounts/accountStore.ts'
import { checkBetCare, readCareState, type CareState } from '../care/checkCare.ts'
import type { AccountRow, Database, MarketRow } from '../database/schema.ts'
import { Refused, type StoredAnswer } from '../http/refused.ts'
import { availableAccount, exposureAccount, postAll, type Entry } from '../ledger/ledger.ts'
import { shareMarkets } from '../markets/catalogue.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import { insertMoments, momentOf, type Arrival, type MomentRow } from './betMoments.ts'
import { betOf, insertBets, type NewBet } from './betStore.ts'
import { accountLocked, marketClosed, marketSuspended, marketUnknown } from './failures.ts'
import { validateOrder, readOrderContexts, type AcceptableOrder, type OrderContext } from './validateOrder.ts'
import { answerOrders, type FinalAnswer } from './orderStore.ts'

export interface DueOrder {
  account: AccountRow
  order: Order
  suspensions: number
  arrival: Arrival
}

/** The stored answer, or `busy` if the order's market or player is locked by another transaction. */
export type Acceptance = { state: 'placed' | 'refused'; answer: StoredAnswer } | { state: 'busy' }

interface Acceptances {
  books: Pick<MarketBooks, 'get'>
  at: Date
  /** True to wait for locked markets and players, instead of answering `busy`. */
  isPatient: boolean
}

interface Taken extends AcceptableOrder {
  row: NewBet
  moment: MomentRow
}

/**
 * Validates an order after its delay. A suspension since it arrived refuses it, whatever the prices are now.
 */
function validateDue(
  due: DueOrder,
  market: MarketRow,
  context: OrderContext,
  care: CareState | undefined,
  { books }: Acceptances,
) {
  if (due.account.isLocked) throw accountLocked()
  if (market.state !== 'open') throw marketClosed()
  const live = books.get(market.id)
  const acceptable = validateOrder(due.account, due.order, live, context)
  if (live?.suspensions !== due.suspensions) throw marketSuspended()
  const { bet, reserve } = acceptable
  if (care) checkBetCare(care, { stake: due.order.stake, profit: bet.profit, reserve })
  return acceptable
}

const newBet = ({ account, order }: DueOrder, { bet }: AcceptableOrder, at: Date): NewBet => ({
  id: randomUUID(),
  userId: account.id,
  orderKey: order.key,
  marketId: order.marketId,
  marketType: order.marketType,
  stake: order.stake,
  nation: order.nation ?? null,
  state: 'open',
  result: 0n,
  createdAt: at,
  updatedAt: at,
  settledAt: null,
  settlementNumber: null,
  cashOutKey: null,
  cashOutOf: null,
  orderId: null,
  remainder: 0n,
  ...bet,
})

const entryOf = ({ row, reserve }: Taken): Entry => ({
  kind: 'bet',
  reference: row.id,
  marketId: row.marketId,
  at: row.createdAt,
  movements: [
    { account: availableAccount(row.userId), amount: -reserve },
    { account: exposureAccount(row.userId), amount: reserve },
  ],
})

const answerWith = (placed: PlacedBet): StoredAnswer => ({
  status: 200,
  body: { message: placeBet.success, docs: z.encode(placeBet.response, placed) },
})

type Decided = { taken: Taken; market: MarketRow } | { refused: Refused } | { busy: true }

function decide(
  due: DueOrder,
  market: MarketRow | undefined,
  context: OrderContext | undefined,
  care: CareState | undefined,
  how: Acceptances,
): Decided {
  if (!market) return how.isPatient ? { refused: marketUnknown() } : { busy: true }
  if (!context) return { busy: true }
  try {
    const acceptable = validateDue(due, market, context, care, how)
    const row = newBet(due, acceptable, how.at)
    const moment = momentOf(row.id, due, how.books.get(market.id)?.runners.get(row.runnerId))
    return { taken: { ...acceptable, row, moment }, market }
  } catch (error) {
    if (error instanceof Refused) return { refused: error }
    throw error
  }
}

function acceptanceOf(decided: Decided): Acceptance {
  if ('busy' in decided) return { state: 'busy' }
  if ('refused' in decided) return { state: 'refused', answer: decided.refused.toAnswer() }
  const { taken, market } = decided
  return { state: 'placed', answer: answerWith({ bet: betOf(taken.row, market), book: taken.book }) }
}

/** Reads the protections that players set. Players without any cost no query. */
async function readCares(tx: Database, orders: readonly DueOrder[], at: Date) {
  const cares = new Map<DueOrder, CareState>()
  for (const due of orders)
    if (due.account.hasCare) cares.set(due, await readCareState(tx, due.account.id, at))
  return cares
}

/**
 * Accepts or refuses orders after their delay, at most one per player, in the given transaction. Locks
 * markets and players, validates each order separately, then writes all bets, ledger entries and answers.
 */
export async function acceptOrders(
  tx: Database,
  orders: readonly DueOrder[],
  how: Acceptances,
): Promise<Acceptance[]> {
  // Locks markets before players, in the same order as settlement, so that neither waits for the other.
  const markets = await shareMarkets(
    tx,
    [...new Set(orders.map(({ order }) => order.marketId))],
    how.isPatient,
  )
  const onMarkets = orders.filter(({ order }) => markets.has(order.marketId))
  const players = onMarkets.map(({ account }) => account.id)
  const locked =
    players.length > 0 ? await lockAccounts(tx, players, how.isPatient) : new Map<string, AccountRow>()
  // Locks and caps that are set during the delay count: an order is validated against the current account.
  const current = new Map<DueOrder, DueOrder>()
  for (const one of onMarkets) {
    const account = locked.get(one.account.id)
    if (account) current.set(one, { ...one, account })
  }
  const contexts = await readOrderContexts(tx, [...current.values()])
  const cares = await readCares(tx, [...current.values()], how.at)

  const acceptances: Acceptance[] = []
  const taken: Taken[] = []
  const answers: FinalAnswer[] = []
  for (const one of orders) {
    const due = current.get(one) ?? one
    const decided = decide(due, markets.get(one.order.marketId), contexts.get(due), cares.get(due), how)
    const acceptance = acceptanceOf(decided)
    acceptances.push(acceptance)
    if ('taken' in decided) taken.push(decided.taken)
    if (acceptance.state !== 'busy')
      answers.push({ userId: one.account.id, key: one.order.key, ...acceptance })
  }
  await insertBets(
    tx,
    taken.map(({ row }) => row),
  )
  await insertMoments(
    tx,
    taken.map(({ moment }) => moment),
  )
  await postAll(tx, taken.map(entryOf))
  await answerOrders(tx, answers)
  return acceptances
}
