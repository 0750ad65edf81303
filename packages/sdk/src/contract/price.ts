import './jitless.ts'
import * as z from 'zod/mini'
import { odds, points, type Minor, type Odds } from './money.ts'

/**
 * One level of a side: odds in hundredths (exchange: decimal odds; bookmaker and session: per 100; 0: nothing on offer),
 * run (session markets, else 0) and the size on offer in minor units. The levels of a session are its lines.
 */
export interface PriceSize {
  odds: Odds
  run: number
  size: Minor
}

/** `size` is an addition of this product. */
const wirePrice = z.object({ odd: odds, run: z._default(z.number(), 0), size: z._default(points, 0n) })

export const priceLevel = z.codec(wirePrice, z.custom<PriceSize>(), {
  decode: (wire): PriceSize => ({ odds: wire.odd, run: wire.run, size: wire.size }),
  encode: (ours) => ({ odd: ours.odds, run: ours.run, size: ours.size }),
})

/** The best prices of one side, best first. The wire never sends more than ten levels. */
export const priceLevels = z.array(priceLevel).check(z.maxLength(10))
