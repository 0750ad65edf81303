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
  marketId: string
  marketName: string
  marketType: MarketType
  eventId: string
  eventName: string
  openDate: string
  region: string
  runnerId: string
  runnerName: string
  side: Side
  /** Hundredths; what the player asks for. */
  odds: Odds
  /** Hundredths; what was on the button when it was tapped. */
  seenOdds: Odds
  run: number
  /** The limits of the market when it was tapped. */
  min: Minor
  max: Minor
  /** The market's own delay when it was tapped, in seconds. */
  delaySeconds: number
  externalType: string
  isManual: boolean
  allowsCashout: boolean
  /** The market's runners when it was tapped, and what the player's bets brought on each. */
  book: readonly RunnerAmount[]
  /** Digits, as typed; of a quick bet its stake. */
  stakeText: string
  /** Placed by the tap itself. */
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
