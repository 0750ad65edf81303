'use client'
import type { FlagValues, Flags } from '@kit/sdk/flags'
import type { SiteServices } from '@kit/shell/feature'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** A site's options for betting, in addition to its flags. */
export interface BettingOptions {
  /**
   * Exact hosts whose pages may be shown in frames: live TV, scores, the sports book. Default: none. Pages that the
   * operator serves for frames from the site's own origin are always allowed.
   */
  frameHosts?: readonly string[]
  /**
   * Address of the sports book provider's page for this brand: an https address on one of `frameHosts`, or a path of
   * the operator, with `{id}` in place of the id of `/sports-book/{id}`. Without it there is no sports book and no link
   * to it.
   */
  sportsBook?: string
  /** The same for `/ballByBall`. Default: the sports book's address. */
  ballByBall?: string
}

/** The options of a site with defaults, and the current values of its betting flags. */
export interface ResolvedOptions extends BettingOptions {
  frameHosts: readonly string[]
  /** Flag `betting.slip.manualOdds`. Source: BET-050. */
  manualOdds: boolean
  /** Flag `betting.slip.oddSteppers`. Source: BET-051. */
  oddSteppers: boolean
  /** True if no bets can be placed on bookmaker and manual markets whose prices do not add up. */
  enforceOverround: boolean
  /** True if highlights show LIVE by the specification's second rule, until 5 h 40 min after the start. */
  legacyInPlayWindow: boolean
  /** Flag `betting.cashOut`, if the operator supports it. */
  cashOut: boolean
  /** Flag `betting.unmatched`, if the operator supports it. */
  unmatched: boolean
  /** Flag `betting.betMoments`, if the operator supports it. */
  betMoments: boolean
  /** Flag `betting.charts`, if the operator supports it. */
  charts: boolean
  floatingPicture: boolean
  /** Flag `layout.lists`; the player's choice in the browser overrides it. */
  lists: FlagValues['layout.lists']
  event: FlagValues['layout.event']
  slipPlace: FlagValues['layout.slip']
  success: FlagValues['betting.slip.success']
  /** Flag `betting.quickBet.onPrices`. */
  quickBetOnPrices: boolean
}

/** Returns the options that affect rendering, which the bootstrap script needs too. */
export const arrangementOf = ({ get }: Pick<Flags, 'get'>) => ({
  manualOdds: get('betting.slip.manualOdds'),
  oddSteppers: get('betting.slip.oddSteppers'),
  charts: get('betting.charts'),
  unmatched: get('betting.unmatched'),
  lists: get('layout.lists'),
  event: get('layout.event'),
  slipPlace: get('layout.slip'),
  success: get('betting.slip.success'),
  quickBetOnPrices: get('betting.quickBet.onPrices'),
})

/** Services that all layers of betting need. Prices and slip add their own (`Pricing`, `BettingServices`). */
export interface BettingSite {
  site: SiteServices
  /** A new object after a change of its flags. */
  readonly options: ResolvedOptions
}

export const BettingSiteContext = createContext<BettingSite | null>(null)

const noFlags = () => () => {}

/** Subscribes to the flags of betting and returns the site. Throws if the site does not include betting. */
export function useBettingSite(): BettingSite {
  const own = useContext(BettingSiteContext)
  const read = () => own?.options
  useSyncExternalStore(own?.site.flags.subscribe ?? noFlags, read, read)
  if (own) return own
  throw new Error(
    'This component needs the feature betting(): add betting() to the features in site.config.ts.',
  )
}
