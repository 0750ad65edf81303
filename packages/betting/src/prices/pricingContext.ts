'use client'
import { createContext, useContext } from 'react'
import { BettingSiteContext, useBettingSite, type BettingSite } from '../site/siteContext.ts'
import type { LivePrices } from './livePrices.ts'
import type { PaintGate } from './paintGate.ts'
import type { PricePainter } from './pricePainter.ts'

/** Services of market grids: the prices and their painter. */
export interface Pricing {
  prices: LivePrices
  painter: PricePainter
  /** One gate for all sections, for pages that do not watch them. Default: each section has its own gate. */
  gate?: PaintGate | undefined
}

export interface PricedSite extends BettingSite, Pricing {}

const PricingContext = createContext<Pricing | null>(null)

/** Provides prices to market grids on a page without betting. */
export const PricingProvider = PricingContext.Provider

/** Returns the prices of the site. Throws without a provider, if `betting()` is not among the site's features. */
export function usePricing(): Pricing {
  const own = useContext(PricingContext)
  const betting = useContext(BettingSiteContext) as PricedSite | null
  const pricing = own ?? betting
  if (!pricing) {
    throw new Error(
      'The market needs PricingProvider or the feature betting(): add betting() to the features in site.config.ts.',
    )
  }
  return pricing
}

/** Returns the site with its prices. Throws if the site does not include betting. */
export const usePricedSite = () => useBettingSite() as PricedSite
