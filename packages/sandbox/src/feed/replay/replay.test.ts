import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeedRunner, FeedState, FeedUpdate } from '../feed.ts'
import { stepCollector } from '../recording/readRecording.ts'
import { mergeScripts, scriptMarket, type MarketScript } from '../scripted.ts'
import { createHandClock, type HandClock } from './handClock.ts'
import { planProgramme } from '../recording/recordedProgramme.ts'
import type { ProgrammeSource } from './programme.ts'
import { createReplay } from './replay.ts'
import { playable } from '../recording/recordedRun.ts'

const startMs = Date.UTC(2030, 5, 1, 9)

function sourceOf(key: string, ...scripts: MarketScript[]): ProgrammeSource {
  const collector = stepCollector()
  for (const message of mergeScripts(scripts)) collector.add(message)
  const programme = planProgramme(collector.steps)
  if (!programme) throw new Error('no programme')
  return { key, title: key, programme: () => playable(programme) }
}

/** Returns an event with two minutes of prices, in play after one, then a result. */
function match(marketId = '1.5', eventId = '50') {
  const script = scriptMarket({
    marketId,
    eventId,
    runners: [
      { id: 1, name: 'Kings' },
      { id: 2, name: 'Rovers' },
    ],
  })
  for (let at = 1; at < 60; at += 1)
    script.prices(at, { [1 + (at % 2)]: { back: [[2 + at / 100, 10 + at]] } })
  script.suspend(60).inPlay(62, 5)
  for (let at = 63; at < 120; at += 1)
    script.prices(at, { [1 + (at % 2)]: { lay: [[3 + at / 100, 10 + at]] } })
  return script.suspend(120).close(130, [2])
}

function holding(updates: FeedUpdate[]) {
  const markets = new Map<string, unknown>()
  const heads = new Map<string, unknown>()
  const runners = new Map<string, FeedRunner>()
  const ends = new Map<string, unknown>()
  for (const update of updates) {
    if (update.kind === 'market') markets.set(update.market.id, update.market)
    else if (update.kind === 'book') {
      const { runners: changed, ...head } = update.book
      heads.set(head.marketId, head)
      for (const runner of changed) runners.set(`${head.marketId} ${runner.id}`, runner)
    } else if ('marketId' in update) ends.set(update.marketId, update)
  }
  return { markets, heads, runners, ends }
}

interface Playing {
  updates: FeedUpdate[]
  stop(): FeedState
}

function play(
  clock: HandClock,
  sources: ProgrammeSource[],
  { speed = 1, state }: { speed?: number; state?: FeedState } = {},
): Playing {
  const updates: FeedUpdate[] = []
  const feed = createReplay(sources, { title: 'test', speed, now: clock.now, timers: clock.timers, state })
  feed.start((update) => updates.push(update))
  return {
    updates,
    stop() {
      feed.stop()
      return JSON.parse(JSON.stringify(feed.state())) as FeedState
    },
  }
}

const kinds = (updates: FeedUpdate[]) => updates.map(({ kind }) => kind)
const statuses = (updates: FeedUpdate[]) =>
  updates.flatMap((update) =>
    update.kind === 'book' ? `${update.book.status}${update.book.isInPlay ? ' in play' : ''}` : [],
  )

