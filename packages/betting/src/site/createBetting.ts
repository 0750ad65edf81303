import type { PlacedBet } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { createLivePrices } from '../market/store/livePrices.ts'
import { createPricePainter } from '../market/store/pricePainter.ts'
import { createSlipStore, selectionCount } from '../slip/slipState.ts'
import type { BettingOptions, BettingServices, SettledOptions, SlipPlace } from './bettingContext.ts'
import { createStore } from 'zustand/vanilla'

/** What is meant where a site says nothing. */
const settled: SettledOptions = {
  manualOdds: true,
  oddSteppers: true,
  frameHosts: [],
  enforceOverround: false,
  legacyInPlayWindow: false,
}

/** Builds what the betting of one site shares: prices, painter and slip. */
export function createBetting(site: SiteServices, options: BettingOptions = {}): BettingServices {
  const { live } = site.operator
  const prices = createLivePrices({ onGap: (market) => live.askForImage(market), now: site.now })
  const slip = createSlipStore()
  const placedListeners = new Set<(placed: PlacedBet) => void>()
  const place = createStore<SlipPlace>(() => ({ isSheetOpen: false, tab: 'slip', eventId: null }))
  // A placed bet leaves the sheet with nothing to do in it, unless the player went on to the open bets meanwhile.
  slip.subscribe((now, before) => {
    if (
      now.hasSucceeded &&
      !before.hasSucceeded &&
      selectionCount(now) === 0 &&
      place.getState().tab === 'slip'
    )
      place.setState({ isSheetOpen: false })
  })
  return {
    site,
    prices,
    painter: createPricePainter(prices),
    slip,
    place,
    options: { ...settled, ...options },
    onPlaced(listener) {
      placedListeners.add(listener)
      return () => placedListeners.delete(listener)
    },
    tellPlaced(placed) {
      for (const listener of placedListeners) listener(placed)
    },
  }
}
