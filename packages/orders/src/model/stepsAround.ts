import { ladderStep, priceLadder } from '@kit/rules'
import type { Odds } from '@kit/sdk/contract'

/** The steps of the exchange's ladder around odds that are none of them; undefined where they are one. */
export function stepsAround(odds: Odds): { lower: Odds; higher: Odds } | undefined {
  if (priceLadder.includes(odds)) return undefined
  return { lower: ladderStep(odds, -1), higher: ladderStep(odds, 1) }
}
