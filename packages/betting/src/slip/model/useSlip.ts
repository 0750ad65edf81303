'use client'
import { useBetting } from './bettingContext.ts'
import { slipOf } from './slipOf.ts'
import type { Slip } from './slip.ts'

/** The slip of the site, for what is drawn with its code. */
export const useSlip = (): Slip => slipOf(useBetting())
