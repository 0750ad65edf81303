import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeedUpdate } from '../feed.ts'
import type { ProgrammeSource } from '../replay/programme.ts'
import { simulatedEvents } from './simulation.ts'
import { priceLadder } from '@kit/rules'
import { tickAtOrBelow } from './ticks.ts'

const onLadder = new Set(priceLadder)

function playThrough(source: ProgrammeSource, run: number): FeedUpdate[] {
  const programme = source.programme(run)
  const playing = programme.begin(run, { wallMs: 0, recordedMs: programme.beginMs, speed: 1 })
  const updates: FeedUpdate[] = []
  for (let at = programme.beginMs; playing.nextMs() !== undefined; at += 1000) {
    playing.advance(at)
    updates.push(...playing.takeUpdates())
  }
  return updates
}

/** Bookmaker and session markets have the id of their match. */
const isExchange = (marketId: string): boolean => marketId.startsWith('1.')

function sourceOf(seed: number, kind: number): ProgrammeSource {
  const source = simulatedEvents(seed)[kind]
  if (!source) throw new Error('no such event')
  return source
}

const anyRun = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 50 }))

describe('the price ladder', () => {
  it('has the 350 prices of the classic ladder, from 1.01 to 1000', () => {
    expect(priceLadder).toHaveLength(350)
    expect(priceLadder[0]).toBe(101)
    expect(priceLadder.at(-1)).toBe(100_000)
    for (const odds of [
      199, 200, 202, 300, 305, 400, 410, 600, 620, 1000, 1050, 2000, 2100, 3000, 3200, 5000, 5500,
    ])
      expect(onLadder).toContain(odds)
    for (const odds of [201, 301, 403, 605, 1010, 2050, 3100, 5200, 10_500])
      expect(onLadder).not.toContain(odds)
  })

  it('finds the highest price not above any odds', () => {
    fc.assert(
      fc.property(fc.double({ min: 101, max: 200_000, noNaN: true }), (odds) => {
        const tick = tickAtOrBelow(odds)
        expect(priceLadder[tick]).toBe(priceLadder.findLast((price) => price <= odds))
      }),
    )
  })
})

