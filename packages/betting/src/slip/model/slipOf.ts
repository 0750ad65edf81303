import type { BettingServices } from './bettingContext.ts'
import { createSlip } from './createSlip.ts'
import type { Slip } from './slip.ts'

/** Returns the slip of a site, which is created at the first call. */
export const slipOf = (services: BettingServices): Slip => (services.createdSlip ??= createSlip(services))
