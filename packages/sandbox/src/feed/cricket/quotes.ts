import type { PriceSize } from '@kit/sdk/contract'
import { ballsLeft, expectedRuns, rateOf } from './chance.ts'
import type { Match } from './match.ts'
import type { Scorecard } from './scorecard.ts'
import type { SessionPlan } from './sessions.ts'

export interface Quote {
  back: PriceSize[]
  lay: PriceSize[]
}

const price = (perHundred: number, run = 0): PriceSize => ({ odds: perHundred * 100, run, size: 0n })
const locked: PriceSize = { odds: 0, run: 0, size: 0n }

/** Margin on each side of the fair price. */
const margin = 0.03
/** Odds above which a bookmaker locks both sides, which are sent as odds of 0. */
const longest = 400

/**
 * Returns a bookmaker's prices for a runner's chance: winnings per 100 as whole numbers, the lay a little
 * above the back.
 */
export function bookmakerQuote(chance: number): Quote {
  const fair = (100 * (1 - chance)) / chance
  if (fair > longest) return { back: [locked], lay: [locked] }
  const back = Math.floor(fair * (1 - margin))
  const lay = Math.max(back + 1, Math.ceil(fair * (1 + margin)))
  return { back: [back > 0 ? price(back) : locked], lay: [price(lay)] }
}

/** Returns the median of an exponential distribution. */
const medianOf = (mean: number): number => mean * Math.LN2

const wicketChance = (match: Match): number => (match.form === 'unlimited' ? 1 / 60 : 1 / 22)

/** The first over is 1. */
function ballsUntil(match: Match, card: Scorecard, over: number): number {
  const done = card.isOverDone
    ? (card.over + 1) * match.ballsPerOver
    : card.over * match.ballsPerOver + card.legalInOver
  return Math.max(0, over * match.ballsPerOver - done)
}

interface Expectation {
  line: number
  balls: number
}

function expectationOf(match: Match, card: Scorecard, { subject }: SessionPlan): Expectation {
  const left = ballsLeft(match, card)
  switch (subject.kind) {
    case 'overs': {
      const balls = Math.min(left, ballsUntil(match, card, subject.overs))
      return { line: card.runs + expectedRuns(match, card, balls), balls }
    }
    case 'over': {
      const balls = Math.min(match.ballsPerOver, ballsUntil(match, card, subject.over))
      const hasBegun = card.over === subject.over - 1 && card.bowled > 0
      return { line: (hasBegun ? card.overRuns : 0) + rateOf(match, card) * balls, balls }
    }
    case 'wicket': {
      const mean = rateOf(match, card) / wicketChance(match)
      return { line: card.runs + Math.min(medianOf(mean), expectedRuns(match, card, left)), balls: left }
    }
    case 'batter': {
      const mean = rateOf(match, card) / wicketChance(match)
      const rest = Math.min(medianOf(mean), expectedRuns(match, card, left) / 2)
      return { line: (card.batters.get(subject.player)?.runs ?? 0) + rest, balls: left }
    }
  }
}

/** A session closes when fewer balls are left. */
const fewestBalls = 3
/** Number of balls from which the line is wider and a second line is offered. */
const manyBalls = 30

/**
 * Returns a session's lines: no at the line and yes one run above, or two runs if many balls are left. A
 * second line at worse odds is then offered. Returns undefined if the session is too near its end to take
 * bets.
 */
export function sessionQuote(match: Match, card: Scorecard, plan: SessionPlan): Quote | undefined {
  const { line, balls } = expectationOf(match, card, plan)
  if (balls < fewestBalls) return undefined
  const no = Math.max(1, Math.round(line))
  const isFar = plan.subject.kind === 'overs' && balls >= manyBalls
  const yes = no + (isFar ? 2 : 1)
  return {
    back: [price(100, yes), ...(isFar ? [price(80, no)] : [])],
    lay: [price(100, no), ...(isFar ? [price(125, yes)] : [])],
  }
}
