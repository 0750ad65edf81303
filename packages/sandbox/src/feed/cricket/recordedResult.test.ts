import { describe, expect, it } from 'vitest'
import { bookmakerEnd, sessionEnd } from './matchEnds.ts'
import { endedByItself } from './inningsEnd.ts'
import { matchResult } from './matchResult.ts'
import { readMatch } from './readMatch.ts'
import { boardOf, bowl, emptyCard } from './scorecard.ts'
import { planSessions } from './sessions.ts'

interface Thrown {
  batter?: string
  nonStriker?: string
  runs?: number
  extras?: Record<string, number>
  out?: [kind: string, player: string][]
}

const ball = (batter: string, bowler: string, other: string, thrown: Thrown) => {
  const own = thrown.runs ?? 0
  const more = Object.values(thrown.extras ?? {}).reduce((sum, runs) => sum + runs, 0)
  return {
    batter: thrown.batter ?? batter,
    bowler,
    non_striker: thrown.nonStriker ?? other,
    runs: { batter: own, extras: more, total: own + more },
    ...(thrown.extras && { extras: thrown.extras }),
    ...(thrown.out && { wickets: thrown.out.map(([kind, player_out]) => ({ kind, player_out })) }),
  }
}

/** Returns an over of Coast or Hills: six balls with the given runs each, or the given balls. */
const over = (side: 'Coast' | 'Hills', number: number, thrown: number | Thrown[]) => {
  const [own, other] = side === 'Coast' ? ['A', 'B'] : ['B', 'A']
  const balls = typeof thrown === 'number' ? Array.from({ length: 6 }, () => ({ runs: thrown })) : thrown
  return { over: number, deliveries: balls.map((one) => ball(`${own}1`, `${other}11`, `${own}2`, one)) }
}
const overs = (side: 'Coast' | 'Hills', runs: readonly number[]) =>
  runs.map((each, number) => over(side, number, each))

const players = (letter: string) => Array.from({ length: 11 }, (_, index) => `${letter}${index + 1}`)
const matchOf = (outcome: object, coast: object, hills: object, info: object = {}) =>
  readMatch('m', {
    info: {
      teams: ['Coast', 'Hills'],
      match_type: 'T20',
      overs: 5,
      balls_per_over: 6,
      outcome,
      players: { Coast: players('A'), Hills: players('B') },
      ...info,
    },
    innings: [
      { team: 'Coast', ...coast },
      { team: 'Hills', ...hills },
    ],
  })
const winnerOf = (match: ReturnType<typeof matchOf>) => {
  const end = bookmakerEnd(match)
  return end.kind === 'winners' ? match.teams[Number(end.winner) - 1] : end.kind
}
const session = (match: ReturnType<typeof matchOf>, name: string) => {
  const plan = planSessions(match).find((one) => one.name === name)
  return plan && sessionEnd(plan)
}

const outs = (players: readonly string[]): Thrown[] =>
  players.map((player) => ({ batter: player, out: [['bowled', player]] }))
const five = (each: number) => ({ overs: overs('Coast', [each, each, each, each, each]) })

