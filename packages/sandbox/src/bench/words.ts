import * as z from 'zod/mini'
import { testMarket } from '../testing/fakeFeed.ts'

// What the measured process and the measuring one agree on.

/** Its changes are about 1 KB: every runner's prices, three deep on both sides. */
export const benchMarket = testMarket('1.1', {
  runners: Array.from({ length: 8 }, (_none, sort) => ({
    id: String(101 + sort),
    name: `Runner ${101 + sort}`,
    sort,
  })),
})

/** What a measured process says once it serves. */
export const ready = z.object({ url: z.string(), tokens: z.array(z.string()) })

export const readyMark = 'ready: '
