import type { Odds, PricePolicy, PriceSize, Side } from '@kit/sdk/contract'

/** What an order asks for or gets: odds in hundredths, and the run of a session (0 elsewhere). */
export interface AskedPrice {
  odds: Odds
  run: number
}

const isOnOffer = ({ odds }: AskedPrice): boolean => odds > 0

/**
 * Whether an offer is the price asked for or better. Backers want higher odds, layers lower; who says yes to a session
 * wants the run no higher, who says no wants it no lower.
 */
function isAtLeastAsGood(side: Side, asked: AskedPrice, offer: AskedPrice): boolean {
  if (!isOnOffer(offer)) return false
  return side === 'back'
    ? offer.odds >= asked.odds && offer.run <= asked.run
    : offer.odds <= asked.odds && offer.run >= asked.run
}

/** Whether an order may be placed at an offer. */
export function isAllowedPrice(
  side: Side,
  asked: AskedPrice,
  offer: AskedPrice,
  policy: PricePolicy,
): boolean {
  if (policy === 'any') return isOnOffer(offer)
  if (policy === 'this') return isOnOffer(offer) && offer.odds === asked.odds && offer.run === asked.run
  return isAtLeastAsGood(side, asked, offer)
}

/**
 * The price an order gets: the best on offer when its policy allows that, undefined when the price has gone or may not
 * be taken. `levels` are best first. The further lines of a session are no worse prices of one thing but other runs:
 * there the line that was asked for is taken before the others. Source: decisions 0004 and 0025.
 */
export function matchedPrice(
  side: Side,
  asked: AskedPrice,
  levels: readonly PriceSize[],
  policy: PricePolicy = 'better',
): AskedPrice | undefined {
  const [best] = levels
  if (!best) return undefined
  const lines = best.run === 0 ? [best] : levels
  const good = lines.filter((line) => isAllowedPrice(side, asked, line, policy))
  return good.find(({ run }) => run === asked.run) ?? good[0]
}

/** The best price on offer, or undefined: operators also send empty sides as odds of 0. */
export const bestOffer = (levels: readonly PriceSize[]): AskedPrice | undefined => levels.find(isOnOffer)
