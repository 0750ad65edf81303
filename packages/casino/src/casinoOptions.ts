import type { CasinoKind } from '@kit/sdk/contract'

/** Casino options of a site, in `site.config.ts`. */
export interface CasinoOptions {
  /** The order of sub-providers; unlisted ones follow by name (CAS-004, CAS-007, Q-095). */
  providerOrder?: readonly string[]
  /** The order of game types; unlisted ones follow (CAS-005, CAS-007). Default: the order of the menu. */
  typeOrder?: readonly CasinoKind[]
  /** Hosts of other providers' games, exact and with the port if any. The operator's own games need none. */
  gameHosts?: readonly string[]
  /** Allows one game tab per browser; another tab may take the game over. Default: false. */
  oneGameAtATime?: boolean
}