describe('the simulation', () => {
  it('shows only prices of the ladder, at most ten levels, best first, and never crossed', () => {
    fc.assert(
      fc.property(anyRun, ([seed, kind, run]) => {
        for (const update of playThrough(sourceOf(seed, kind), run)) {
          if (update.kind !== 'book' || !isExchange(update.book.marketId)) continue
          for (const { back, lay } of update.book.runners) {
            const [backs, lays] = [back.map(({ odds }) => odds), lay.map(({ odds }) => odds)]
            expect([...backs, ...lays].every((odds) => onLadder.has(odds))).toBe(true)
            expect([...back, ...lay].every(({ size }) => size > 0n)).toBe(true)
            expect(Math.max(backs.length, lays.length)).toBeLessThanOrEqual(10)
            expect(backs).toEqual(backs.toSorted((a, b) => b - a))
            expect(lays).toEqual(lays.toSorted((a, b) => a - b))
            expect(backs[0] ?? 0).toBeLessThan(lays[0] ?? Infinity)
          }
        }
      }),
      { numRuns: 12 },
    )
  })

  it('MKT-032 names a match by its two teams, as Team1 v Team2', () => {
    const introduced = simulatedEvents(7).flatMap((source) =>
      playThrough(source, 1).flatMap((update) => (update.kind === 'market' ? update.market : [])),
    )
    const matches = introduced.filter(({ type }) => type === 'bookmaker')
    expect(matches.length).toBeGreaterThan(0)
    for (const { event, runners } of matches)
      expect(event.name).toBe(`${runners[0]?.name} v ${runners[1]?.name}`)
  })

  it('settles every market with the announced number of winners', () => {
    fc.assert(
      fc.property(anyRun, ([seed, kind, run]) => {
        const updates = playThrough(sourceOf(seed, kind), run)
        const markets = updates.flatMap((update) => (update.kind === 'market' ? update.market : []))
        const winners = new Map(
          updates.flatMap((update) =>
            update.kind === 'result'
              ? [[update.marketId, update.outcome.filter(({ status }) => status === 'winner').length]]
              : [],
          ),
        )
        const abandoned = updates.flatMap((update) => (update.kind === 'abandoned' ? update.marketId : []))
        expect(abandoned.filter((id) => !id.includes('.over'))).toEqual([])
        const settled = markets.filter(({ type }) => type !== 'session')
        for (const { id, numberOfWinners } of settled) expect(winners.get(id)).toBe(numberOfWinners)
      }),
      { numRuns: 12 },
    )
  })

  it('is the same for the same seed and run, and differs for another seed or run', () => {
    expect(playThrough(sourceOf(7, 1), 3)).toEqual(playThrough(sourceOf(7, 1), 3))
    expect(playThrough(sourceOf(7, 1), 3)).not.toEqual(playThrough(sourceOf(8, 1), 3))
    const withoutIds = (updates: FeedUpdate[], run: number) =>
      JSON.stringify(updates, (_name, value) =>
        typeof value === 'bigint' ? String(value) : value,
      ).replaceAll(`-${run}"`, '"')
    expect(withoutIds(playThrough(sourceOf(7, 1), 3), 3)).not.toEqual(
      withoutIds(playThrough(sourceOf(7, 1), 4), 4),
    )
  })

  it('offers matches of three sports in play, a race going in play, and a greyhound race with a place market', () => {
    const paths = [0, 1, 2, 3, 4, 5].map((kind) => {
      const books = playThrough(sourceOf(7, kind), 1).flatMap((update) =>
        update.kind === 'book' && isExchange(update.book.marketId) ? update.book : [],
      )
      return {
        markets: new Set(books.map(({ marketId }) => marketId)).size,
        suspended: books.some(({ status }) => status === 'suspended'),
        betDelays: [...new Set(books.map(({ betDelaySeconds }) => betDelaySeconds))],
      }
    })
    expect(paths).toEqual([
      { markets: 1, suspended: true, betDelays: [0, 5] },
      { markets: 1, suspended: true, betDelays: [0, 1] },
      { markets: 2, suspended: true, betDelays: [0] },
      { markets: 2, suspended: true, betDelays: [0, 5] },
      { markets: 1, suspended: true, betDelays: [0, 3] },
      { markets: 1, suspended: true, betDelays: [0, 5] },
    ])
  })

  it('opens in play with cricket, football and tennis, and settles a market within five minutes', () => {
    const opened = simulatedEvents(7).map((source) => {
      const programme = source.programme(1)
      const playing = programme.begin(1, { wallMs: 0, recordedMs: programme.beginMs, speed: 1 })
      playing.advance(programme.openingMs)
      const before = playing.takeUpdates()
      playing.advance(programme.openingMs + 300_000)
      return { before, after: playing.takeUpdates() }
    })
    const inPlay = opened.flatMap(({ before }) => {
      const sport = before.flatMap((update) =>
        update.kind === 'market' ? update.market.eventType.name : [],
      )[0]
      return before.some((update) => update.kind === 'book' && update.book.isInPlay) ? [sport] : []
    })
    expect(inPlay).toEqual(['Cricket', 'Soccer', 'Tennis'])
    expect(opened.some(({ after }) => after.some(({ kind }) => kind === 'result'))).toBe(true)
  })

  it('plays football whose markets are settled by the goals on its score board', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 50 })), ([seed, run]) => {
        const updates = playThrough(sourceOf(seed, 3), run)
        const board = updates.findLast((update) => update.kind === 'score')?.board
        if (board?.sport !== 'football') throw new Error('no score')
        const goals = [board.home.goals, board.away.goals] as const
        const names = new Map(
          updates.flatMap((update) =>
            update.kind === 'market'
              ? update.market.runners.map(({ id, name }) => [`${update.market.id} ${id}`, name] as const)
              : [],
          ),
        )
        const winners = updates.flatMap((update) => {
          if (update.kind !== 'result') return []
          const won = update.outcome.find(({ status }) => status === 'winner')?.runnerId
          return names.get(`${update.marketId} ${won}`) ?? ''
        })
        const winner =
          goals[0] === goals[1] ? 'The Draw' : goals[0] > goals[1] ? board.home.team : board.away.team
        const total = goals[0] + goals[1] > 2 ? 'Over 2.5 Goals' : 'Under 2.5 Goals'
        expect(new Set(winners)).toEqual(new Set([winner, total]))
      }),
      { numRuns: 20 },
    )
  })

  it('plays a match in which exchange market, bookmaker and score agree', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 50 })), ([seed, run]) => {
        const updates = playThrough(sourceOf(seed, 0), run)
        const markets = updates.flatMap((update) => (update.kind === 'market' ? update.market : []))
        expect(new Set(markets.map(({ event }) => `${event.id} ${event.name}`)).size).toBe(1)
        expect(new Set(markets.map(({ type }) => type))).toEqual(new Set(['betfair', 'bookmaker', 'session']))
        const winners = updates.flatMap((update) => {
          if (update.kind !== 'result') return []
          const won = update.outcome.find(({ status }) => status === 'winner')?.runnerId
          const listed = markets.find(({ id }) => id === update.marketId)?.runners
          return listed?.find(({ id }) => id === won)?.name ?? ''
        })
        expect(winners).toHaveLength(2)
        expect(new Set(winners).size).toBe(1)
        const boards = updates.flatMap((update) => (update.kind === 'score' ? update.board : []))
        const last = boards.at(-1)
        const [first, second] = last?.sport === 'cricket' ? last.innings : []
        const isChased = (second?.runs ?? 0) > (first?.runs ?? 0)
        expect(winners[0]).toBe(isChased ? second?.team : first?.team)
        const ended = updates.filter(({ kind }) => kind === 'sessionResult' || kind === 'abandoned')
        expect(ended).toHaveLength(
          new Set(markets.filter(({ type }) => type === 'session').map(({ id }) => id)).size,
        )
      }),
      { numRuns: 12 },
    )
  })
})
