'use client'
import type { FlagValues, Flags } from '@kit/sdk/flags'
import type { SiteServices } from '@kit/shell/feature'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** What a site decides of betting beside its flags. */
export interface BettingOptions {
  /**
   * Exact hosts whose pages may be shown in frames: live TV, scores, the sports book. None by default; pages that the
   * operator serves for frames from the site's own origin are always shown.
   */
  frameHosts?: readonly string[]
  /**
   * Where the sports book's provider has its page for this brand: an https address of one of `frameHosts`, or a path of
   * the operator's own, with `{id}` where the id of `/sports-book/{id}` belongs. Without one there is no sports book, and
   * nothing leads to it.
   */
  sportsBook?: string
  /** The same for `/ballByBall`; by default the sports book's. */
  ballByBall?: string
}

/** The options of a site with what is meant where it says nothing, and what its flags say of betting now. */
export interface ResolvedOptions extends BettingOptions {
  frameHosts: readonly string[]
  /** `betting.slip.manualOdds`: whether the player may type other odds than those tapped. Source: BET-050. */
  manualOdds: boolean
  /** `betting.slip.oddSteppers`: whether the odds have steppers. Source: BET-051. */
  oddSteppers: boolean
  /** Whether nothing can be placed on a bookmaker's or manual market whose prices do not add up. */
  enforceOverround: boolean
  /** Whether the highlights show LIVE by the second check of the specification, up to 5 hours 40 after the start. */
  legacyInPlayWindow: boolean
  /** `betting.cashOut`: whether the operator has cash outs, and the site offers them. */
  cashOut: boolean
  /** `betting.unmatched`: whether the operator lets orders wait for their price. */
  unmatched: boolean
  /** `betting.betMoments`: whether the operator tells how a bet was placed. */
  betMoments: boolean
  /** `betting.charts`: whether the operator has the history of prices, and the site offers it. */
  charts: boolean
  /** `betting.floatingPicture`: whether the live picture of an event stays in sight in a corner. */
  floatingPicture: boolean
  /** `layout.lists`: how lists of events are drawn where the player has not chosen. */
  lists: FlagValues['layout.lists']
  /** `layout.event`: whether an event's page gives its height to prices. */
  event: FlagValues['layout.event']
  /** `layout.slip`: where the slip is on a phone. */
  slipPlace: FlagValues['layout.slip']
  /** `betting.slip.success`: how a placed bet is told. */
  success: FlagValues['betting.slip.success']
  /** `betting.quickBet.onPrices`: whether prices and a bar say that quick bets are on. */
  quickBetOnPrices: boolean
}

/** The options that arrange what is drawn, and with it what a boot draws. */
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

/** What every layer of betting knows of its site. Prices and slip add their own (`Pricing`, `BettingServices`). */
export interface BettingSite {
  site: SiteServices
  /** Another object once one of its flags has changed. */
  readonly options: ResolvedOptions
}

export const BettingSiteContext = createContext<BettingSite | null>(null)

const noFlags = () => () => {}

/**
 * The site that betting is a feature of. Renders again when a flag of betting changes. Throws when the site does not list
 * betting.
 */
export function useBettingSite(): BettingSite {
  const own = useContext(BettingSiteContext)
  const read = () => own?.options
  useSyncExternalStore(own?.site.flags.subscribe ?? noFlags, read, read)
  if (own) return own
  throw new Error('A part of betting was drawn outside its provider: list betting() in the site.')
}
