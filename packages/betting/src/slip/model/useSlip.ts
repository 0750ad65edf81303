'use client'
import { useBetting } from './bettingContext.ts'
import { slipOf } from './slipOf.ts'
import type { Slip } from './slip.ts'

/** For components in the slip's chunk. */
export const useSlip = (): Slip => slipOf(useBetting())
