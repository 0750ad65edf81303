'use client'
import { createContext, useContext } from 'react'
import { BettingSiteContext, useBettingSite, type BettingSite } from '../site/siteContext.ts'
import type { LivePrices } from './livePrices.ts'
import type { PaintGate } from './paintGate.ts'
import type { PricePainter } from './pricePainter.ts'

/** What market grids need: the prices and what paints them. */
export interface Pricing {
  prices: LivePrices
  painter: PricePainter
  /** One gate for all sections, where none is watched. Default: each section has its own. */
  gate?: PaintGate | undefined
}

/** A site that lists betting, with its prices. */
export interface PricedSite extends BettingSite, Pricing {}

const PricingContext = createContext<Pricing | null>(null)

/** Prices for market grids on a page without betting. */
export const PricingProvider = PricingContext.Provider

/** The prices of the site. Throws without a provider: `betting()` is not in the site's features. */
export function usePricing(): Pricing {
  const own = useContext(PricingContext)
  const betting = useContext(BettingSiteContext) as PricedSite | null
  const pricing = own ?? betting
  if (!pricing) {
    throw new Error('A market was drawn outside PricingProvider: list betting() in the site.')
  }
  return pricing
}

/** The site with its prices. Throws when the site does not list betting. */
export const usePricedSite = () => useBettingSite() as PricedSite