describe('the recorded outcome decides', () => {
  it('an innings whose last batter was absent hurt is all out, and its sessions are settled', () => {
    const match = matchOf({ winner: 'Coast', by: { runs: 60 } }, five(2), {
      absent_hurt: ['B11'],
      target: { runs: 61, overs: 5 },
      overs: [
        over('Hills', 0, outs(['B1', 'B3', 'B4', 'B5', 'B6', 'B7'])),
        over('Hills', 1, outs(['B8', 'B9', 'B10'])),
      ],
    })
    expect(winnerOf(match)).toBe('Coast')
    expect(session(match, 'B2 runs')).toMatchObject({ kind: 'run', run: 0 })
    expect(session(match, '5 over runs Hills')).toMatchObject({ kind: 'run', run: 0 })
  })

  const level = { overs: overs('Hills', [1, 1, 1, 1, 1]) }
  it.each([
    ['fewer wickets for level scores', { winner: 'Hills' }, level, 'Hills'],
    ['a bowl-out', { result: 'tie', bowl_out: 'Coast' }, level, 'Coast'],
    ['a super over that was not recorded', { result: 'tie', eliminator: 'Hills' }, level, 'Hills'],
    ['a tie', { result: 'tie' }, level, 'void'],
    [
      'a rain rule with its target',
      { winner: 'Hills', by: { wickets: 10 }, method: 'D/L' },
      { target: { runs: 12, overs: 2 }, overs: overs('Hills', [1, 1]) },
      'Hills',
    ],
    [
      'a rain rule whose target was not recorded',
      { winner: 'Hills', by: { runs: 3 }, method: 'VJD' },
      { overs: overs('Hills', [1, 1]) },
      'Hills',
    ],
    [
      'a rain rule that stopped the chase',
      { winner: 'Coast', by: { runs: 4 }, method: 'D/L' },
      { target: { runs: 17, overs: 3 }, overs: overs('Hills', [1, 1]) },
      'Coast',
    ],
    ['no result', { result: 'no result' }, { overs: overs('Hills', [1]) }, 'void'],
    ['an award', { winner: 'Hills', method: 'Awarded' }, { overs: overs('Hills', [1]) }, 'Hills'],
    ['a chase that was conceded', { winner: 'Coast' }, { overs: overs('Hills', [1]) }, 'Coast'],
  ])('by %s', (_what, outcome, hills, winner) => {
    expect(winnerOf(matchOf(outcome, five(1), hills))).toBe(winner)
  })

  it('if balls are missing, and no session is settled by unknown runs', () => {
    const match = matchOf({ winner: 'Coast', by: { runs: 2 } }, five(1), {
      overs: overs('Hills', [1, 1, 1, 1]),
    })
    expect(winnerOf(match)).toBe('Coast')
    expect(matchResult(match)).toEqual({ winner: 'Coast', by: { runs: 2 } })
    expect(session(match, 'Over 4 runs Hills')).toMatchObject({ kind: 'run', run: 6 })
    expect(session(match, '5 over runs Hills')).toMatchObject({ kind: 'void' })
    expect(session(match, 'B1 runs')).toMatchObject({ kind: 'void' })
  })

  it('if an over in the middle is missing, and sessions after it are void', () => {
    const hills = overs('Hills', [1, 1, 1, 1, 1]).filter(({ over: number }) => number !== 2)
    const match = matchOf({ winner: 'Coast', by: { runs: 1 } }, five(1), { overs: hills })
    expect(session(match, '2 over runs Hills')).toMatchObject({ kind: 'run', run: 12 })
    expect(session(match, '5 over runs Hills')).toMatchObject({ kind: 'void' })
    expect(session(match, 'Over 3 runs Hills')).toMatchObject({ kind: 'void' })
    expect(session(match, 'Over 5 runs Hills')).toMatchObject({ kind: 'run', run: 6 })
    expect(session(match, 'B1 runs')).toMatchObject({ kind: 'void' })
  })

  it('if balls of the first innings are missing, which the target shows', () => {
    const match = matchOf({ winner: 'Hills', by: { wickets: 10 } }, five(1), {
      target: { runs: 40, overs: 5 },
      overs: overs('Hills', [2, 2, 2, 2]),
    })
    expect(winnerOf(match)).toBe('Hills')
    expect(endedByItself(match, match.innings[0]!)).toBe(false)
  })

  it('a winner that does not play is named', () => {
    expect(() => matchOf({ winner: 'Marsh' }, five(1), level)).toThrow(
      'info.outcome.winner: Marsh does not play in this match',
    )
  })
})

describe('the figures of the board', () => {
  const hills = [
    over('Hills', 0, [
      {
        out: [
          ['caught', 'B1'],
          ['timed out', 'B3'],
        ],
      },
      { batter: 'B4', runs: 1, out: [['retired out', 'B4']] },
      { batter: 'B5', extras: { byes: 1, noballs: 1 } },
      { batter: 'B2', nonStriker: 'B5', extras: { penalty: 5, wides: 2 } },
      { batter: 'B2', nonStriker: 'B5', extras: { legbyes: 1, penalty: 5 } },
    ]),
  ]
  const match = matchOf({ result: 'no result' }, five(2), { overs: hills })
  const innings = match.innings[1]!

  it('charge the bowler only with his own runs, also with two kinds of extras on one ball', () => {
    const card = emptyCard(innings)
    for (const _ball of innings.balls) bowl(card)
    expect(card.bowlers.get('A11')).toEqual({ runs: 4, wickets: 1, balls: 3 })
    expect(card.batters.get('B2')).toEqual({ runs: 0, balls: 1 })
    expect(card.signs).toEqual(['W', '1W', '2nb', '7wd', '6lb'])
    expect([card.runs, card.wickets]).toEqual([16, 3])
    expect(boardOf(match, [card], '').innings[0]).toMatchObject({ runs: 16, wickets: 3 })
  })

  it.each([
    ['bowled', 1],
    ['caught', 1],
    ['caught and bowled', 1],
    ['lbw', 1],
    ['stumped', 1],
    ['hit wicket', 1],
    ['run out', 0],
    ['retired out', 0],
    ['timed out', 0],
    ['obstructing the field', 0],
    ['handled the ball', 0],
    ['hit the ball twice', 0],
  ])('a batter who is out %s adds %i to the bowler’s wickets', (kind, wickets) => {
    const one = matchOf({ result: 'no result' }, five(2), {
      overs: [over('Hills', 0, [{ out: [[kind, 'B1']] }])],
    })
    const card = emptyCard(one.innings[1]!)
    bowl(card)
    expect([card.wickets, card.bowlers.get('A11')?.wickets]).toEqual([1, wickets])
  })
})
