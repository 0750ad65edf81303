import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testData } from '../../testing/testData.ts'
import type { FeedUpdate } from '../feed.ts'
import type { Programme } from '../replay/programme.ts'
import type { Fixture } from './fixture.ts'
import { footballProgramme, footballSources } from './footballSources.ts'
import { chanceOfGoals, createRatings } from './ratings.ts'
import { readFixtures } from './readFixtures.ts'

const fixture = (fullTime: [number, number], more: Partial<Fixture> = {}): Fixture => ({
  id: 'cup.1',
  competition: { id: 'cup', name: 'A Cup', region: 'International' },
  home: 'Reds',
  away: 'Blues',
  halfTime: [0, 0],
  fullTime,
  chances: { home: 0.45, draw: 0.27, away: 0.28, over: 0.5 },
  ...more,
})

function playThrough(programme: Programme): FeedUpdate[] {
  const run = programme.begin(1, { wallMs: 0, recordedMs: programme.beginMs, speed: 1 })
  const updates: FeedUpdate[] = []
  for (let at = run.nextMs(); at !== undefined; at = run.nextMs()) {
    run.advance(at)
    updates.push(...run.takeUpdates())
  }
  return updates
}

const winners = (updates: FeedUpdate[]) =>
  updates.flatMap((update) =>
    update.kind === 'result'
      ? update.outcome
          .filter(({ status }) => status === 'winner')
          .map(({ runnerId }) => `${update.marketId} ${runnerId}`)
      : [],
  )

