import type { MarketType, PricePolicy, PriceSize, Side } from '@kit/sdk/contract'
import { worsePrice, type AskedPrice } from './priceSteps.ts'

/** What a price is matched for: what was asked, and how far the player lets the price get worse. */
export interface PriceRequest extends AskedPrice {
  side: Side
  marketType: MarketType
  /** Default: `better`. */
  pricePolicy?: PricePolicy | undefined
  /** Of the policy `within`. Default: 1. */
  priceSteps?: number | undefined
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

/** Whether an order may be placed at an offer. A better price always may. Source: Q-131. */
export function isAllowedPrice(request: PriceRequest, offer: AskedPrice): boolean {
  const { side, pricePolicy = 'better', priceSteps = 1 } = request
  if (pricePolicy === 'any') return isOnOffer(offer)
  return isAtLeastAsGood(side, worsePrice(request, pricePolicy === 'within' ? priceSteps : 0), offer)
}

/**
 * The price an order gets: the best on offer when its policy allows that, undefined when the price has gone or may not
 * be taken. `levels` are best first. The further lines of a session are no worse prices of one thing but other runs:
 * there the line that was asked for is taken before the others. Source: Q-131, decisions 0004 and 0025.
 */
export function matchedPrice(request: PriceRequest, levels: readonly PriceSize[]): AskedPrice | undefined {
  const [best] = levels
  if (!best) return undefined
  const lines = best.run === 0 ? [best] : levels
  const allowed = lines.filter((line) => isAllowedPrice(request, line))
  return allowed.find(({ run }) => run === request.run) ?? allowed[0]
}

/** The best price on offer, or undefined: operators also send empty sides as odds of 0. */
export const bestOffer = (levels: readonly PriceSize[]): AskedPrice | undefined => levels.find(isOnOffer)
