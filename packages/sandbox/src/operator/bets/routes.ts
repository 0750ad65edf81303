import {
  cancelUnmatchedOrders,
  editUnmatchedOrder,
  findBetMoment,
  findCashOut,
  findOrder,
  findUnmatchedOrder,
  listBetDetails,
  listBetHistory,
  listMarketBooks,
  listOpenBets,
  listPlayerBetDetails,
  listPlayerBetHistory,
  listPlayerBets,
  listUnmatchedOrders,
  placeBet,
  placeUnmatchedOrder,
  quoteCashOut,
  saveConfirmBets,
  takeCashOut,
} from '@kit/sdk/contract'
import { setConfirmBets } from '../accounts/accountStore.ts'
import { createRateLimit, type RateLimits } from '../http/rateLimit.ts'
import { route, type Route } from '../http/route.ts'
import type { ShareCounts } from '../processes/sharedCounts.ts'
import { lookUpCashOut } from './cash-out/findCashOut.ts'
import { quoteCashOut as quoteOf } from './cash-out/quoteCashOut.ts'
import { createCashOuts } from './cash-out/takeCashOut.ts'
import { lookUpMoment } from './betMoments.ts'
import { betsSeenBy, listDetails, listEnded, listOpen } from './betLists.ts'
import { stakeInvalid } from './failures.ts'
import { lookUpOrder } from './findOrder.ts'
import { liabilityMaps } from './liabilityMap.ts'
import { createPlacing } from './placeBet.ts'
import { cancelOrders } from './unmatched/cancelOrders.ts'
import { createEdits } from './unmatched/editOrder.ts'
import { lookUpUnmatchedOrder } from './unmatched/lookUpUnmatchedOrder.ts'
import { createUnmatchedOrders, type UnmatchedOrderServices } from './unmatched/placeOrder.ts'
import { readUnmatchedOrders } from './unmatched/unmatchedOrderStore.ts'

export function betRoutes(
  services: UnmatchedOrderServices & { rateLimits: RateLimits; share: ShareCounts },
): Route[] {
  const { database, clock, rateLimits, share } = services
  const { takeOrder } = createPlacing(services)
  const cashOuts = createCashOuts(services)
  const unmatchedOrders = createUnmatchedOrders(services)
  const edit = createEdits(services)
  const perPlayer = createRateLimit(rateLimits.bets, clock, share('bets'))

  return [
    route(
      placeBet,
      async (order, { login }) => {
        perPlayer.take(login.account.id)
        return takeOrder(login, order)
      },
      { stake: () => stakeInvalid(400) },
    ),

    route(findOrder, async ({ key }, { login }) => ({
      docs: await lookUpOrder(database, login.account.id, key),
    })),

    route(quoteCashOut, async (asked, { login }) => ({
      docs: await quoteOf(services, login.account, asked),
    })),

    route(takeCashOut, async (asked, { login }) => {
      perPlayer.take(login.account.id)
      return cashOuts.take(login, asked)
    }),

    route(findCashOut, async ({ key }, { login }) => ({
      docs: await lookUpCashOut(database, login.account.id, key),
    })),

    route(
      placeUnmatchedOrder,
      async (asked, { login }) => {
        perPlayer.take(login.account.id)
        return unmatchedOrders.place(login, asked)
      },
      { stake: () => stakeInvalid(400) },
    ),

    route(findUnmatchedOrder, async ({ key }, { login }) => ({
      docs: await lookUpUnmatchedOrder(database, login.account.id, key),
    })),

    route(listUnmatchedOrders, async ({ marketId }, { login }) => ({
      docs: await readUnmatchedOrders(database, login.account.id, marketId),
    })),

    route(
      editUnmatchedOrder,
      async (asked, { login }) => {
        perPlayer.take(login.account.id)
        return { docs: await edit(login, asked) }
      },
      { stake: () => stakeInvalid(400) },
    ),

    route(cancelUnmatchedOrders, async (which, { login }) => ({
      docs: await cancelOrders(services, login.account.id, which),
    })),

    route(listOpenBets, (asked, { login }) => listOpen(database, betsSeenBy(login.account), asked)),

    route(listMarketBooks, async (_request, { login }) => ({
      docs: await liabilityMaps(database, login.account.id),
    })),

    route(findBetMoment, async ({ betId }, { login }) => ({
      docs: await lookUpMoment(database, login.account.id, betId),
    })),

    route(listBetHistory, (asked, { login }) => listEnded(database, betsSeenBy(login.account), asked)),

    route(listBetDetails, (asked, { login }) => listDetails(database, betsSeenBy(login.account), asked)),

    route(listPlayerBets, (asked, { login }) => listOpen(database, betsSeenBy(login.account), asked)),

    route(listPlayerBetHistory, (asked, { login }) => listEnded(database, betsSeenBy(login.account), asked)),

    route(listPlayerBetDetails, (asked, { login }) =>
      listDetails(database, betsSeenBy(login.account), asked),
    ),

    route(saveConfirmBets, async ({ confirmBets }, { login }) => {
      await setConfirmBets(database, login.account.id, confirmBets)
      return { docs: { confirmBets } }
    }),
  ]
}
