import type { FlagOverrides } from '../flags/flag.ts'
import { jurisdictions, type Jurisdiction } from './jurisdictions.ts'

export { jurisdictions, type Jurisdiction }

/** Requirements of a jurisdiction for an operator, regardless of brand, page or player. */
export interface CareDemands {
  /** Hours after which a player's login ends and a new one is required; 0 for the default. */
  sessionHours: number
  /** The longest time between two reality checks in minutes, after which no bet is taken; 0: none is demanded. */
  checkMinutes: number
  /**
   * The requirement before a deposit: nothing, an answer to the question of a deposit limit (which may be no limit),
   * or a limit.
   */
  depositWaitsFor: 'nothing' | 'answer' | 'limit'
  /** Flags that no brand can turn on (threat model U23). */
  forbids: FlagOverrides
}

/** Points that a player has asked to take out stay out: nothing tempts to bet them after all. */
const noWayBack: FlagOverrides = { 'wallet.withdraw.allowCancel': false }

const depositSteps = ['nothing', 'answer', 'limit'] as const

/** Returns the smaller of two numbers of which 0 means none. */
export const smallerNonZero = (one: number, other: number): number =>
  one === 0 || other === 0 ? Math.max(one, other) : Math.min(one, other)

/** Combines demands: the shorter login, the more frequent check, the stricter deposit rule, all forbidden flags. */
export const strictestDemands = (all: readonly CareDemands[]): CareDemands =>
  all.reduce(
    (one, other) => ({
      sessionHours: smallerNonZero(one.sessionHours, other.sessionHours),
      checkMinutes: smallerNonZero(one.checkMinutes, other.checkMinutes),
      depositWaitsFor:
        depositSteps.findLast((step) => [one.depositWaitsFor, other.depositWaitsFor].includes(step)) ??
        'nothing',
      forbids: { ...one.forbids, ...other.forbids },
    }),
    { sessionHours: 0, checkMinutes: 0, depositWaitsFor: 'nothing', forbids: {} },
  )

/**
 * The requirements of each jurisdiction, for the operator that enforces them and the site that
 * shows them.
 */
export const careDemands: Readonly<Record<Jurisdiction, CareDemands>> = {
  none: { sessionHours: 0, checkMinutes: 0, depositWaitsFor: 'nothing', forbids: {} },
  uk: { sessionHours: 0, checkMinutes: 60, depositWaitsFor: 'answer', forbids: noWayBack },
  strict: { sessionHours: 4, checkMinutes: 30, depositWaitsFor: 'limit', forbids: noWayBack },
}
