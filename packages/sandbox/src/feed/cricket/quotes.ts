import type { PriceSize } from '@kit/sdk/contract'
import { ballsLeft, expectedRuns, rateOf } from './chance.ts'
import type { Match } from './match.ts'
import type { Scorecard } from './scorecard.ts'
import type { SessionPlan } from './sessions.ts'

/** Both sides of a runner. */
export interface Quote {
  back: PriceSize[]
  lay: PriceSize[]
}

const price = (perHundred: number, run = 0): PriceSize => ({ odds: perHundred * 100, run, size: 0n })
const locked: PriceSize = { odds: 0, run: 0, size: 0n }

/** What the house keeps on each side of a fair price. */
const margin = 0.03
/** Beyond this a bookmaker quotes no outsider: both sides are locked, sent as odds of 0. */
const longest = 400

/** A bookmaker's prices for a runner with this chance: what 100 wins, whole numbers, the lay a little above the back. */
export function bookmakerQuote(chance: number): Quote {
  const fair = (100 * (1 - chance)) / chance
  if (fair > longest) return { back: [locked], lay: [locked] }
  const back = Math.floor(fair * (1 - margin))
  const lay = Math.max(back + 1, Math.ceil(fair * (1 + margin)))
  return { back: [back > 0 ? price(back) : locked], lay: [price(lay)] }
}

/** What comes on top of the runs there are, until half of all cases: a median, not a mean. */
const medianOf = (mean: number): number => mean * Math.LN2

/** How likely a wicket is with a ball. */
const wicketChance = (match: Match): number => (match.form === 'unlimited' ? 1 / 60 : 1 / 22)

/** Balls until the end of an over, counted from 1. */
function ballsUntil(match: Match, card: Scorecard, over: number): number {
  const done = card.isOverDone
    ? (card.over + 1) * match.ballsPerOver
    : card.over * match.ballsPerOver + card.legalInOver
  return Math.max(0, over * match.ballsPerOver - done)
}

interface Expectation {
  /** Where half of all cases end. */
  line: number
  /** Balls until it is decided, at most. */
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

/** Fewer balls than this, and a session takes no more bets. */
const fewestBalls = 3
/** From so many balls on the line is wider, and further lines are offered beside it. */
const manyBalls = 30

/**
 * The lines of a session. No is asked at the line, yes one run above, or two while much is to come; then a second line
 * goes the other way at worse odds. Undefined when it is too near its end to take bets.
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
