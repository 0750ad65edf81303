import type { LocationInfo } from '@kit/sdk/contract'
import { belowRoutes } from './accounts/below/belowRoutes.ts'
import { accountRoutes, type AccountServices } from './accounts/routes.ts'
import { settingRoutes } from './accounts/settingRoutes.ts'
import { betRoutes } from './bets/routes.ts'
import type { UnmatchedOrderServices } from './bets/unmatched/placeOrder.ts'
import { configurationRoutes } from './configuration/routes.ts'
import { careRoutes } from './care/routes.ts'
import { complaintRoutes } from './players/complaints/routes.ts'
import { marketControlRoutes } from './control/marketRoutes.ts'
import { replayRoutes } from './control/replayRoutes.ts'
import { userControlRoutes } from './control/userRoutes.ts'
import type { DepositRouteServices } from './payments/deposits/routes.ts'
import { favouriteRoutes } from './players/favourites/routes.ts'
import type { FeedHost } from './feed-host/feedHost.ts'
import type { Route } from './http/route.ts'
import { inboxRoutes } from './accounts/inbox/routes.ts'
import { marketRoutes } from './markets/routes.ts'
import { paymentRoutes } from './payments/paymentRoutes.ts'
import { notificationRoutes } from './players/notifications/routes.ts'
import type { PriceHistoryRecord } from './price-history/priceHistory.ts'
import { priceHistoryRoutes } from './price-history/routes.ts'
import { scoreRoutes } from './scores/routes.ts'
import type { Scores } from './scores/scores.ts'
import { oversightRoutes } from './security-log/routes.ts'
import { stakeRoutes } from './players/stakes/routes.ts'
import { staticFileRoutes } from './static-files/routes.ts'
import { switchRoutes } from './switches/routes.ts'
import type { Switches } from './switches/switches.ts'
import { reportRoutes } from './reports/routes.ts'
import { transactionRoutes, type TransactionServices } from './reports/transactions/routes.ts'
import { visitorRoutes } from './players/visitors/routes.ts'

export interface OperatorServices
  extends AccountServices, DepositRouteServices, UnmatchedOrderServices, TransactionServices {
  switches: Switches
  scores: Scores
  priceHistory: PriceHistoryRecord
  feedHost: FeedHost
  location: Partial<LocationInfo>
}

/** Returns the operator's routes without the games' calls. */
export function operatorRoutes(services: OperatorServices): Route[] {
  const { database, clock, announce, feedHost, scores } = services
  return [
    ...accountRoutes(services),
    ...belowRoutes(services),
    ...switchRoutes(services),
    ...settingRoutes(services),
    ...inboxRoutes(database),
    ...oversightRoutes(services),
    ...notificationRoutes(database, clock, announce),
    ...marketControlRoutes({ ...services, books: feedHost.controlledBooks }),
    ...replayRoutes(feedHost.feedHere),
    ...userControlRoutes(services),
    ...marketRoutes(services),
    ...configurationRoutes(services),
    ...complaintRoutes(services),
    ...careRoutes(services),
    ...visitorRoutes(services),
    ...staticFileRoutes(),
    ...scoreRoutes(scores),
    ...priceHistoryRoutes(services),
    ...stakeRoutes(services),
    ...favouriteRoutes(services),
    ...transactionRoutes(services),
    ...reportRoutes(services),
    ...paymentRoutes(services),
    ...betRoutes(services),
  ]
}
