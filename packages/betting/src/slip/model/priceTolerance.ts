import type { PricePolicy } from '@kit/sdk/contract'

/** Tolerance of worse prices that the player sets. `priceSteps` applies to the policy `within`. Source: Q-131. */
export interface PriceTolerance {
  pricePolicy: PricePolicy
  priceSteps: number
}

/** The default: a bet is placed at its price or a better one. */
export const defaultTolerance: PriceTolerance = { pricePolicy: 'better', priceSteps: 1 }
