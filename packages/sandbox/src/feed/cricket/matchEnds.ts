import type { FeedUpdate } from '../feed.ts'
import type { Match } from './match.ts'
import { matchResult } from './matchResult.ts'
import type { SessionPlan } from './sessions.ts'

export type End =
  | { kind: 'run'; run: number; note?: string }
  | { kind: 'winners'; winner: string }
  | { kind: 'void'; reason: string }

const drawId = '3'

export const sidesOf = (match: Match): { id: string; name: string }[] => [
  { id: '1', name: match.teams[0] },
  { id: '2', name: match.teams[1] },
  ...(match.form === 'unlimited' ? [{ id: drawId, name: 'The Draw' }] : []),
]

/**
 * Returns the bookmaker market's result: the winner, however decided, or the draw. A tie without a tie-break
 * and a match without a result are void.
 */
export function bookmakerEnd(match: Match): End {
  const result = matchResult(match)
  if ('winner' in result) {
    const side = sidesOf(match).find(({ name }) => name === result.winner)
    return { kind: 'winners', winner: side?.id ?? '' }
  }
  if (result.result === 'draw') return { kind: 'winners', winner: drawId }
  return {
    kind: 'void',
    reason: result.result === 'tie' ? 'The match was tied.' : 'The match had no result.',
  }
}

export function sessionEnd({ result, decidedAt }: SessionPlan): End {
  if (result === undefined)
    return { kind: 'void', reason: 'The innings was cut short before it was decided.' }
  if (decidedAt !== undefined) return { kind: 'run', run: result }
  return {
    kind: 'run',
    run: result,
    note: 'The innings ended before it was decided: what was reached counts.',
  }
}

export function endUpdate(match: Match, marketId: string, end: End): FeedUpdate {
  if (end.kind === 'run')
    return { kind: 'sessionResult', marketId, run: end.run, ...(end.note && { note: end.note }) }
  if (end.kind === 'void') return { kind: 'abandoned', marketId, reason: end.reason }
  const outcome = sidesOf(match).map(({ id }) => ({
    runnerId: id,
    status: id === end.winner ? ('winner' as const) : ('loser' as const),
  }))
  return { kind: 'result', marketId, outcome }
}
