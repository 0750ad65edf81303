import {
  addFavouriteEvent,
  addFavouriteMarket,
  listFavouriteEvents,
  listFavouriteMarkets,
  removeFavouriteEvent,
  removeFavouriteMarket,
} from '@kit/sdk/contract'
import { marketUnknown } from '../../bets/failures.ts'
import type { Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import { knowsEvent, knowsMarket } from '../../markets/catalogue.ts'
import { eventUnknown } from '../../markets/failures.ts'
import {
  favouriteEvents,
  favouriteMarkets,
  forgetFavouriteEvent,
  forgetFavouriteMarket,
  saveFavouriteEvent,
  saveFavouriteMarket,
} from './favouriteStore.ts'

export function favouriteRoutes({ database }: { database: Database }): Route[] {
  return [
    route(listFavouriteEvents, async (_request, { login }) => ({
      docs: await favouriteEvents(database, login.account.id),
    })),

    route(addFavouriteEvent, async ({ eventId }, { login }) => {
      if (!(await knowsEvent(database, eventId))) throw eventUnknown()
      await saveFavouriteEvent(database, login.account.id, eventId)
      return { docs: { eventId } }
    }),

    route(removeFavouriteEvent, async ({ eventId }, { login }) => {
      await forgetFavouriteEvent(database, login.account.id, eventId)
      return { docs: { eventId } }
    }),

    route(listFavouriteMarkets, async (_request, { login }) => ({
      docs: await favouriteMarkets(database, login.account.id),
    })),

    route(addFavouriteMarket, async ({ marketId }, { login }) => {
      if (!(await knowsMarket(database, marketId))) throw marketUnknown()
      await saveFavouriteMarket(database, login.account.id, marketId)
      return { docs: { marketId } }
    }),

    route(removeFavouriteMarket, async ({ marketId }, { login }) => {
      await forgetFavouriteMarket(database, login.account.id, marketId)
      return { docs: { marketId } }
    }),
  ]
}
