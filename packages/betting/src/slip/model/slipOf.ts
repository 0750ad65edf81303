import type { BettingServices } from './bettingContext.ts'
import { createSlip } from './createSlip.ts'
import type { Slip } from './slip.ts'

export const slipOf = (services: BettingServices): Slip => (services.createdSlip ??= createSlip(services))
