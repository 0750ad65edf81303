import { expect, it } from 'vitest'
import type { Ball, Innings, Match } from './match.ts'
import { boardOf, bowl, emptyCard } from './scorecard.ts'

const ball = (over: number, isLegal: boolean, isLastOfOver = false): Ball => ({
  over,
  batter: 'A. Marlow',
  nonStriker: 'B. Kestrel',
  bowler: 'C. Heron',
  runs: 1,
  batterRuns: isLegal ? 1 : 0,
  extras: isLegal ? {} : { wides: 1 },
  isLegal,
  isLastOfOver,
  isBoundary: false,
  dismissals: [],
  retired: [],
})
const innings = (balls: Ball[], target?: Innings['target']): Innings => ({
  team: 'Hawks',
  isSuperOver: false,
  isDeclared: false,
  target,
  penaltyRuns: { before: 0, after: 0 },
  absent: [],
  balls,
})

it.each([
  ['before the first ball', 0, { runs: 60, overs: 5 }, 30],
  ['a wide is not a legal ball', 2, { runs: 60, overs: 5 }, 29],
  ['after a whole over', 7, { runs: 60, overs: 5 }, 24],
  ['of a target that ends within an over', 7, { runs: 20, overs: 2.3 }, 9],
] as const)('counts the legal balls left in a chase: %s', (_when, bowled, target, left) => {
  const balls = [ball(0, true), ball(0, false), ...[1, 2, 3, 4].map(() => ball(0, true)), ball(0, true, true)]
  const chase = innings(balls, target)
  const match = {
    form: 'limited',
    overs: 20,
    ballsPerOver: 6,
    innings: [innings([]), chase],
  } as unknown as Match
  const card = emptyCard(chase)
  for (let at = 0; at < bowled; at += 1) bowl(card)
  expect(boardOf(match, [card], '')).toMatchObject({ target: target.runs, ballsLeft: left })
})
