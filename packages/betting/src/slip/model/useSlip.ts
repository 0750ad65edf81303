'use client'
import { useBetting } from './bettingContext.ts'
import { slipOf } from './slipOf.ts'
import type { Slip } from './slip.ts'

/** Returns the slip of the site, for components in the slip's chunk. */
export const useSlip = (): Slip => slipOf(useBetting())
