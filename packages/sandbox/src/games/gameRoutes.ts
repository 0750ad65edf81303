import type { Route } from '../operator/http/route.ts'
import { casinoRoutes, type CasinoServices } from './casino/routes.ts'
import { cockFightRoutes } from './cock-fight/routes.ts'

export const gameRoutes = (services: CasinoServices): Route[] => [
  ...casinoRoutes(services),
  ...cockFightRoutes(services),
]
