import type { PlacedBet } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { createLivePrices } from '../market/store/livePrices.ts'
import { createPricePainter } from '../market/store/pricePainter.ts'
import { createArmedOrders } from '../slip/armedOrder.ts'
import { createBetPlacer } from '../slip/betPlacer.ts'
import { createSlipStore } from '../slip/slipStore.ts'
import type { BettingOptions, BettingServices, SlipPlace } from './bettingContext.ts'
import { createStore } from 'zustand/vanilla'

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** Builds what the betting of one site shares: prices, painter, slip and placer. */
export function createBetting(site: SiteServices, options: BettingOptions = {}): BettingServices {
  const { client, live } = site.operator
  const prices = createLivePrices({ onGap: (market) => live.askForImage(market), now: site.now })
  const slip = createSlipStore()
  const placedListeners = new Set<(placed: PlacedBet) => void>()
  const place = createStore<SlipPlace>(() => ({ isSheetOpen: false, tab: 'slip' }))
  // A placed bet leaves the sheet with nothing to do in it.
  slip.subscribe((now, before) => {
    if (now.hasSucceeded && !before.hasSucceeded) place.setState({ isSheetOpen: false })
  })
  const placer = createBetPlacer({
    client,
    slip,
    armedOrders: createArmedOrders(site.tabStorage),
    randomUUID: site.randomUUID,
    monotonicNow: site.monotonicNow,
    wait,
    onPlaced: (placed) => {
      for (const listener of placedListeners) listener(placed)
    },
    onError: site.onError,
  })
  return {
    site,
    prices,
    painter: createPricePainter(prices),
    slip,
    placer,
    place,
    options: { editOdds: options.editOdds ?? true },
    onPlaced(listener) {
      placedListeners.add(listener)
      return () => placedListeners.delete(listener)
    },
  }
}
