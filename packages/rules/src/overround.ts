import type { Odds } from '@kit/sdk/contract'

/** What a market's best prices say of all its runners: each side's chances summed, in percent. */
export interface Overround {
  back: number
  lay: number
}

/** The chances, in percent, that decimal odds in hundredths stand for; 0 where nothing is on offer. */
const chanceOf = (odds: Odds): number => (odds > 0 ? 10_000 / odds : 0)

/** The overround of decimal odds in hundredths, by the best price of each side of every runner that can still win. */
export const overround = (best: readonly { back: Odds; lay: Odds }[]): Overround => ({
  back: best.reduce((total, { back }) => total + chanceOf(back), 0),
  lay: best.reduce((total, { lay }) => total + chanceOf(lay), 0),
})

/**
 * Whether a market's prices can be believed: the lay total lies between 91 and 100, the back total between 100 and 109,
 * both ends included. Source: MKT-035, Q-081.
 */
export const isOverroundValid = ({ back, lay }: Overround): boolean =>
  lay >= 91 && lay <= 100 && back >= 100 && back <= 109
