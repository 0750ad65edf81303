import { createFlags } from '@kit/sdk/flags'
import type { BootPage } from '@kit/shell/boot'
import type { IntentName } from '@kit/shell/feature'
import { createLivePrices } from '../prices/livePrices.ts'
import { createPricePainter } from '../prices/pricePainter.ts'
import { emptySlip } from '../slip/model/slipState.ts'
import { arrangementOf } from '../site/siteContext.ts'
import type { LivePictureState } from '../site/livePicture.ts'
import type { BettingServices, SlipPanel } from '../slip/model/bettingContext.ts'

const never = () => () => {}

/** What nothing changes before the site is there. */
const constant = <State>(state: State) => ({
  getState: () => state,
  getInitialState: () => state,
  setState: () => {},
  subscribe: never,
})

const ofPages = new WeakMap<Element, BettingServices>()

/**
 * What the components of betting ask of their site, for a page that React has not taken over: prices and nothing else. The
 * same for all that is drawn in a page.
 */
export function bootServices(page: BootPage): BettingServices {
  const services = ofPages.get(page.root) ?? createServices(page)
  ofPages.set(page.root, services)
  return services
}

function createServices({ flags, root, now }: BootPage): BettingServices {
  const prices = createLivePrices({ now })
  const ownFlags = createFlags(flags)
  const site: unknown = {
    flags: ownFlags,
    now,
    // Their buttons have their room from the first frame: a site with the flag lists the feature.
    canRequest: (intent: IntentName) => intent === 'charts.open' || intent === 'orders.ask',
    operator: {
      live: { getStatus: () => 'off', onStatus: never, followMarket: never },
      // Nobody is logged in yet, for all that is drawn here: what players have comes with the site.
      session: { get: () => null, subscribe: never },
    },
  }
  return {
    // What a component draws first of its site; all else comes with the site.
    site: site as BettingServices['site'],
    options: arrangementOf(ownFlags) as BettingServices['options'],
    prices,
    painter: createPricePainter(prices),
    // Everything drawn here is on the first screen or just below it.
    gate: { section: root, isOnScreen: true, held: [], returnListeners: new Set(), close: () => {} },
    slipPanel: constant<SlipPanel>({ isSheetOpen: false, tab: 'slip', eventId: null }),
    slip: constant(emptySlip),
    livePicture: constant<LivePictureState>({ picture: null, slot: null }),
    getPage: () => undefined,
    setPage: () => {},
    withSlip: () => {},
  }
}
