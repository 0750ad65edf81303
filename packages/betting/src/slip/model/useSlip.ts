'use client'
import { useBetting } from './bettingContext.ts'
import { slipOf } from './slipOf.ts'
import type { Slip } from './slip.ts'

export const useSlip = (): Slip => slipOf(useBetting())