describe('a replay', () => {
  it('introduces the market before it returns, with ids of its run and its start shifted to now', () => {
    const { updates } = play(createHandClock(startMs), [sourceOf('a', match())])
    expect(kinds(updates)).toEqual(['market', 'book'])
    expect(updates[0]).toMatchObject({
      market: {
        id: '1.5-1',
        exchangeId: '1.5',
        openDate: new Date(startMs).toISOString(),
        event: { id: '50-1' },
        runners: [
          { id: '1', name: 'Kings' },
          { id: '2', name: 'Rovers' },
        ],
      },
    })
  })

  it('sends each change when it is due, and only the runners that changed', () => {
    const clock = createHandClock(startMs)
    const { updates } = play(clock, [sourceOf('a', match())])
    clock.moveTo(startMs + 999)
    expect(updates).toHaveLength(2)
    clock.moveTo(startMs + 1020)
    expect(updates.slice(2)).toMatchObject([
      { kind: 'book', book: { runners: [{ id: '2', back: [{ odds: 201, size: 1100n }] }] } },
    ])
  })

  it('plays the suspension, the time in play with its delay, and the result', () => {
    const clock = createHandClock(startMs)
    const { updates } = play(clock, [sourceOf('a', match())])
    clock.moveTo(startMs + 131_000)
    const path = statuses(updates).filter((status, index, all) => status !== all[index - 1])
    expect(path).toEqual(['active', 'suspended', 'active in play', 'suspended in play', 'closed in play'])
    expect(updates.at(-1)).toEqual({
      kind: 'result',
      marketId: '1.5-1',
      outcome: [
        { runnerId: '1', status: 'loser' },
        { runnerId: '2', status: 'winner' },
      ],
    })
    const last = holding(updates)
    expect(last.heads.get('1.5-1')).toMatchObject({ status: 'closed', betDelaySeconds: 5 })
    expect(last.runners.get('1.5-1 2')).toMatchObject({ status: 'winner', back: [], lay: [] })
  })

  it('plays at the given speed', () => {
    const clock = createHandClock(startMs)
    const { updates } = play(clock, [sourceOf('a', match())], { speed: 10 })
    clock.moveTo(startMs + 12_990)
    expect(kinds(updates)).not.toContain('result')
    clock.moveTo(startMs + 13_020)
    expect(kinds(updates)).toContain('result')
  })

  it('sends messages of the same 20 ms as one book', () => {
    const script = scriptMarket({ marketId: '1.5', eventId: '50', runners: [{ id: 1 }, { id: 2 }] })
    for (let index = 0; index < 10; index += 1)
      script.prices(5 + index / 1000, { 1: { back: [[2 + index / 50, 10]] } })
    const clock = createHandClock(startMs)
    const { updates } = play(clock, [sourceOf('a', script.close(60, [1]))])
    clock.moveTo(startMs + 6000)
    expect(updates.length).toBeLessThanOrEqual(2 + 2)
    expect(updates.at(-1)).toMatchObject({ book: { runners: [{ id: '1', back: [{ odds: 218 }] }] } })
  })

  it('begins the next run 20 real seconds after the end whatever the speed, with new ids', () => {
    const clock = createHandClock(startMs)
    const { updates } = play(clock, [sourceOf('a', match())], { speed: 10 })
    clock.moveTo(startMs + 13_000 + 19_990)
    expect(updates.some((update) => update.kind === 'market' && update.market.id === '1.5-2')).toBe(false)
    clock.moveTo(startMs + 13_000 + 20_030)
    expect(updates.findLast((update) => update.kind === 'market')).toMatchObject({
      market: { id: '1.5-2', event: { id: '50-2' }, openDate: new Date(startMs + 33_000).toISOString() },
    })
  })

  it('runs the markets of one event together: the next run waits for the last to close', () => {
    const clock = createHandClock(startMs)
    const place = scriptMarket({ marketId: '1.6', eventId: '50', runners: [{ id: 1 }, { id: 2 }] }).close(
      200,
      [1, 2],
    )
    const { updates } = play(clock, [sourceOf('a', match(), place)])
    clock.moveTo(startMs + 219_900)
    expect(updates.filter(({ kind }) => kind === 'result')).toHaveLength(2)
    expect(holding(updates).markets.size).toBe(2)
    clock.moveTo(startMs + 220_100)
    expect([...holding(updates).markets.keys()]).toEqual(['1.5-1', '1.6-1', '1.5-2', '1.6-2'])
  })

  it('abandons a market whose recording ends early, or which closes without a winner', () => {
    const clock = createHandClock(startMs)
    const cut = scriptMarket({ marketId: '1.7', eventId: '70', runners: [{ id: 1 }] }).prices(9, {
      1: { back: [[2, 5]] },
    })
    const void_ = scriptMarket({ marketId: '1.8', eventId: '80', runners: [{ id: 1 }] }).close(9, [])
    const { updates } = play(clock, [sourceOf('a', cut), sourceOf('b', void_)])
    clock.moveTo(startMs + 9_100)
    expect(updates.filter(({ kind }) => kind === 'abandoned')).toEqual([
      { kind: 'abandoned', marketId: '1.7-1', reason: 'The recording ends before the market is settled.' },
      { kind: 'abandoned', marketId: '1.8-1', reason: 'The market closed without a winner.' },
    ])
  })

  it('shows no prices of a removed runner and leaves it out of the result', () => {
    const clock = createHandClock(startMs)
    const script = scriptMarket({
      marketId: '1.5',
      eventId: '50',
      runners: [{ id: 1 }, { id: 2 }, { id: 3 }],
    })
      .prices(1, { 3: { back: [[5, 5]] } })
      .remove(2, 3)
      .close(9, [1])
    const { updates } = play(clock, [sourceOf('a', script)])
    clock.moveTo(startMs + 2_100)
    expect(updates.at(-1)).toMatchObject({
      book: { runners: [{ id: '3', status: 'removed', back: [], lay: [] }] },
    })
    clock.moveTo(startMs + 9_100)
    expect(updates.at(-1)).toMatchObject({
      kind: 'result',
      outcome: [
        { runnerId: '1', status: 'winner' },
        { runnerId: '2', status: 'loser' },
      ],
    })
  })

  it('skips ahead after the machine slept without sending each step', () => {
    const clock = createHandClock(startMs)
    const { updates } = play(clock, [sourceOf('a', match())])
    clock.moveTo(startMs + 5_000)
    const before = updates.length
    clock.sleepTo(startMs + 110_000)
    expect(updates.length - before).toBeLessThanOrEqual(2)
    expect(updates.at(-1)).toMatchObject({ book: { isInPlay: true } })
  })

  it('begins a long overdue run when that is noticed, not when it was due', () => {
    const clock = createHandClock(startMs)
    const { updates } = play(clock, [sourceOf('a', match())])
    clock.moveTo(startMs + 5_000)
    clock.sleepTo(startMs + 8 * 3_600_000)
    expect(kinds(updates)).toContain('result')
    expect(holding(updates).markets.get('1.5-2')).toMatchObject({
      openDate: new Date(startMs + 8 * 3_600_000).toISOString(),
    })
  })
})

