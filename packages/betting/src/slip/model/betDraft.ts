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
 * What the player took: the price as it was painted when tapped, with what the market said then, and the stake as
 * typed. Everything else (profit, liability, what forbids it) is calculated from it.
 */
export interface BetDraft {
  /** The operator's id of the market. */
  marketId: string
  /** Name of the market, as in `Match Odds`. */
  marketName: string
  /** Kind of market: exchange, bookmaker or session. */
  marketType: MarketType
  /** The operator's id of the event. */
  eventId: string
  /** Name of the event, as in `Lanterns v Strikers`. */
  eventName: string
  /** When the event starts, as an ISO date. */
  openDate: string
  /** Country or region of the event, as the operator names it. */
  region: string
  /** Id of the runner that the bet is on. */
  runnerId: string
  /** Name of the runner that the bet is on. */
  runnerName: string
  /** Back or lay. */
  side: Side
  /** The price that the player requests, in hundredths. */
  odds: Odds
  /** The price that the button showed when it was tapped, in hundredths. */
  seenOdds: Odds
  /** The runs of a session market; 0 elsewhere. */
  run: number
  /** Lowest stake of the market when the price was tapped, in minor units. */
  min: Minor
  /** Highest stake of the market when the price was tapped, in minor units. */
  max: Minor
  /** The market's delay when the price was tapped, in seconds. */
  delaySeconds: number
  /** Where the market comes from, as the operator names it. */
  externalType: string
  /** True for a market that the operator's traders price. */
  isManual: boolean
  /** True if the market offers cash out. */
  allowsCashout: boolean
  /** The runners of the market when the price was tapped, and what the player's bets bring on each. */
  book: readonly RunnerAmount[]
  /** The stake as digits, as typed. For a quick bet: the stake of the quick bet. */
  stakeText: string
  /** True for a bet that the tap on the price places. */
  isQuick: boolean
}

/** What a player's bets bring when a runner wins, in minor units. */
export interface RunnerAmount {
  runnerId: string
  runnerName: string
  amount: Minor
}

/** What the player typed as minor units; 0 while there is nothing. */
export const draftStake = (draft: { stakeText: string }): Minor => minorFromPoints(draft.stakeText) ?? 0n

const stakeDigits = 12

/**
 * What a stake field keeps of what was typed: digits only, without leading zeros. Digits of other scripts are read as
 * 0 to 9. Decimals are removed, because as digits they would make a larger stake; a second point separates thousands.
 * Source: BET-043, BET-044.
 */
export const stakeTextFrom = (typed: string): string =>
  latinDigits(typed)
    .trim()
    .replace(/^([^.٫]*)[.٫]\d*$/, '$1')
    .replace(/[.,٫]\d{0,2}$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .slice(0, stakeDigits)

/** A chip adds its value to the stake. Whole points; a fraction of a point cannot be staked. Source: BET-045. */
export const addToStake = (stakeText: string, minor: Minor): string =>
  stakeTextFrom(stakeTextOf(draftStake({ stakeText }) + minor))

/** Whole points of an amount, never rounded up: Max stakes what there is. Source: BET-046. */
export const stakeTextOf = (minor: Minor): string => (minor < 100n ? '' : String(minor / 100n))

/** Facts of the device that an order carries. */
export interface OrderDevice {
  browser: Order['browser']
  country: Order['country']
}

/** The facts of this device, and where it is as far as the operator knows. */
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

/** The order of a draft under its key. A quick bet names its runner once more, as its nation. Source: BET-007, Q-084. */
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
