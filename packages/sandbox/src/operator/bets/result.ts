import { deadHeatOf, type DeadHeat } from '@kit/rules'
import type { RunnerRow } from '../database/schema.ts'
import type { Outcome } from '../markets/marketState.ts'

/**
 * The fault of an incomplete result. Too few winners could cost players more than their exposure, and unnamed
 * ties cannot be divided.
 */
export type ResultFault = 'too-few-winners' | 'ties-unnamed'

interface Result {
  outcome: Outcome
  /** The winners that tied for the last places, if there are more winners than places. */
  tied?: readonly string[] | undefined
}

interface Field {
  numberOfWinners: number
  runners: readonly Pick<RunnerRow, 'id' | 'status'>[]
}

/** Returns the winners in the order of the market. */
export const winnersOf = (outcome: Outcome, runners: Field['runners']): string[] =>
  'run' in outcome
    ? []
    : runners
        .filter(({ id, status }) => status !== 'removed' && outcome.get(id) === 'winner')
        .map(({ id }) => id)

/** Returns the number of places, or of remaining runners if they are fewer. */
export const requiredWinners = ({ numberOfWinners, runners }: Field): number =>
  Math.min(numberOfWinners, runners.filter(({ status }) => status !== 'removed').length)

/**
 * Returns the runners of a result that tied, in the order of the market. In a market with one place, these
 * are all its winners.
 */
export function tiedOf({ outcome, tied }: Result, { numberOfWinners, runners }: Field): string[] {
  const winners = winnersOf(outcome, runners)
  if (winners.length <= numberOfWinners) return []
  return tied === undefined && numberOfWinners === 1 ? winners : winners.filter((id) => tied?.includes(id))
}

const sharedPlaces = (winners: number, tied: number, places: number): number => places - (winners - tied)

/**
 * Returns the fault that prevents a market from being settled with this result, or undefined if it is
 * complete.
 */
export function resultFault(result: Result, field: Field): ResultFault | undefined {
  if ('run' in result.outcome) return undefined
  const winners = winnersOf(result.outcome, field.runners)
  if (winners.length < requiredWinners(field)) return 'too-few-winners'
  const { numberOfWinners } = field
  const tied = tiedOf(result, field)
  const isNamed = tied.length === (result.tied ?? tied).length
  if (winners.length <= numberOfWinners) return isNamed ? undefined : 'ties-unnamed'
  return isNamed && sharedPlaces(winners.length, tied.length, numberOfWinners) >= 1
    ? undefined
    : 'ties-unnamed'
}

/**
 * Returns the dead heat that a runner is part of, from the winners of its market and those that tied, or
 * undefined for all others.
 */
export function deadHeatFor(
  runnerId: string,
  { winners, tied, places }: { winners: number; tied: readonly string[]; places: number },
): DeadHeat | undefined {
  const index = tied.indexOf(runnerId)
  return index < 0 ? undefined : deadHeatOf(tied.length, sharedPlaces(winners, tied.length, places), index)
}
