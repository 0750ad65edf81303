import {
  minorFromPoints,
  unknownLocation,
  type LocationInfo,
  type MarketType,
  type Minor,
  type Odds,
  type Order,
  type Side,
} from '@kit/sdk/contract'
import { latinDigits } from '@kit/ui'
import type { PriceTolerance } from './priceTolerance.ts'

/**
 * The selection a player made: the price and the market's facts when it was tapped, and the stake as typed. Everything
 * else (profit, liability, refusals) is calculated from it.
 */
export interface BetDraft {
  /** The operator's id of the market. */
  marketId: string
  /** Name of the market, for example `Match Odds`. */
  marketName: string
  /** Kind of market: exchange, bookmaker or session. */
  marketType: MarketType
  /** The operator's id of the event. */
  eventId: string
  /** Name of the event, for example `Lanterns v Strikers`. */
  eventName: string
  /** Start of the event as an ISO date. */
  openDate: string
  /** Country or region of the event, in the operator's wording. */
  region: string
  /** Id of the runner that the bet is on. */
  runnerId: string
  /** Name of the runner that the bet is on. */
  runnerName: string
  /** Back or lay. */
  side: Side
  /** The requested price, in hundredths. */
  odds: Odds
  /** The price that the button showed when it was tapped, in hundredths. */
  seenOdds: Odds
  /** Runs of a session market; 0 for other markets. */
  run: number
  /** Lowest stake of the market when the price was tapped, in minor units. */
  min: Minor
  /** Highest stake of the market when the price was tapped, in minor units. */
  max: Minor
  /** The market's delay when the price was tapped, in seconds. */
  delaySeconds: number
  /** Source of the market, in the operator's wording. */
  externalType: string
  /** True for a market that the operator's traders price. */
  isManual: boolean
  /** True if the market offers cash out. */
  allowsCashout: boolean
  /** The market's runners when the price was tapped, each with the profit or loss of the player's bets if it wins. */
  book: readonly RunnerAmount[]
  /** The stake as typed digits. For a quick bet: the quick stake. */
  stakeText: string
  /** True if tapping the price places the bet. Source: Q-084. */
  isQuick: boolean
}

/** Profit or loss of a player's bets if a runner wins, in minor units. */
export interface RunnerAmount {
  runnerId: string
  runnerName: string
  amount: Minor
}

/** Returns the typed stake in minor units, or 0 if the field is empty or not a number. */
export const draftStake = (draft: { stakeText: string }): Minor => minorFromPoints(draft.stakeText) ?? 0n

const stakeDigits = 12

/**
 * No leading zeros, at most 12 digits, other scripts as 0 to 9. Decimals are removed, because read as digits
 * they would make a larger stake; further separators are thousands separators. Source: BET-043, BET-044.
 */
export const stakeTextFrom = (typed: string): string =>
  latinDigits(typed)
    .trim()
    .replace(/^([^.٫]*)[.٫]\d*$/, '$1')
    .replace(/[.,٫]\d{0,2}$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .slice(0, stakeDigits)

/** Returns the stake text after a chip adds its value. Fractions of a point are dropped. Source: BET-045. */
export const addToStake = (stakeText: string, minor: Minor): string =>
  stakeTextFrom(stakeTextOf(draftStake({ stakeText }) + minor))

/** Returns the whole points of an amount, rounded down, as stake text; empty below one point. Source: BET-046. */
export const stakeTextOf = (minor: Minor): string => (minor < 100n ? '' : String(minor / 100n))

export interface OrderDevice {
  browser: Order['browser']
  country: Order['country']
}

/** The location is unknown unless the operator reported it. */
export const orderDevice = (
  browser: OrderDevice['browser'],
  location: LocationInfo = unknownLocation,
): OrderDevice => ({
  browser,
  country: {
    continent: location.continent,
    city: location.city,
    country: location.country,
    countryFlag: location.country_flag,
    region: location.region,
  },
})

/** A quick bet repeats its runner's name as `nation`. Source: BET-007, Q-084. */
export const orderOf = (
  draft: BetDraft,
  key: string,
  { pricePolicy, priceSteps }: PriceTolerance,
  device: OrderDevice,
): Order => ({
  key,
  marketId: draft.marketId,
  eventId: draft.eventId,
  runnerId: draft.runnerId,
  runnerName: draft.runnerName,
  side: draft.side,
  odds: draft.odds,
  run: draft.run,
  marketType: draft.marketType,
  matchDate: draft.openDate,
  stake: draftStake(draft),
  isCashout: draft.allowsCashout,
  pricePolicy,
  ...(pricePolicy === 'within' && { priceSteps }),
  ...(draft.isQuick && { nation: draft.runnerName }),
  ...device,
})
