import type { PricePolicy } from '@kit/sdk/contract'

/** How far the player lets a price get worse. `priceSteps` counts for the policy `within`. Source: Q-131. */
export interface PriceTolerance {
  pricePolicy: PricePolicy
  priceSteps: number
}

/** A bet is placed at its price or a better one until the player chooses otherwise. */
export const defaultTolerance: PriceTolerance = { pricePolicy: 'better', priceSteps: 1 }
