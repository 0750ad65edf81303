import type { LocationInfo } from '@kit/sdk/contract'
import { accountRoutes, type AccountServices } from './accounts/routes.ts'
import { settingRoutes } from './accounts/settingRoutes.ts'
import { betRoutes } from './bets/routes.ts'
import type { PlacingServices } from './bets/placeBet.ts'
import { casinoRoutes, type CasinoServices } from './casino/routes.ts'
import { cockFightRoutes } from './cockFight/routes.ts'
import { complaintRoutes } from './complaints/routes.ts'
import { marketControlRoutes } from './control/marketRoutes.ts'
import { replayRoutes } from './control/replayRoutes.ts'
import { userControlRoutes } from './control/userRoutes.ts'
import type { DepositRouteServices } from './deposits/routes.ts'
import { favouriteRoutes } from './favourites/routes.ts'
import type { FeedHost } from './feedHost.ts'
import type { Route } from './http/route.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { marketRoutes } from './markets/routes.ts'
import { moneyRoutes } from './moneyRoutes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { scoreRoutes } from './scores/routes.ts'
import type { Scores } from './scores/scores.ts'
import { stakeRoutes } from './stakes/routes.ts'
import { staticFileRoutes } from './staticFiles/routes.ts'
import { switchRoutes } from './switches/routes.ts'
import type { Switches } from './switches/switches.ts'
import { transactionRoutes } from './transactions/routes.ts'
import { visitorRoutes } from './visitors/routes.ts'

/** What all calls of the operator are served with. */
export interface OperatorServices
  extends AccountServices, CasinoServices, DepositRouteServices, PlacingServices {
  switches: Switches
  scores: Scores
  feedHost: FeedHost
  location: Partial<LocationInfo>
}

/** Every call of the contract and what answers it. */
export function operatorRoutes(services: OperatorServices): Route[] {
  const { database, clock, announce, feedHost, scores } = services
  return [
    ...accountRoutes(services),
    ...switchRoutes(services),
    ...settingRoutes(services),
    ...inboxRoutes(database),
    ...notificationRoutes(database, clock, announce),
    ...marketControlRoutes({ ...services, books: feedHost.controlledBooks }),
    ...replayRoutes(feedHost.feedHere),
    ...userControlRoutes(services),
    ...marketRoutes(services),
    ...casinoRoutes(services),
    ...complaintRoutes(services),
    ...cockFightRoutes(services),
    ...visitorRoutes(services),
    ...staticFileRoutes(),
    ...scoreRoutes(scores),
    ...stakeRoutes(services),
    ...favouriteRoutes(services),
    ...transactionRoutes(services),
    ...moneyRoutes(services),
    ...betRoutes(services),
  ]
}
