import { priceLadder } from '@kit/rules'

/** Returns the ladder index of the highest price not above these odds, or 0 if all are. */
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
