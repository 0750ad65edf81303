import {
  cancelWaitingOrders,
  editWaitingOrder,
  findBetMoment,
  findCashOut,
  findOrder,
  findWaitingOrder,
  listBetDetails,
  listBetHistory,
  listMarketBooks,
  listOpenBets,
  listPlayerBetDetails,
  listPlayerBetHistory,
  listPlayerBets,
  listWaitingOrders,
  placeBet,
  placeWaitingOrder,
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
import { cancelOrders } from './waiting/cancelWaiting.ts'
import { createEdits } from './waiting/editWaiting.ts'
import { lookUpWaiting } from './waiting/findWaiting.ts'
import { createWaitingOrders, type WaitingServices } from './waiting/placeWaiting.ts'
import { listWaiting } from './waiting/waitingStore.ts'

export function betRoutes(
  services: WaitingServices & { rateLimits: RateLimits; share: ShareCounts },
): Route[] {
  const { database, clock, rateLimits, share } = services
  const { takeOrder } = createPlacing(services)
  const cashOuts = createCashOuts(services)
  const waitingOrders = createWaitingOrders(services)
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
      placeWaitingOrder,
      async (asked, { login }) => {
        perPlayer.take(login.account.id)
        return waitingOrders.place(login, asked)
      },
      { stake: () => stakeInvalid(400) },
    ),

    route(findWaitingOrder, async ({ key }, { login }) => ({
      docs: await lookUpWaiting(database, login.account.id, key),
    })),

    route(listWaitingOrders, async ({ marketId }, { login }) => ({
      docs: await listWaiting(database, login.account.id, marketId),
    })),

    route(
      editWaitingOrder,
      async (asked, { login }) => {
        perPlayer.take(login.account.id)
        return { docs: await edit(login, asked) }
      },
      { stake: () => stakeInvalid(400) },
    ),

    route(cancelWaitingOrders, async (which, { login }) => ({
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
