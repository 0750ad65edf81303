import { createFlags } from '@kit/sdk/flags'
import type { BootPage } from '@kit/shell/boot'
import type { IntentName } from '@kit/shell/feature'
import { createLivePrices } from '../prices/livePrices.ts'
import { createPricePainter } from '../prices/pricePainter.ts'
import { emptySlip } from '../slip/model/slipState.ts'
import { arrangementOf } from '../site/siteContext.ts'
import type { BettingServices } from '../slip/model/bettingContext.ts'

const never = () => () => {}

/** What the components of betting ask of their site, for a page that React has not taken over: prices and nothing else. */
export function bootServices({ flags, root, now }: BootPage): BettingServices {
  const prices = createLivePrices({ now })
  const ownFlags = createFlags(flags)
  const site = {
    flags: ownFlags,
    now,
    // Its button has its room from the first frame: a site with the flag lists the feature.
    canRequest: (intent: IntentName) => intent === 'charts.open',
    operator: {
      live: { getStatus: () => 'off', onStatus: never, followMarket: never },
      // Nobody is logged in yet, for all that is drawn here: what players have comes with the site.
      session: { get: () => null, subscribe: never },
    },
  }
  return {
    site,
    options: arrangementOf(ownFlags),
    prices,
    painter: createPricePainter(prices),
    // Everything drawn here is on the first screen or just below it.
    gate: { section: root, isOnScreen: true, held: [], returnListeners: new Set(), close: () => {} },
    slipPanel: { getState: () => ({ isSheetOpen: false, tab: 'slip', eventId: null }), subscribe: never },
    slip: { getState: () => emptySlip, getInitialState: () => emptySlip, subscribe: never },
  } as unknown as BettingServices
}
