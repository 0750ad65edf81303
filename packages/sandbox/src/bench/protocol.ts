import * as z from 'zod/mini'
import { testMarket } from '../testing/fakeFeed.ts'

/** Each change is about 1 KB: the prices of all runners, three levels deep on both sides. */
export const benchMarket = testMarket('1.1', {
  runners: Array.from({ length: 8 }, (_none, sort) => ({
    id: String(101 + sort),
    name: `Runner ${101 + sort}`,
    sort,
  })),
})

export const ready = z.object({ url: z.string(), tokens: z.array(z.string()) })

export const readyMark = 'ready: '
