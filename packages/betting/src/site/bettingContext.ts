'use client'
import type { SiteServices } from '@kit/shell/feature'
import type { Message } from '@kit/ui'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { LivePrices } from '../market/store/livePrices.ts'
import type { PricePainter } from '../market/store/pricePainter.ts'
import type { Slip } from '../slip/createSlip.ts'
import type { SlipStore } from '../slip/slipState.ts'

/** What a site may decide of betting. */
export interface BettingOptions {
  /** Whether the player may type other odds than those tapped; on unless told. Source: BET-050. */
  manualOdds?: boolean
  /** Whether the odds have steppers; on unless told. Source: BET-051. */
  oddSteppers?: boolean
  /**
   * Exact hosts whose pages may be shown in frames: live TV, scores, the sports book. None unless told; pages that the
   * operator serves for frames from the site's own origin are always shown.
   */
  frameHosts?: readonly string[]
  /**
   * Where the sports book's provider has its page for this brand: an https address of one of `frameHosts`, or a path of
   * the operator's own, with `{id}` where the id of `/sports-book/{id}` belongs. Without one there is no sports book, and
   * nothing leads to it.
   */
  sportsBook?: string
  /** The same for `/ballByBall`; the sports book's unless told. */
  ballByBall?: string
  /** Whether nothing can be placed on a bookmaker's or manual market whose prices do not add up; off unless told. */
  enforceOverround?: boolean
  /** Whether the highlights show LIVE by the second check of the specification, up to 5 hours 40 after the start; off unless told. */
  legacyInPlayWindow?: boolean
}

/** The options of a site with what is meant where it says nothing. */
export type SettledOptions = Required<Omit<BettingOptions, 'sportsBook' | 'ballByBall'>> &
  Pick<BettingOptions, 'sportsBook' | 'ballByBall'>

/** What market grids need: the prices and what paints them. */
export interface Pricing {
  prices: LivePrices
  painter: PricePainter
}

/** Whether the slip's sheet is open on small screens, which of its tabs shows, and beside which event. */
export interface SlipPanel {
  isSheetOpen: boolean
  tab: 'slip' | 'openBets'
  /** The event whose page is on the screen; null elsewhere. */
  eventId: string | null
}

/** The page that betting stands on: what it has read of the operator, and its words. */
export interface SlipPage {
  queries: QueryClient
  message: Message
}

export interface BettingServices extends Pricing {
  site: SiteServices
  slip: SlipStore
  slipPanel: {
    getState(): SlipPanel
    setState(change: Partial<SlipPanel>): void
    subscribe(listener: () => void): () => void
  }
  options: SettledOptions
  /** Undefined before `BettingProvider` is mounted. */
  getPage(): SlipPage | undefined
  setPage(page: SlipPage): void
  /** What changes the slip, from when its code is loaded. */
  createdSlip?: Slip
}

const PricingContext = createContext<Pricing | null>(null)
const BettingContext = createContext<BettingServices | null>(null)

export const PricingProvider = PricingContext.Provider
export const BettingServicesProvider = BettingContext.Provider

/** The prices of the site. Throws when no provider stands above: `betting()` is not in the site's features. */
export function usePricing(): Pricing {
  const own = useContext(PricingContext)
  const betting = useContext(BettingContext)
  const pricing = own ?? betting
  if (!pricing) {
    throw new Error(
      'A market was drawn without prices: wrap it in PricingProvider, or list betting() in the site.',
    )
  }
  return pricing
}

/** The services of the betting feature. Throws when the site does not list it. */
export function useBetting(): BettingServices {
  const betting = useContext(BettingContext)
  if (!betting) {
    throw new Error(
      'A betting component was drawn outside its provider: list betting() in the features of the site.',
    )
  }
  return betting
}
