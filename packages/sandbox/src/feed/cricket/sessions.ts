import { endedByItself, oversOf } from './inningsEnd.ts'
import type { Ball, Innings, Match } from './match.ts'

/**
 * The subject of a session: runs after a number of overs, in one over, at a fall of wicket, or by a batter.
 */
export type SessionSubject =
  | { kind: 'overs'; overs: number }
  | { kind: 'over'; over: number }
  | { kind: 'wicket'; wicket: number }
  | { kind: 'batter'; player: string }

/** The result is known in advance. */
export interface SessionPlan {
  id: string
  name: string
  priority: number
  category: string
  innings: number
  subject: SessionSubject
  /** Index in its innings of the ball before which it opens. */
  opensAt: number
  /** Undefined for the end of the innings. */
  decidedAt: number | undefined
  /** The run that settles it, or undefined if it is void. Rules: docs/decisions/settlement.md. */
  result: number | undefined
}

const categories: Record<SessionSubject['kind'], string> = {
  overs: 'Overs',
  over: 'Single overs',
  wicket: 'Fall of wicket',
  batter: 'Batters',
}

type Planned = Pick<SessionPlan, 'opensAt' | 'decidedAt' | 'result'>

const ordinals = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'] as const
/** Overs whose total is a session, by the innings' limit. */
const milestones = [
  { upTo: 5, overs: [2, 3, 5] },
  { upTo: 20, overs: [6, 10, 15, 20] },
  { upTo: Infinity, overs: [10, 20, 30, 40, 50] },
] as const
/** A session over many overs opens this number of overs before its last. */
const leadOvers = 20

const sumOf = (balls: readonly Ball[]): number => balls.reduce((sum, { runs }) => sum + runs, 0)

function reader(match: Match, innings: Innings) {
  const { balls } = innings
  const isWhole = endedByItself(match, innings)
  // After a gap in the record, nothing that depends on earlier overs is known.
  const gap = balls.findIndex(({ over }, index) => over > (balls[index - 1]?.over ?? -1) + 1)
  const knownBalls = gap < 0 ? balls.length : gap
  const isComplete = (over: number): boolean =>
    balls.some((ball) => ball.over > over) ||
    balls.filter((ball) => ball.over === over && ball.isLegal).length >= match.ballsPerOver
  const totalAfter = (ball: number): number => innings.penaltyRuns.before + sumOf(balls.slice(0, ball + 1))
  const lastOf = (over: number): number => balls.findLastIndex((ball) => ball.over === over)

  /**
   * A session undecided at the innings' end is settled by the runs reached if the innings was completed, else
   * void.
   */
  const atEnd = (reached: number): Pick<Planned, 'decidedAt' | 'result'> => ({
    decidedAt: undefined,
    result: isWhole ? reached : undefined,
  })

  return {
    overs(overs: number): Planned | undefined {
      const opensAt = overs <= leadOvers ? 0 : balls.findIndex((ball) => ball.over >= overs - leadOvers)
      if (opensAt < 0) return undefined
      const last = lastOf(overs - 1)
      return last >= 0 && isComplete(overs - 1)
        ? { opensAt, decidedAt: last, result: last < knownBalls ? totalAfter(last) : undefined }
        : { opensAt, ...atEnd(totalAfter(balls.length - 1)) }
    },

    over(over: number): Planned | undefined {
      const opensAt = over === 1 ? 0 : balls.findIndex((ball) => ball.over === over - 2)
      if (opensAt < 0) return undefined
      const own = balls.filter((ball) => ball.over === over - 1)
      // An over without a ball is void, regardless of how the innings ended.
      if (own.length === 0) return { opensAt, decidedAt: undefined, result: undefined }
      return isComplete(over - 1)
        ? { opensAt, decidedAt: lastOf(over - 1), result: sumOf(own) }
        : { opensAt, ...atEnd(sumOf(own)) }
    },

    wicket(wicket: number): Planned | undefined {
      const falls = balls.flatMap(({ dismissals }, index) => dismissals.map(() => index))
      const before = wicket === 1 ? -1 : falls[wicket - 2]
      if (before === undefined || before + 1 >= balls.length) return undefined
      const fall = falls[wicket - 1]
      if (fall === undefined) return { opensAt: before + 1, ...atEnd(totalAfter(balls.length - 1)) }
      // Two wickets fell with one ball, so nobody could bet on the second.
      return fall === before
        ? undefined
        : {
            opensAt: before + 1,
            decidedAt: fall,
            result: fall < knownBalls ? totalAfter(fall) : undefined,
          }
    },

    batter(player: string): Planned {
      const opensAt = balls.findIndex((ball) => ball.batter === player || ball.nonStriker === player)
      const out = balls.findIndex(({ dismissals }) => dismissals.some((one) => one.player === player))
      const own = balls.filter(({ batter }) => batter === player)
      const runs = own.reduce((sum, ball) => sum + ball.batterRuns, 0)
      return out < 0
        ? { opensAt, ...atEnd(runs) }
        : { opensAt, decidedAt: out, result: out < knownBalls ? runs : undefined }
    },
  }
}

function sessionsOf(match: Match, index: number): SessionPlan[] {
  const innings = match.innings[index]
  if (!innings || innings.isSuperOver || innings.balls.length === 0) return []
  const read = reader(match, innings)
  const again = match.innings.slice(0, index).some((one) => one.team === innings.team && !one.isSuperOver)
  const team = again ? `${innings.team} (2nd innings)` : innings.team
  const plans: SessionPlan[] = []
  const add = (
    key: string,
    name: string,
    priority: number,
    subject: SessionSubject,
    planned: Planned | undefined,
  ) => {
    if (planned)
      plans.push({
        id: `${match.id}.${index + 1}.${key}`,
        name,
        priority,
        category: categories[subject.kind],
        innings: index,
        subject,
        ...planned,
      })
  }

  const most = oversOf(match, innings)
  const asked = milestones.find(({ upTo }) => (most ?? Infinity) <= upTo)?.overs ?? []
  for (const overs of asked)
    if (most === undefined || overs <= most)
      add(`overs${overs}`, `${overs} over runs ${team}`, overs, { kind: 'overs', overs }, read.overs(overs))

  const bowled = (innings.balls.at(-1)?.over ?? 0) + 1
  for (let over = 1; over <= Math.min(bowled + 1, most ?? Infinity); over += 1)
    add(`over${over}`, `Over ${over} runs ${team}`, 100 + over, { kind: 'over', over }, read.over(over))

  for (const [at, ordinal] of ordinals.entries())
    add(
      `wicket${at + 1}`,
      `Fall of ${ordinal} wicket ${team}`,
      1000 + at,
      { kind: 'wicket', wicket: at + 1 },
      read.wicket(at + 1),
    )

  const players = new Set(innings.balls.flatMap(({ batter, nonStriker }) => [batter, nonStriker]))
  for (const [at, player] of [...players].entries())
    add(`batter${at + 1}`, `${player} runs`, 2000 + at, { kind: 'batter', player }, read.batter(player))
  return plans
}

/** Super overs have no sessions. */
export const planSessions = (match: Match): SessionPlan[] =>
  match.innings.flatMap((_innings, index) => sessionsOf(match, index))
