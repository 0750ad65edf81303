import type { BettingServices } from './bettingContext.ts'
import { createSlip } from './createSlip.ts'
import type { Slip } from './slip.ts'

/** The slip of a site, created when it is first asked for. */
export const slipOf = (services: BettingServices): Slip => (services.createdSlip ??= createSlip(services))
