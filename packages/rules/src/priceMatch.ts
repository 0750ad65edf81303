import type { MarketType, PricePolicy, PriceSize, Side } from '@kit/sdk/contract'
import { worsePrice, type RequestedPrice } from './priceSteps.ts'

/** A price request: the requested price, and how much worse the player accepts. */
export interface PriceRequest extends RequestedPrice {
  side: Side
  marketType: MarketType
  /** Default: `better`. */
  pricePolicy?: PricePolicy | undefined
  /** Number of steps of the policy `within`. Default: 1. */
  priceSteps?: number | undefined
}

const isOnOffer = ({ odds }: RequestedPrice): boolean => odds > 0

/**
 * Returns true if an offer is the requested price or better. Backers want higher odds, layers lower; a yes on a session
 * wants a run no higher, a no wants a run no lower.
 */
function isAtLeastAsGood(side: Side, asked: RequestedPrice, offer: RequestedPrice): boolean {
  if (!isOnOffer(offer)) return false
  return side === 'back'
    ? offer.odds >= asked.odds && offer.run <= asked.run
    : offer.odds <= asked.odds && offer.run >= asked.run
}

/** Returns true if an order may be placed at an offer. A better price is always allowed. Source: Q-131. */
export function isAllowedPrice(request: PriceRequest, offer: RequestedPrice): boolean {
  const { side, pricePolicy = 'better', priceSteps = 1 } = request
  if (pricePolicy === 'any') return isOnOffer(offer)
  return isAtLeastAsGood(side, worsePrice(request, pricePolicy === 'within' ? priceSteps : 0), offer)
}

/**
 * Returns the price an order gets: the best on offer if its policy allows that, undefined if the price has gone or is
 * not allowed. `levels` are best first. The further lines of a session are other runs, not worse prices: the requested
 * run is taken before the others. Source: Q-131, decision bets-price-policy.
 */
export function matchedPrice(
  request: PriceRequest,
  levels: readonly PriceSize[],
): RequestedPrice | undefined {
  const [best] = levels
  if (!best) return undefined
  const lines = best.run === 0 ? [best] : levels
  const allowed = lines.filter((line) => isAllowedPrice(request, line))
  return allowed.find(({ run }) => run === request.run) ?? allowed[0]
}

/** Returns the best price on offer, or undefined. Operators also send empty sides as odds of 0. */
export const bestOffer = (levels: readonly PriceSize[]): RequestedPrice | undefined => levels.find(isOnOffer)
