import { careDemands, type CareDemands, type Jurisdiction } from '@kit/sdk/contract'

/** What a brand offers its players for their protection, and what its jurisdiction demands, which the operator keeps. */
export interface CareProfile {
  demands: CareDemands
  /** Hours a player can choose a break from, up to six weeks. */
  timeOutHours: readonly number[]
  /** Months of a self-exclusion, from 6 to 60. */
  exclusionMonths: readonly number[]
  /** Minutes between two reality checks that a player can choose from; 0 is never. */
  checkChoices: readonly number[]
  /** Whether a player always sees how long the login has lasted. */
  hasSessionClock: boolean
}

const dayHours = 24

/**
 * The profiles of jurisdictions. `none` offers everything and asks nothing: points are play money until a brand declares
 * a licence.
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

/** Minutes between two reality checks of a player: what they chose where it is offered, else as seldom as is allowed. */
export const minutesBetweenChecks = ({ checkChoices, demands }: CareProfile, chosen: number): number =>
  checkChoices.includes(chosen) && chosen > 0 ? chosen : demands.checkMinutes
