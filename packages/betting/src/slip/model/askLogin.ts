import type { SiteServices } from '@kit/shell/feature'
import type { MarketFacts } from '../../prices/marketFacts.ts'

/**
 * Asks a visitor to log in for a bet on a market. After the login the site returns to the market's event. Source:
 * BET-035, Q-010.
 */
export const askLogin = (site: SiteServices, { eventType, event }: MarketFacts): void =>
  void site.request('login', { returnTo: `/events/${eventType.id}/${event.id}` })
