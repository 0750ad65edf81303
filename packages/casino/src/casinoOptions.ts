import type { CasinoKind } from '@kit/sdk/contract'

/** What a site may decide of its casino, in `site.config.ts`. */
export interface CasinoOptions {
  /** The order of sub-providers; those not listed come after, by name (CAS-004, CAS-007, Q-095). */
  providerOrder?: readonly string[]
  /** The order of game types; those not listed come after (CAS-005, CAS-007). Default: that of the menu. */
  typeOrder?: readonly CasinoKind[]
  /** Hosts of other providers' games, exact and with their port if any; the operator's own games need none. */
  gameHosts?: readonly string[]
  /** Whether a browser plays in one tab at a time; another tab may take the game over. Default: no. */
  oneGameAtATime?: boolean
}
