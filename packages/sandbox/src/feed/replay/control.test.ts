import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/runs.ts'
import type { FeedControl, FeedRunner, FeedUpdate } from '../feed.ts'
import { stepCollector } from '../recording/readRecording.ts'
import { mergeScripts, scriptMarket } from '../scripted.ts'
import { createHandClock } from './handClock.ts'
import { planProgramme } from '../recording/recordedProgramme.ts'
import type { ProgrammeSource } from './programme.ts'
import { createReplay } from './replay.ts'
import { playable } from '../recording/recordedRun.ts'

const startMs = Date.UTC(2030, 5, 1, 9)

const runners = [
  { id: 1, name: 'Kings' },
  { id: 2, name: 'Rovers' },
]

/** Returns an event with prices for a minute, play for another, and a result at 130 s. */
function source(): ProgrammeSource {
  const script = scriptMarket({ marketId: '1.5', eventId: '50', runners })
  const prices = (from: number, to: number) => {
    for (let at = from; at < to; at += 1)
      script.prices(at, { [1 + (at % 2)]: { back: [[2 + at / 100, 10 + at]] } })
  }
  prices(1, 62)
  script.inPlay(62, 5)
  prices(63, 120)
  script.suspend(120).close(130, [2])
  const collector = stepCollector()
  for (const message of mergeScripts([script])) collector.add(message)
  const programme = planProgramme(collector.steps)
  if (!programme) throw new Error('no programme')
  return { key: 'a', title: 'A match', programme: () => playable(programme) }
}

function playing({ speed = 1 } = {}) {
  const clock = createHandClock(startMs)
  const updates: FeedUpdate[] = []
  const feed = createReplay([source()], { title: 'test', speed, now: clock.now, timers: clock.timers })
  feed.start((update) => updates.push(update))
  const control = feed.control as FeedControl
  return { clock, updates, feed, control, event: () => control.state().events[0]! }
}

/**
 * Returns a consumer's state of the markets: the last update of each. A withdrawn runner or an end is final.
 */
function held(updates: readonly FeedUpdate[]) {
  const heads = new Map<string, unknown>()
  const prices = new Map<string, FeedRunner>()
  const ended = new Set<string>()
  for (const update of updates) {
    if (update.kind === 'result' || update.kind === 'abandoned') ended.add(update.marketId)
    if (update.kind !== 'book' || ended.has(update.book.marketId)) continue
    const { runners: changed, ...head } = update.book
    heads.set(head.marketId, head)
    for (const runner of changed) prices.set(`${head.marketId} ${runner.id}`, runner)
  }
  return { heads, prices, ended }
}

describe('the speed of a replay', () => {
  it('changes from this moment on: nothing is skipped or sent twice, and the clock continues', () => {
    const { clock, updates, control, event } = playing()
    clock.moveTo(startMs + 20_000)
    const before = event().positionMs
    control.setSpeed(10)
    expect(event().positionMs).toBeCloseTo(before, -1)
    clock.moveTo(startMs + 22_000)
    expect(event().positionMs - before).toBeCloseTo(20_000, -1)
    expect(control.state().speed).toBe(10)
    const slow = playing()
    slow.clock.moveTo(startMs + 40_000)
    expect(held(updates).prices).toEqual(held(slow.updates).prices)
  })

  it('sends the starts of upcoming markets again, according to the new speed', () => {
    const { clock, updates, control } = playing()
    clock.moveTo(startMs + 10_000)
    const dates = () => updates.flatMap((update) => (update.kind === 'market' ? update.market.openDate : []))
    const [first] = dates()
    control.setSpeed(0.1)
    const last = dates().at(-1)
    expect(Date.parse(last ?? '')).not.toBe(Date.parse(first ?? ''))
  })
})

describe('seeking', () => {
  it('forwards applies everything in between immediately, including results', () => {
    const { updates, control, event } = playing()
    expect(control.seek('a', event().lengthMs)).toBe(true)
    expect(updates.at(-1)).toMatchObject({ kind: 'result', marketId: '1.5-1' })
    expect(event()).toMatchObject({ isOver: true, run: 1 })
  })

  it('backwards sends all prices of that time', () => {
    const { clock, updates, control } = playing()
    clock.moveTo(startMs + 100_000)
    expect(held(updates).heads.get('1.5-1')).toMatchObject({ isInPlay: true })
    control.seek('a', 30_000)
    const early = playing()
    early.control.seek('a', 30_000)
    expect(held(updates)).toEqual(held(early.updates))
    expect(held(updates).heads.get('1.5-1')).toMatchObject({ isInPlay: false, status: 'active' })
  })

  it('in a run that is over begins the next run at that position', () => {
    const { updates, control, event } = playing()
    control.seek('a', event().lengthMs)
    control.seek('a', 30_000)
    expect(event()).toMatchObject({ run: 2, isOver: false })
    expect(updates.at(-1)).toMatchObject({ kind: 'book', book: { marketId: '1.5-2' } })
  })

  it('accepts only the events it plays', () => {
    const { control, updates } = playing()
    const before = updates.length
    expect(control.seek('b', 0)).toBe(false)
    expect(updates).toHaveLength(before)
  })

  it('a consumer ends in the same state with any controls as without', () => {
    const step = fc.oneof(
      fc.record({ seek: fc.integer({ min: 0, max: 129_000 }) }),
      fc.record({ speed: fc.integer({ min: 1, max: 20 }) }),
      fc.record({ wait: fc.integer({ min: 0, max: 3_000 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.integer({ min: 0, max: 110_000 }), (steps, end) => {
        const tried = playing()
        for (const one of steps) {
          if ('seek' in one) tried.control.seek('a', one.seek)
          else if ('speed' in one) tried.control.setSpeed(one.speed)
          else tried.clock.moveTo(tried.clock.now() + one.wait)
        }
        tried.control.seek('a', end)
        const watched = playing()
        watched.control.seek('a', end)
        const run = tried.event().run
        const of = (marketRun: number, updates: FeedUpdate[]) => {
          const { heads, prices } = held(updates)
          const suffix = `1.5-${marketRun}`
          return [heads.get(suffix) && { ...(heads.get(suffix) as object), marketId: '' }].concat(
            [1, 2].map((id) => prices.get(`${suffix} ${id}`) as never),
          )
        }
        expect(of(run, tried.updates)).toEqual(of(1, watched.updates))
      }),
      { numRuns: runs(200, 5000) },
    )
  })
})
