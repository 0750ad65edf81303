import { openBetsChanged, pointsChanged, type UnmatchedOrderRequest } from '@kit/sdk/contract'
import { betDelaySeconds } from '@kit/rules'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../database/schema.ts'
import type { StoredAnswer } from '../../http/refused.ts'
import { interrupted } from '../failures.ts'
import { readOrderContexts, type OrderContext } from '../validateOrder.ts'
import { unmatchedOrderFingerprint } from '../orderFingerprint.ts'
import { createOrderKeys } from '../orderKeys.ts'
import { answerOrders } from '../orderStore.ts'
import type { PlacingServices } from '../placeBet.ts'
import {
  answerWith,
  checkOwner,
  checkSuspensions,
  lockForOrder,
  placedOf,
  postReserve,
  type Owner,
} from './acceptOrder.ts'
import { tooManyUnmatchedOrders } from './failures.ts'
import { validateUnmatchedOrder, type AskedOrder } from './validateUnmatchedOrder.ts'
import type { OrderMatching } from './orderMatching.ts'
import { takeParts, withParts } from './takeParts.ts'
import { countUnmatchedOrders, insertUnmatchedOrder, type NewUnmatchedOrder } from './unmatchedOrderStore.ts'

const mostUnmatchedOrders = 100

export interface UnmatchedOrderServices extends PlacingServices {
  matching: Pick<OrderMatching, 'expect'>
}

export async function contextOf(executor: Database, owner: Owner, marketId: string): Promise<OrderContext> {
  const asked = { account: owner.account, order: { marketId } }
  const context = (await readOrderContexts(executor, [asked])).get(asked)
  if (!context) throw new Error("The player's points could not be read.")
  return context
}

/**
 * Accepts orders that may stay unmatched: each once per key, after the bet delay, in one transaction like a
 * bet.
 */
export function createUnmatchedOrders(services: UnmatchedOrderServices) {
  const { database, books, outbox, clock, delayScale, stopping, matching } = services
  const keys = createOrderKeys(services)

  async function accept(
    tx: Database,
    owner: Owner,
    asked: UnmatchedOrderRequest,
    suspensions: number,
  ): Promise<StoredAnswer> {
    const userId = owner.account.id
    const { market, account } = await lockForOrder(tx, userId, asked.marketId)
    const at = new Date(clock())
    const live = books.get(asked.marketId)
    const order: AskedOrder = { ...asked, matched: 0n }
    const acceptable = validateUnmatchedOrder(
      account,
      order,
      live,
      await contextOf(tx, { ...owner, account }, market.id),
    )
    checkSuspensions(live, suspensions)
    if ((await countUnmatchedOrders(tx, userId)) >= mostUnmatchedOrders)
      throw tooManyUnmatchedOrders(mostUnmatchedOrders)
    await checkOwner(tx, { ...owner, account }, { ...acceptable, stake: asked.stake }, at)
    const row: NewUnmatchedOrder = {
      id: randomUUID(),
      userId,
      orderKey: asked.key,
      marketId: market.id,
      runnerId: asked.runnerId,
      runnerName: acceptable.runnerName,
      side: asked.side,
      odds: asked.odds,
      stake: asked.stake,
      ahead: acceptable.rest.ahead,
      bookVersion: live?.version ?? 0,
      // In play, the order cannot lapse at the turn: a restarted feed seems to turn in play once more.
      atInPlay: live?.isInPlay ? 'keep' : asked.atInPlay,
      endsWithConnection: asked.endsWithConnection,
      connectedAt: at,
      end: null,
      createdAt: at,
      updatedAt: at,
      ...withParts({ stake: asked.stake, matched: 0n, matchedWeight: 0n }, acceptable.parts),
    }
    await insertUnmatchedOrder(tx, row)
    const bets = await takeParts(tx, row, acceptable.parts, at)
    await postReserve(tx, row, { reserve: acceptable.reserve, reference: row.id, at })
    const answer = answerWith(placedOf(row, bets, acceptable, market))
    await answerOrders(tx, [{ userId, key: asked.key, state: 'placed', answer }])
    return answer
  }

  async function decide(owner: Owner, asked: UnmatchedOrderRequest): Promise<StoredAnswer> {
    const userId = owner.account.id
    const live = books.get(asked.marketId)
    const suspensions = live?.suspensions ?? 0
    const seconds = betDelaySeconds(owner.account, { delaySeconds: live?.delaySeconds ?? 0 })
    if (seconds > 0) {
      // An order that would be refused now is refused before the delay.
      const context = await contextOf(database, owner, asked.marketId)
      validateUnmatchedOrder(owner.account, { ...asked, matched: 0n }, live, context)
      await wait(seconds * 1000 * delayScale, undefined, { signal: stopping })
    }
    if (stopping.aborted) throw interrupted()
    const isThere = matching.expect(asked.marketId)
    try {
      return await outbox.transaction(async (tx, announce) => {
        const answer = await accept(tx, owner, asked, suspensions)
        announce({ to: { userId }, event: openBetsChanged, payload: {} })
        announce({ to: { userId }, event: pointsChanged, payload: {} })
        return answer
      })
    } finally {
      isThere()
    }
  }

  return {
    place: (owner: Owner, asked: UnmatchedOrderRequest): Promise<StoredAnswer> =>
      keys.once(
        { userId: owner.account.id, key: asked.key, fingerprint: unmatchedOrderFingerprint(asked) },
        () => decide(owner, asked),
      ),
  }
}
