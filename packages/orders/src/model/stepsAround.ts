import { ladderStep, priceLadder } from '@kit/rules'
import type { Odds } from '@kit/sdk/contract'

/** Returns undefined for odds that are on the ladder. */
export function stepsAround(odds: Odds): { lower: Odds; higher: Odds } | undefined {
  if (priceLadder.includes(odds)) return undefined
  return { lower: ladderStep(odds, -1), higher: ladderStep(odds, 1) }
}
