import * as z from 'zod/mini'
import { testMarket } from '../testing/fakeFeed.ts'

// Shared by the measured process and the measuring one.

/** Its changes are about 1 KB: all runners' prices, three deep on both sides. */
export const benchMarket = testMarket('1.1', {
  runners: Array.from({ length: 8 }, (_none, sort) => ({
    id: String(101 + sort),
    name: `Runner ${101 + sort}`,
    sort,
  })),
})

export const ready = z.object({ url: z.string(), tokens: z.array(z.string()) })

export const readyMark = 'ready: '
