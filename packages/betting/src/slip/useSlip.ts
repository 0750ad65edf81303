'use client'
import { useBetting } from '../site/bettingContext.ts'
import { slipOf, type Slip } from './createSlip.ts'

/** The slip of the site, for what is drawn with its code. */
export const useSlip = (): Slip => slipOf(useBetting())