describe('football', () => {
  it.each([
    { ft: [2, 1] as [number, number], odds: '1', goals: '2' },
    { ft: [0, 2] as [number, number], odds: '2', goals: '1' },
    { ft: [1, 1] as [number, number], odds: '3', goals: '1' },
    { ft: [3, 3] as [number, number], odds: '3', goals: '2' },
  ])('settles a $ft by its result', ({ ft, odds, goals }) =>
    expect(winners(playThrough(footballProgramme(fixture(ft), 0)))).toEqual([
      `cup.1.match-odds-1 ${odds}`,
      `cup.1.goals-1 ${goals}`,
    ]),
  )

  it('takes bets until the kick-off, never while it is played, and shows the known goals', () => {
    const updates = playThrough(footballProgramme(fixture([2, 1], { halfTime: [1, 0] }), 0))
    const statuses = updates.flatMap((update) =>
      update.kind === 'book' && update.book.marketId === 'cup.1.match-odds-1' ? update.book.status : [],
    )
    expect(statuses.filter((status, index) => status !== statuses[index - 1])).toEqual([
      'active',
      'suspended',
      'closed',
    ])
    const boards = updates.flatMap((update) =>
      update.kind === 'score' && update.board.sport === 'football'
        ? `${update.board.home.goals}-${update.board.away.goals}`
        : [],
    )
    expect(boards).toEqual(['0-0', '1-0', '1-0', '2-1'])
    expect(updates.at(-1)).toEqual({ kind: 'scoreGone', eventId: 'cup.1-1' })
  })

  it('gives chances that sum to one, and more to the side that won before', () => {
    const team = fc.constantFrom('a', 'b', 'c', 'd')
    const played = fc.array(fc.tuple(team, team, fc.nat(6), fc.nat(6)), { maxLength: 60 })
    fc.assert(
      fc.property(played, team, team, (matches, home, away) => {
        const ratings = createRatings()
        for (const [one, other, goals, against] of matches) ratings.learn(one, other, [goals, against])
        const { home: win, draw, away: loss, over } = ratings.chances(home, away)
        expect(win + draw + loss).toBeCloseTo(1, 9)
        for (const chance of [win, draw, loss, over]) expect(chance > 0 && chance < 1).toBe(true)
        const before = ratings.chances('x', 'y').home
        for (let match = 0; match < 5; match += 1) ratings.learn('x', 'y', [3, 0])
        expect(ratings.chances('x', 'y').home).toBeGreaterThan(before)
      }),
    )
  })

  it('models goals as independent events', () => {
    expect(chanceOfGoals(3, 2.7)).toBeCloseTo(0.5064, 3)
    expect(chanceOfGoals(0, 2)).toBe(1)
  })

  it('leaves out a bad season, names its wrong field, and leaves out matches without a score', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'football-'))
    const match = { date: '2025-01-01', team1: 'A', team2: 'B' }
    await writeFile(
      join(folder, 'a.json'),
      JSON.stringify({ name: 'A', matches: [match, { ...match, score: { ft: [1, 0] } }] }),
    )
    await writeFile(join(folder, 'b.json'), JSON.stringify({ name: 'B', matches: { match } }))
    await writeFile(join(folder, 'c.json'), 'no')
    const reports: string[] = []
    const seasons = await readFixtures(folder, (line) => reports.push(line))
    await rm(folder, { recursive: true })
    expect(seasons).toMatchObject([[{ id: 'a.1', fullTime: [1, 0] }]])
    expect(reports).toEqual([
      expect.stringMatching(/^b\.json: matches: .+; the season is left out$/),
      'c.json: is not JSON; the season is left out',
    ])
  })

  const seasonOf = async (matches: readonly object[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'season-'))
    const days = matches.map((match, index) => ({
      date: `2026-03-0${index + 1}`,
      team1: 'Reds',
      team2: 'Blues',
      ...match,
    }))
    await writeFile(join(folder, 'a.json'), JSON.stringify({ name: 'A', matches: days }))
    const reports: string[] = []
    const [fixtures = []] = await readFixtures(folder, (line) => reports.push(line))
    await rm(folder, { recursive: true })
    return { scores: fixtures.map(({ fullTime }) => fullTime), reports }
  }

  it('keeps the other matches of a season if one has an invalid score, and names that one', async () => {
    expect(
      await seasonOf([
        { score: [2, 0] },
        { team1: 'Greens', score: { et: [2, 1] } },
        { score: { ft: [1, 1], et: [2, 1] } },
        { score: null },
        {},
      ]),
    ).toEqual({
      scores: [
        [2, 0],
        [1, 1],
      ],
      reports: ['a.json: 1 left out: Greens - Blues (its score has no full time)'],
    })
    const odd = await seasonOf([
      { score: { ft: [1, -1] } },
      { score: '2-1' },
      { team1: 7 },
      { score: { ft: [3, 1] } },
    ])
    expect(odd.scores).toEqual([[3, 1]])
    expect(odd.reports).toEqual([expect.stringMatching(/^a\.json: 3 left out: Reds - Blues \(score/)])
  })

  it('plays no awarded, cancelled or abandoned match, and counts them', async () => {
    const { scores, reports } = await seasonOf([
      { score: { ft: [2, 0] } },
      { status: 'awarded', score: { ft: [0, 3] } },
      { status: 'abandoned', score: { ht: [0, 0], ft: [0, 0] } },
      { status: 'Cancelled', score: { ft: [1, 0] } },
      { status: 'walkover', score: [3, 0] },
      { status: 'postponed' },
      { status: 'FT', score: { ft: [4, 0] } },
    ])
    expect(scores).toEqual([
      [2, 0],
      [4, 0],
    ])
    expect(reports).toEqual([expect.stringMatching(/^a\.json: 4 left out: Reds - Blues \(awarded\), /)])
  })
})

const shared = testData('fixtures/openfootball')

describe.skipIf(shared === undefined)('the seasons of KIT_TEST_DATA', () => {
  it('have eight matches at a time, starting soon one after another, and settle by their results', async () => {
    const reports: string[] = []
    const seasons = await readFixtures(shared ?? '', (line) => reports.push(line))
    expect(reports).toEqual([])
    expect(seasons).toHaveLength(7)
    const sources = footballSources(seasons)
    expect(sources).toHaveLength(8)
    const all = new Map(seasons.flat().map((one) => [one.id, one]))
    for (const source of sources.slice(0, 3)) {
      const updates = playThrough(source.programme(2))
      const [won] = winners(updates)
      const played = all.get(won?.replace(/\.match-odds.*$/, '') ?? '')
      const [forHome = 0, forAway = 0] = played?.fullTime ?? []
      expect(won?.split(' ')[1]).toBe(forHome > forAway ? '1' : forHome < forAway ? '2' : '3')
    }
  })
})
