import type { SiteServices } from '@kit/shell/feature'
import { createLivePrices } from './prices/livePrices.ts'
import { createPricePainter } from './prices/pricePainter.ts'
import { createSlipStore, emptySlip, isBusy, selectionCount } from './slip/model/slipState.ts'
import { withSlip } from './slip/LazySlip.tsx'
import { createLivePicture } from './site/livePicture.ts'
import { arrangementOf, type BettingOptions, type ResolvedOptions } from './site/siteContext.ts'
import type { BettingServices, SlipPage, SlipPanel } from './slip/model/bettingContext.ts'
import { createStore } from 'zustand/vanilla'

const noHosts: readonly string[] = []

/** Returns the same object until a flag changes. */
function optionsReader({ flags }: SiteServices, options: BettingOptions): () => ResolvedOptions {
  let current: ResolvedOptions | undefined
  return () => {
    const next: ResolvedOptions = {
      frameHosts: noHosts,
      ...options,
      enforceOverround: flags.get('betting.enforceOverround'),
      cashOut: flags.get('betting.cashOut'),
      betMoments: flags.get('betting.betMoments'),
      floatingPicture: flags.get('betting.floatingPicture'),
      legacyInPlayWindow: flags.get('market.legacyInPlayWindow'),
      ...arrangementOf(flags),
    }
    const names = Object.keys(next) as (keyof ResolvedOptions)[]
    if (!current || names.some((name) => next[name] !== current?.[name])) current = next
    return current
  }
}

export function createBetting(site: SiteServices, options: BettingOptions = {}): BettingServices {
  const { live } = site.operator
  const readOptions = optionsReader(site, options)
  const prices = createLivePrices({ onGap: (market) => live.requestImage(market), now: site.now })
  const slip = createSlipStore()
  let page: SlipPage | undefined
  const slipPanel = createStore<SlipPanel>(() => ({ isSheetOpen: false, tab: 'slip', eventId: null }))
  // A placed bet closes the sheet, unless the player has switched to the open bets.
  slip.subscribe((now, before) => {
    if (
      now.succeeded !== null &&
      now.succeeded !== before.succeeded &&
      selectionCount(now) === 0 &&
      slipPanel.getState().tab === 'slip'
    )
      slipPanel.setState({ isSheetOpen: false })
  })
  site.operator.session.onEnd((reason) => {
    // An expired login keeps a draft, but not an order without an answer: that is looked up after the next login.
    if (reason !== 'expired' || isBusy(slip.getState().slip)) slip.setState(emptySlip, true)
    slipPanel.setState({ isSheetOpen: false })
  })
  const services: BettingServices = {
    site,
    prices,
    painter: createPricePainter(prices),
    slip,
    slipPanel,
    livePicture: createLivePicture(),
    get options() {
      return readOptions()
    },
    getPage: () => page,
    setPage: (next) => void (page = next),
    withSlip: (act, onFailed) => withSlip(services, act, onFailed),
  }
  return services
}
