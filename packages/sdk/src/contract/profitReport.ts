import './jitless.ts'
import * as z from 'zod/mini'
import { dateRange } from './dateRange.ts'
import { endpoint } from './endpoint.ts'
import { points } from './money.ts'

const won = { totalAmount: points, totalWin: points, totalLose: points }
const moved = z.object({ totalAmount: points, totalBonus: points })

/**
 * A player's wins, losses, deposits and withdrawals between two dates, in minor units. `totalAmount` is `totalWin` less
 * `totalLose`, neither of which is negative.
 */
export const getProfitReport = endpoint({
  name: 'getProfitReport',
  method: 'GET',
  path: 'api/{type}/game/report',
  family: 'profitReport',
  auth: 'loggedIn',
  encoding: 'query',
  request: z.object({ userId: z.optional(z.string().check(z.maxLength(64))), ...dateRange }),
  response: z.object({
    casino: z.array(z.object({ gameCategory: z.string(), ...won })),
    exchange: z.array(z.object({ eventTypeId: z.string(), ...won })),
    deposit: z.array(moved),
    withdraw: z.array(moved),
  }),
  failures: ['user-unknown'],
  source: 'GET api/{userType}/game/report',
})
