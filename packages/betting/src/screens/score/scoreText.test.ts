import type { CricketBoard } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import { runsNeeded, scoreLine } from './scoreText.ts'

const board = (facts: Partial<CricketBoard> = {}): CricketBoard => ({
  sport: 'cricket',
  status: 'In play',
  innings: [
    { team: 'Reds', runs: 180, wickets: 10, overs: '19.4' },
    { team: 'Blues', runs: 57, wickets: 3, overs: '6.1' },
  ],
  target: 181,
  thisOver: ['1'],
  batters: [],
  ...facts,
})

it('MKT-003 writes a cricket score as scorers do, and a side that is all out without its wickets', () => {
  expect(scoreLine(board())).toEqual([
    { team: 'Reds', score: '180 (19.4)' },
    { team: 'Blues', score: '57/3 (6.1)' },
  ])
})

it('shows only the super over if there is one, and the last two innings of a long match', () => {
  const innings = (team: string, runs: number, isSuperOver?: true) => ({
    team,
    runs,
    wickets: 1,
    overs: '1.0',
    ...(isSuperOver && { isSuperOver }),
  })
  expect(scoreLine(board({ innings: [innings('A', 1), innings('B', 1), innings('B', 9, true)] }))).toEqual([
    { team: 'B', score: '9/1 (1.0)' },
  ])
  expect(scoreLine(board({ innings: [innings('A', 1), innings('B', 2), innings('A', 3)] }))).toEqual([
    { team: 'B', score: '2/1 (1.0)' },
    { team: 'A', score: '3/1 (1.0)' },
  ])
})

it('shows the goals of both sides in football', () => {
  expect(
    scoreLine({
      sport: 'football',
      status: '2nd half',
      home: { team: 'City', goals: 2 },
      away: { team: 'Town', goals: 0 },
    }),
  ).toEqual([
    { team: 'City', score: '2' },
    { team: 'Town', score: '0' },
  ])
})

it.each([
  { runs: 57, needed: 124 },
  { runs: 180, needed: 1 },
  { runs: 181, needed: 0 },
  { runs: 185, needed: 0 },
])('needs $needed more at $runs of a target of 181', ({ runs, needed }) => {
  const chase = board({ innings: [{ team: 'Blues', runs, wickets: 3, overs: '6.1' }] })
  expect(runsNeeded(chase)).toBe(needed)
})

it('needs no runs without a chase', () => {
  expect(runsNeeded(board({ target: undefined }))).toBeUndefined()
  expect(runsNeeded(board({ innings: [] }))).toBeUndefined()
})
