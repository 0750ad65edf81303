import type { Match } from './match.ts'

// The collection has no ball times, so they are generated: about four minutes an over, more after a wicket,
// and a break between innings.
const second = 1000

/** Durations in ms. */
export interface Pace {
  /** Duration from the run-up until the ball is dead. */
  ballRuns: number
  betweenBalls: number
  /** Added between overs and after a wicket. */
  betweenOvers: number
  afterWicket: number
  inningsBreak: number
  superOverBreak: number
}

export const realPace: Pace = {
  ballRuns: 7 * second,
  betweenBalls: 25 * second,
  betweenOvers: 40 * second,
  afterWicket: 80 * second,
  inningsBreak: 900 * second,
  superOverBreak: 300 * second,
}

/** Returns when each ball ends, in ms after the first run-up. */
export function ballEnds(match: Match, pace: Pace = realPace): number[][] {
  let at = -pace.betweenBalls
  return match.innings.map((innings, index) => {
    if (index > 0) at += innings.isSuperOver ? pace.superOverBreak : pace.inningsBreak
    return innings.balls.map((_ball, number) => {
      const before = innings.balls[number - 1]
      at += pace.betweenBalls + pace.ballRuns
      if (before?.isLastOfOver) at += pace.betweenOvers
      if (before && before.dismissals.length > 0) at += pace.afterWicket
      return at
    })
  })
}

export interface Moment {
  at: number
  what: 'opens' | 'ball starts' | 'ball ends' | 'prices back' | 'innings ends' | 'match ends'
  innings: number
  /** Index in its innings of the ball, or of the next one. */
  ball: number
}

/**
 * How long prices stay suspended after a wicket, in ms, ending at the latest five seconds before the next
 * ball.
 */
const wicketVeil = 25 * second
const earlier = 5 * second
/** Time from the opening to the first ball, and from the last ball to the result, in ms. */
const leadMs = 600 * second
const declaredAfter = 45 * second

export function momentsOf(
  match: Match,
  ends: readonly (readonly number[])[],
  pace: Pace = realPace,
): Moment[] {
  const moments: Moment[] = []
  const firstStart = (ends.find((one) => one.length > 0)?.[0] ?? 0) - pace.ballRuns
  moments.push({ at: firstStart - leadMs, what: 'opens', innings: 0, ball: 0 })
  for (const [innings, times] of ends.entries()) {
    for (const [ball, end] of times.entries()) {
      const start = Math.max(end - pace.ballRuns, (moments.at(-1)?.at ?? 0) + 1)
      moments.push({ at: start, what: 'ball starts', innings, ball })
      moments.push({ at: Math.max(end, start + 1), what: 'ball ends', innings, ball })
      const next = times[ball + 1]
      const fell = (match.innings[innings]?.balls[ball]?.dismissals.length ?? 0) > 0
      if (!fell || next === undefined) continue
      const back = Math.min(end + wicketVeil, next - pace.ballRuns - earlier)
      if (back > end + 1) moments.push({ at: back, what: 'prices back', innings, ball: ball + 1 })
    }
    moments.push({ at: (moments.at(-1)?.at ?? 0) + 1, what: 'innings ends', innings, ball: times.length })
  }
  const last = moments.at(-1)?.at ?? 0
  moments.push({ at: last + declaredAfter, what: 'match ends', innings: ends.length - 1, ball: 0 })
  return moments
}
