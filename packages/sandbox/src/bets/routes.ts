import { findOrder, listBetHistory, listOpenBets, placeBet, saveConfirmBets } from '@kit/sdk/contract'
import { setConfirmBets } from '../accounts/accountStore.ts'
import { createRateLimit, type RateLimits } from '../http/rateLimit.ts'
import { route, type Route } from '../http/route.ts'
import { listOpen, listSettled } from './betStore.ts'
import { stakeInvalid } from './failures.ts'
import { lookUpOrder } from './findOrder.ts'
import { takeOrder, type PlacingServices } from './placeBet.ts'

export function betRoutes(services: PlacingServices & { rateLimits: RateLimits }): Route[] {
  const { database, clock, rateLimits } = services
  const perPlayer = createRateLimit(rateLimits.bets, clock)

  return [
    route(
      placeBet,
      async (order, { login }) => {
        perPlayer.take(login.account.id)
        return takeOrder(services, login.account, order)
      },
      { stake: () => stakeInvalid(400) },
    ),

    route(findOrder, async ({ key }, { login }) => ({
      docs: await lookUpOrder(database, login.account.id, key),
    })),

    route(listOpenBets, async (asked, { login }) => {
      const { bets, totalDocs } = await listOpen(database, login.account.id, asked)
      return { docs: bets, totalDocs }
    }),

    route(listBetHistory, async (asked, { login }) => {
      const { bets, totalDocs } = await listSettled(database, login.account.id, asked)
      return { docs: bets, totalDocs }
    }),

    route(saveConfirmBets, async ({ confirmBets }, { login }) => {
      await setConfirmBets(database, login.account.id, confirmBets)
      return { docs: { confirmBets } }
    }),
  ]
}
