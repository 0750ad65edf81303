import { careDemands, type CareDemands, type Jurisdiction } from '@kit/sdk/contract'

/** The operator enforces the requirements of the jurisdiction. */
export interface CareProfile {
  demands: CareDemands
  /** Time-outs in hours, up to six weeks. */
  timeOutHours: readonly number[]
  /** Self-exclusions in months, 6 to 60. */
  exclusionMonths: readonly number[]
  /** Intervals of reality checks in minutes; 0 means never. */
  checkChoices: readonly number[]
  hasSessionClock: boolean
}

const dayHours = 24

/**
 * The profiles of jurisdictions. `none` offers everything and requires nothing: points are play money until a brand
 * declares a licence.
 */
export const careProfiles: Record<Jurisdiction, CareProfile> = {
  none: {
    demands: careDemands.none,
    timeOutHours: [dayHours, 7 * dayHours, 30 * dayHours],
    exclusionMonths: [6, 12, 60],
    checkChoices: [0, 15, 30, 60],
    hasSessionClock: false,
  },
  uk: {
    demands: careDemands.uk,
    timeOutHours: [dayHours, 2 * dayHours, 7 * dayHours, 30 * dayHours, 42 * dayHours],
    exclusionMonths: [6, 12, 60],
    checkChoices: [15, 30, 60],
    hasSessionClock: true,
  },
  strict: {
    demands: careDemands.strict,
    timeOutHours: [1, dayHours, 7 * dayHours, 30 * dayHours, 42 * dayHours],
    exclusionMonths: [12, 60],
    checkChoices: [10, 20, 30],
    hasSessionClock: true,
  },
}

/**
 * Returns the interval of a player's reality checks in minutes: the player's choice if it is offered, else the longest
 * allowed.
 */
export const minutesBetweenChecks = ({ checkChoices, demands }: CareProfile, chosen: number): number =>
  checkChoices.includes(chosen) && chosen > 0 ? chosen : demands.checkMinutes
