import { createFlags } from '@kit/sdk/flags'
import type { BootPage } from '@kit/shell/boot'
import type { IntentName } from '@kit/shell/feature'
import { showMoneyIn } from '@kit/ui'
import { createLivePrices } from '../prices/livePrices.ts'
import { createPricePainter } from '../prices/pricePainter.ts'
import { emptySlip } from '../slip/model/slipState.ts'
import { arrangementOf } from '../site/siteContext.ts'
import type { LivePictureState } from '../site/livePicture.ts'
import type { BettingServices, SlipPanel } from '../slip/model/bettingContext.ts'

const never = () => () => {}

/** Returns a store whose state never changes, for the time before the site is loaded. */
const constant = <State>(state: State) => ({
  getState: () => state,
  getInitialState: () => state,
  setState: () => {},
  subscribe: never,
})

const ofPages = new WeakMap<Element, BettingServices>()

/**
 * Returns the services that betting components need on a page before hydration: prices and nothing else. The same
 * object is returned for everything rendered in a page.
 */
export function bootServices(page: BootPage): BettingServices {
  const services = ofPages.get(page.root) ?? createServices(page)
  ofPages.set(page.root, services)
  return services
}

function createServices({ flags, root, now, currency }: BootPage): BettingServices {
  if (currency) showMoneyIn(currency)
  const prices = createLivePrices({ now })
  const ownFlags = createFlags(flags)
  const site: unknown = {
    flags: ownFlags,
    now,
    // Reserves the space of their buttons from the first frame: a site with the flag includes the feature.
    canRequest: (intent: IntentName) => intent === 'charts.open' || intent === 'orders.ask',
    operator: {
      live: { getStatus: () => 'off', onStatus: never, followMarket: never },
      // Rendered as logged out: what only players have is rendered with the site.
      session: { get: () => null, subscribe: never },
    },
  }
  return {
    // Only what the first render of a component reads; the rest comes with the site.
    site: site as BettingServices['site'],
    options: arrangementOf(ownFlags) as BettingServices['options'],
    prices,
    painter: createPricePainter(prices),
    // Everything rendered here is on the first screen or just below it.
    gate: { section: root, isOnScreen: true, held: [], returnListeners: new Set(), close: () => {} },
    slipPanel: constant<SlipPanel>({ isSheetOpen: false, tab: 'slip', eventId: null }),
    slip: constant(emptySlip),
    livePicture: constant<LivePictureState>({ picture: null, slot: null }),
    getPage: () => undefined,
    setPage: () => {},
    withSlip: () => {},
  }
}