describe('a restart', () => {
  it('in the middle of a run ends in the same state as no restart, at any time and for any duration', () => {
    const ends = startMs + 150_000
    const uninterrupted = createHandClock(startMs)
    const whole = play(uninterrupted, [sourceOf('a', match()), sourceOf('b', match('1.9', '90'))])
    uninterrupted.moveTo(ends - 1)
    const expected = holding(whole.updates)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 149_000 }),
        fc.integer({ min: 0, max: 60_000 }),
        (stopAt, downMs) => {
          const sources = [sourceOf('a', match()), sourceOf('b', match('1.9', '90'))]
          const before = createHandClock(startMs)
          const first = play(before, sources)
          before.moveTo(startMs + stopAt)
          const state = first.stop()
          const after = createHandClock(Math.min(startMs + stopAt + downMs, ends - 1))
          const second = play(after, sources, { state })
          after.moveTo(ends - 1)
          expect(holding([...first.updates, ...second.updates])).toEqual(expected)
          expect(holding(second.updates)).toEqual(expected)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('sends the result of a run that ended meanwhile, and begins the next', () => {
    const clock = createHandClock(startMs)
    const state = play(clock, [sourceOf('a', match())]).stop()
    const later = createHandClock(startMs + 3_600_000)
    const { updates } = play(later, [sourceOf('a', match())], { state })
    expect(kinds(updates)).toEqual(['market', 'book', 'result', 'market', 'book'])
    expect(updates[3]).toMatchObject({ market: { id: '1.5-2' } })
  })

  it('at another speed continues from its position', () => {
    const clock = createHandClock(startMs)
    const first = play(clock, [sourceOf('a', match())])
    clock.moveTo(startMs + 60_000)
    const second = play(clock, [sourceOf('a', match())], { speed: 10, state: first.stop() })
    clock.moveTo(startMs + 66_990)
    expect(kinds(second.updates)).not.toContain('result')
    clock.moveTo(startMs + 67_020)
    expect(kinds(second.updates)).toContain('result')
  })

  it('without the recording abandons its markets, and never uses their ids again', () => {
    const clock = createHandClock(startMs)
    const state = play(clock, [sourceOf('a', match())]).stop()
    const without = play(clock, [sourceOf('b', match('1.9', '90'))], { state })
    expect(without.updates.filter(({ kind }) => kind === 'abandoned')).toMatchObject([{ marketId: '1.5-1' }])
    const back = play(clock, [sourceOf('a', match())], { state: without.stop() })
    expect(holding(back.updates).markets.has('1.5-2')).toBe(true)
    expect(holding(back.updates).markets.has('1.5-1')).toBe(false)
  })

  it('with a state that cannot be read starts from the beginning', () => {
    const { updates } = play(createHandClock(startMs), [sourceOf('a', match())], { state: { version: 9 } })
    expect(kinds(updates)).toEqual(['market', 'book'])
  })
})
