import type { Innings, Match } from './match.ts'

const wicketsOfInnings = 10

export const totalOf = ({ balls, penaltyRuns: { before, after } }: Innings): number =>
  balls.reduce((total, ball) => total + ball.runs, before + after)

export const wicketsOf = ({ balls }: Innings): number =>
  balls.reduce((total, ball) => total + ball.dismissals.length, 0)

/** Returns the overs of an innings: the target's if rain reduced them, else the match's. */
export const oversOf = (match: Match, innings: Innings): number | undefined =>
  innings.target?.overs ?? match.overs

function bowledOut(match: Match, innings: Innings): boolean {
  const last = innings.balls.at(-1)
  const overs = oversOf(match, innings)
  return overs !== undefined && last !== undefined && last.isLastOfOver && last.over + 1 >= overs
}

/** Returns the number of batters who can no longer bat: out, retired hurt without returning, or absent. */
function unableToBat({ balls, absent }: Innings): number {
  const gone = new Set<string>(absent)
  for (const ball of balls) {
    gone.delete(ball.batter)
    gone.delete(ball.nonStriker)
    for (const { player } of ball.dismissals) gone.add(player)
    for (const player of ball.retired) gone.add(player)
  }
  return gone.size
}

/**
 * Returns the runs that the side batting last needs to win, or undefined for other innings or without a
 * target.
 */
export function targetOf(match: Match, innings: Innings): number | undefined {
  if (innings.target) return innings.target.runs
  const played = match.innings.filter(({ isSuperOver }) => !isSuperOver)
  const index = played.indexOf(innings)
  if (index !== (match.form === 'limited' ? 1 : 3)) return undefined
  const before = played.slice(0, index)
  const totalBy = (isOwn: boolean) =>
    before.filter(({ team }) => (team === innings.team) === isOwn).reduce((sum, one) => sum + totalOf(one), 0)
  return totalBy(false) - totalBy(true) + 1
}

const hasGap = ({ balls }: Innings): boolean =>
  balls.some(({ over }, index) => over > (balls[index - 1]?.over ?? -1) + 1)

/**
 * Returns true if the recorded result shows that balls of an innings are missing: its runs do not match the
 * margin or the target. A rain rule sets other targets.
 */
function lacksBalls(match: Match, innings: Innings): boolean {
  if (hasGap(innings)) return true
  const { winner, by, method } = match.outcome
  const played = match.innings.filter(({ isSuperOver }) => !isSuperOver)
  if (match.form !== 'limited' || method !== undefined || innings.isSuperOver) return false
  const [, chase] = played
  const total = totalOf(innings)
  if (innings !== chase)
    return chase?.target !== undefined && (chase.target.overs ?? match.overs) === match.overs
      ? total !== chase.target.runs - 1
      : false
  const target = targetOf(match, innings) ?? 0
  if (by?.runs !== undefined) return winner !== innings.team && total !== target - 1 - by.runs
  return by?.wickets !== undefined && winner === innings.team && total < target
}

/**
 * Returns true if an innings was completed (all out, overs bowled, target reached, declared), and false if
 * rain, time or an umpire stopped it. Without an over limit, every innings but the last was completed.
 */
export function endedByItself(match: Match, innings: Innings): boolean {
  const target = targetOf(match, innings)
  const isLast = match.innings.at(-1) === innings
  if (lacksBalls(match, innings)) return false
  return (
    innings.isDeclared ||
    unableToBat(innings) >= wicketsOfInnings ||
    bowledOut(match, innings) ||
    (target !== undefined && totalOf(innings) >= target) ||
    (match.form === 'unlimited' && !isLast)
  )
}
