import { oversOf, targetOf, totalOf } from './inningsEnd.ts'
import type { Match } from './match.ts'
import type { Scorecard } from './scorecard.ts'

// A simple model that only has to move prices plausibly. Each side has a scoring rate; the runs it can still
// score shrink with balls and wickets. The difference of the totals is normally distributed.

/** Prior scoring rate, in runs per ball. */
const priorRate = 1.45
/** Weight of the prior, in balls. */
const priorBalls = 60
/** Maximum balls per wicket in hand. */
const ballsOfWicket = 26
/** Standard deviation of the runs of one ball. */
const spreadOfBall = 1.9
const openEndedRate = 0.55
const openEndedOvers = 90
const daysOfOpenEnded = 5

const legalBalls = (card: Scorecard, ballsPerOver: number): number =>
  card.isOverDone ? (card.over + 1) * ballsPerOver : card.over * ballsPerOver + card.legalInOver

export function ballsLeft(match: Match, card: Scorecard): number {
  const overs = oversOf(match, card.innings) ?? openEndedOvers * 2
  return Math.max(0, overs * match.ballsPerOver - legalBalls(card, match.ballsPerOver))
}

/** The prior, corrected by the score. */
export function rateOf(match: Match, card: Scorecard): number {
  const prior = match.form === 'limited' ? priorRate : openEndedRate
  const balls = legalBalls(card, match.ballsPerOver)
  return (prior * priorBalls + card.runs) / (priorBalls + balls)
}

/**
 * Returns the expected runs from a number of balls with the wickets in hand. Each ball is worth a little less
 * than the one before.
 */
export function expectedRuns(match: Match, card: Scorecard, balls: number): number {
  const isLimited = match.form === 'limited'
  const worth = Math.max(1, 10 - card.wickets) * (isLimited ? ballsOfWicket : ballsOfWicket * 3)
  return rateOf(match, card) * worth * (1 - Math.exp(-balls / worth))
}

/**
 * Returns the cumulative probability of the normal distribution. The logistic approximation is accurate to
 * 0.01.
 */
const below = (z: number): number => 1 / (1 + Math.exp(-1.702 * z))

const bounded = (chance: number): number => Math.min(Math.max(chance, 0.002), 0.998)

function limitedChances(match: Match, card: Scorecard): [number, number] {
  const left = ballsLeft(match, card)
  const projected = card.runs + expectedRuns(match, card, left)
  const target = targetOf(match, card.innings)
  const isChase = target !== undefined
  const overs = (oversOf(match, card.innings) ?? match.overs ?? openEndedOvers) * match.ballsPerOver
  const worth = 10 * ballsOfWicket
  const par = priorRate * worth * (1 - Math.exp(-overs / worth))
  // The other side's total is uncertain too when a side bats first.
  const spread = spreadOfBall * Math.sqrt(isChase ? left + 1 : left + overs)
  const own = below((projected - (isChase ? target - 0.5 : par)) / Math.max(spread, 0.5))
  const chance = bounded(isChase && card.runs >= target ? 1 : own)
  return card.innings.team === match.teams[0] ? [chance, 1 - chance] : [1 - chance, chance]
}

/**
 * Returns the chances by the first team's lead and the runs that both may still score in the remaining
 * innings.
 */
function openEndedChances(match: Match, cards: readonly Scorecard[]): [number, number, number] {
  const [one] = match.teams
  const perInnings = expectedRuns(match, { ...cards[0]!, runs: 0, wickets: 0, over: 0, legalInOver: 0 }, 800)
  let lead = 0
  let remaining = 40
  let balls = 0
  for (const card of cards) {
    const isLast = card === cards.at(-1)
    const toCome = isLast ? expectedRuns(match, card, 800) : 0
    const total = isLast ? card.runs : totalOf(card.innings)
    lead += (card.innings.team === one ? 1 : -1) * (total + toCome)
    remaining -= isLast ? card.wickets : 10
    balls += legalBalls(card, match.ballsPerOver)
  }
  const played = (team: string) => cards.filter(({ innings }) => innings.team === team).length
  lead += (2 - played(one)) * perInnings - (2 - played(match.teams[1])) * perInnings
  const left = openEndedOvers * daysOfOpenEnded * match.ballsPerOver - balls
  const draw = bounded(below((Math.max(remaining, 1) * 55 - left) / 500))
  const spread = 22 * Math.sqrt(Math.max(remaining, 1))
  const ahead = below(lead / spread)
  return [bounded((1 - draw) * ahead), bounded((1 - draw) * (1 - ahead)), draw]
}

/**
 * Returns the chances of both teams in order, and of the draw if possible. Before the first ball, the sides
 * are even.
 */
export function chancesOf(match: Match, cards: readonly Scorecard[]): number[] {
  const card = cards.at(-1)
  if (match.form === 'unlimited') return card ? openEndedChances(match, cards) : [0.36, 0.36, 0.28]
  if (!card || card.innings.isSuperOver) return [0.5, 0.5]
  return limitedChances(match, card)
}
