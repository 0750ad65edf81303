import type { Odds } from '@kit/sdk/contract'

/** The implied probabilities of a market's best prices, summed over all runners per side, in percent. */
export interface Overround {
  back: number
  lay: number
}

/** Returns the chance in percent, from decimal odds in hundredths; 0 if nothing is on offer. */
const chanceOf = (odds: Odds): number => (odds > 0 ? 10_000 / odds : 0)

/**
 * Returns the overround from the best price on each side of every runner that can still win. Decimal odds in
 * hundredths.
 */
export const overround = (best: readonly { back: Odds; lay: Odds }[]): Overround => ({
  back: best.reduce((total, { back }) => total + chanceOf(back), 0),
  lay: best.reduce((total, { lay }) => total + chanceOf(lay), 0),
})

/**
 * Returns true if a market's prices are plausible: the lay total is between 91 and 100, the back total between 100 and
 * 109, both inclusive. Source: MKT-035, Q-081.
 */
export const isOverroundValid = ({ back, lay }: Overround): boolean =>
  lay >= 91 && lay <= 100 && back >= 100 && back <= 109
