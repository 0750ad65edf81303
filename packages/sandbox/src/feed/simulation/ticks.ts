import type { Odds } from '@kit/sdk/contract'

/** The classic price ladder of an exchange: up to these odds, in steps of so many hundredths. */
const bands: readonly (readonly [below: Odds, step: number])[] = [
  [200, 1],
  [300, 2],
  [400, 5],
  [600, 10],
  [1_000, 20],
  [2_000, 50],
  [3_000, 100],
  [5_000, 200],
  [10_000, 500],
  [100_000, 1_000],
]

function buildLadder(): Odds[] {
  const ladder: Odds[] = []
  let odds = 101
  for (const [below, step] of bands) for (; odds < below; odds += step) ladder.push(odds)
  ladder.push(100_000)
  return ladder
}

/** Every price an exchange takes, 1.01 to 1000, in hundredths: 350 of them. */
export const priceLadder: readonly Odds[] = buildLadder()

/** The place on the ladder of the highest price that is not above these odds; the first when all are. */
export function tickAtOrBelow(odds: number): number {
  let low = 0
  let high = priceLadder.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((priceLadder[middle] ?? 0) <= odds) low = middle
    else high = middle - 1
  }
  return low
}
