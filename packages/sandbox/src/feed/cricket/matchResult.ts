import { endedByItself, targetOf, totalOf, wicketsOf } from './inningsEnd.ts'
import type { Innings, Match, Outcome } from './match.ts'

export type MatchResult =
  | { winner: string; by: NonNullable<Outcome['by']> }
  | { winner: string; how: 'super over' | 'boundaries' | 'bowl-out' | 'awarded' }
  | { result: 'tie' | 'draw' | 'no result' }

const other = ({ teams }: Match, team: string): string => (teams[0] === team ? teams[1] : teams[0])

const boundariesOf = (all: readonly Innings[], team: string): number =>
  all
    .filter((innings) => innings.team === team)
    .reduce((sum, { balls }) => sum + balls.filter(({ isBoundary }) => isBoundary).length, 0)

/** A tie if there was no tie-break. */
function tieBreak(match: Match): MatchResult {
  const superOvers = match.innings.filter(({ isSuperOver }) => isSuperOver)
  const [first, second] = superOvers.slice(-2)
  if (first && second) {
    const lead = totalOf(first) - totalOf(second)
    if (lead !== 0) return { winner: lead > 0 ? first.team : second.team, how: 'super over' }
    const [one, another] = match.teams
    const more = boundariesOf(match.innings, one) - boundariesOf(match.innings, another)
    if (more !== 0) return { winner: more > 0 ? one : another, how: 'boundaries' }
  }
  const [most, least] = (match.outcome.hits ?? []).toSorted((a, b) => b.hits - a.hits)
  if (most && most.hits > (least?.hits ?? 0)) return { winner: most.team, how: 'bowl-out' }
  return { result: 'tie' }
}

function limitedResult(match: Match, innings: readonly Innings[]): MatchResult {
  const [, chase] = innings
  // Under a rain rule, a stopped chase counts as completed: the target was set for the balls it had.
  const wasPlayed = chase && (endedByItself(match, chase) || match.outcome.method !== undefined)
  if (!chase || !wasPlayed) return { result: 'no result' }
  const target = targetOf(match, chase) ?? 0
  const runs = totalOf(chase)
  if (runs >= target) return { winner: chase.team, by: { wickets: 10 - wicketsOf(chase) } }
  if (runs === target - 1) return tieBreak(match)
  return { winner: other(match, chase.team), by: { runs: target - 1 - runs } }
}

function unlimitedResult(match: Match, innings: readonly Innings[]): MatchResult {
  const last = innings.at(-1)
  if (!last || !endedByItself(match, last)) return { result: 'draw' }
  const totalBy = (team: string) =>
    innings.filter((one) => one.team === team).reduce((sum, one) => sum + totalOf(one), 0)
  const lead = totalBy(last.team) - totalBy(other(match, last.team))
  if (lead > 0 && innings.length === 4) return { winner: last.team, by: { wickets: 10 - wicketsOf(last) } }
  const isByInnings = innings.length === 3
  if (lead < 0)
    return {
      winner: other(match, last.team),
      by: { ...(isByInnings && { innings: 1 }), runs: -lead },
    }
  return { result: lead === 0 && innings.length === 4 ? 'tie' : 'draw' }
}

/**
 * Returns the result according to the balls. A match without a recorded result, e.g. a simulated one, has
 * this result.
 */
export function resultOfBalls(match: Match): MatchResult {
  const innings = match.innings.filter(({ isSuperOver }) => !isSuperOver)
  return match.form === 'limited' ? limitedResult(match, innings) : unlimitedResult(match, innings)
}

function recordedResult(match: Match): MatchResult | undefined {
  const { winner, by = {}, method, eliminator, bowlOut, result } = match.outcome
  if (eliminator !== undefined) {
    const ofBalls = tieBreak(match)
    return 'how' in ofBalls && ofBalls.winner === eliminator
      ? ofBalls
      : { winner: eliminator, how: 'super over' }
  }
  if (bowlOut !== undefined) return { winner: bowlOut, how: 'bowl-out' }
  if (winner !== undefined) return method === 'Awarded' ? { winner, how: 'awarded' } : { winner, by }
  return result && { result }
}

/**
 * Returns the result of a match. The record decides: balls may be missing, and they do not show rain rules,
 * absent batters or rules such as fewer wickets for level scores.
 */
export const matchResult = (match: Match): MatchResult => recordedResult(match) ?? resultOfBalls(match)
