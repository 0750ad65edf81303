import type { Reauthentication } from '../accounts/reauthentication.ts'
import { bonusRoutes } from './bonuses/routes.ts'
import { depositRoutes, type DepositRouteServices } from './deposits/routes.ts'
import type { Route } from '../http/route.ts'
import { paymentAccountRoutes } from './payment-accounts/routes.ts'
import { stepRoutes } from './stepRoutes.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { withdrawalRoutes } from './withdrawals/routes.ts'

export const paymentRoutes = (
  services: DepositRouteServices & { reauthentication: Reauthentication },
): Route[] => [
  ...paymentAccountRoutes(services),
  ...bonusRoutes(services),
  ...depositRoutes(services),
  ...withdrawalRoutes(services),
  ...stepRoutes(services),
  ...uploadRoutes(services),
]
