import type { CricketBoard } from '@kit/sdk/contract'
import type { Ball, Innings, Match } from './match.ts'
import { oversOf, targetOf } from './inningsEnd.ts'

interface Batting {
  runs: number
  balls: number
}

interface Bowling {
  runs: number
  wickets: number
  balls: number
}

/** Score of a match. Only `bowl` changes it. */
export interface Scorecard {
  innings: Innings
  /** Includes wides and no-balls. */
  bowled: number
  runs: number
  wickets: number
  /** The current over, or the last one. */
  over: number
  legalInOver: number
  overRuns: number
  isOverDone: boolean
  signs: string[]
  batters: Map<string, Batting>
  bowlers: Map<string, Bowling>
}

export const emptyCard = (innings: Innings): Scorecard => ({
  innings,
  bowled: 0,
  runs: innings.penaltyRuns.before,
  wickets: 0,
  over: 0,
  legalInOver: 0,
  overRuns: 0,
  isOverDone: false,
  signs: [],
  batters: new Map(),
  bowlers: new Map(),
})

const shortOf: Record<string, string> = { wides: 'wd', noballs: 'nb', byes: 'b', legbyes: 'lb', penalty: 'p' }

/**
 * Returns the symbol of a ball. A wide or a no-ball takes precedence over byes or a penalty on the same ball.
 */
function signOf({ runs, extras, dismissals }: Ball): string {
  if (dismissals.length > 0) return runs > 0 ? `${runs}W` : 'W'
  const kind = Object.keys(shortOf).find((one) => one in extras)
  return `${runs}${(kind && shortOf[kind]) ?? ''}`
}

/**
 * Kinds of dismissal that count for the bowler: not a run-out, a retirement or an appeal against the batter
 * alone.
 */
const bowlersKinds = new Set(['bowled', 'caught', 'caught and bowled', 'lbw', 'stumped', 'hit wicket'])

const sidesExtras = ({ extras: { byes = 0, legbyes = 0, penalty = 0 } }: Ball): number =>
  byes + legbyes + penalty

export function bowl(card: Scorecard): void {
  const ball = card.innings.balls[card.bowled]
  if (!ball) return
  if (ball.over !== card.over || card.isOverDone)
    Object.assign(card, { over: ball.over, legalInOver: 0, overRuns: 0, signs: [] })
  card.bowled += 1
  card.runs += ball.runs
  card.overRuns += ball.runs
  card.wickets += ball.dismissals.length
  card.legalInOver += ball.isLegal ? 1 : 0
  card.isOverDone = ball.isLastOfOver
  card.signs = [...card.signs, signOf(ball)]
  const batting = card.batters.get(ball.batter) ?? { runs: 0, balls: 0 }
  // A batter faces a no-ball but not a wide.
  const faced = 'wides' in ball.extras ? 0 : 1
  card.batters.set(ball.batter, { runs: batting.runs + ball.batterRuns, balls: batting.balls + faced })
  const bowling = card.bowlers.get(ball.bowler) ?? { runs: 0, wickets: 0, balls: 0 }
  card.bowlers.set(ball.bowler, {
    runs: bowling.runs + ball.runs - sidesExtras(ball),
    wickets: bowling.wickets + ball.dismissals.filter(({ kind }) => bowlersKinds.has(kind)).length,
    balls: bowling.balls + (ball.isLegal ? 1 : 0),
  })
}

/** Returns overs and balls, for example "12.3". */
function oversText({ bowled, over, legalInOver, isOverDone }: Scorecard): string {
  if (bowled === 0) return '0.0'
  return isOverDone ? `${over + 1}.0` : `${over}.${legalInOver}`
}

/**
 * Returns the legal balls left in an innings, or undefined without a limit of overs. A target may end within
 * an over: 12.3.
 */
function ballsLeft(match: Match, card: Scorecard): number | undefined {
  const { ballsPerOver } = match
  const overs = oversOf(match, card.innings)
  if (overs === undefined) return undefined
  const whole = Math.floor(overs)
  const limit = whole * ballsPerOver + Math.round((overs - whole) * 10)
  const done =
    card.bowled === 0 ? 0 : card.over * ballsPerOver + (card.isOverDone ? ballsPerOver : card.legalInOver)
  return Math.max(0, limit - done)
}

/** The last scorecard is the current innings. */
export function boardOf(match: Match, cards: readonly Scorecard[], status: string): CricketBoard {
  const card = cards.at(-1)
  const next = card?.innings.balls[Math.min(card.bowled, card.innings.balls.length - 1)]
  const target = card && !card.innings.isSuperOver ? targetOf(match, card.innings) : undefined
  const left = card && target !== undefined ? ballsLeft(match, card) : undefined
  const bowling = next && card.bowlers.get(next.bowler)
  return {
    sport: 'cricket',
    status,
    innings: cards.map((one) => ({
      team: one.innings.team,
      runs: one.runs,
      wickets: one.wickets,
      overs: oversText(one),
      ...(one.innings.isSuperOver && { isSuperOver: true }),
    })),
    ...(target !== undefined && target > 0 && { target }),
    ...(left !== undefined && { ballsLeft: left }),
    thisOver: card?.signs ?? [],
    batters: next
      ? [next.batter, next.nonStriker].map((name, index) => ({
          name,
          ...(card.batters.get(name) ?? { runs: 0, balls: 0 }),
          isOnStrike: index === 0,
        }))
      : [],
    ...(next && {
      bowler: {
        name: next.bowler,
        runs: bowling?.runs ?? 0,
        wickets: bowling?.wickets ?? 0,
        overs: `${Math.floor((bowling?.balls ?? 0) / match.ballsPerOver)}.${(bowling?.balls ?? 0) % match.ballsPerOver}`,
      },
    }),
  }
}
