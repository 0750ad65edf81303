import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FeedUpdate } from '../feed.ts'
import { createHandClock } from '../replay/handClock.ts'
import { createReplay } from '../replay/replay.ts'
import { createRandom } from '../simulation/random.ts'
import { simulateCricket } from '../simulation/simulateInnings.ts'
import { runs } from '../../testing/runs.ts'
import type { FeedState } from '../feed.ts'
import { matchProgramme } from './matchProgramme.ts'

const startMs = Date.UTC(2030, 0, 1)

const step = fc.oneof(
  fc.record({ do: fc.constant('play' as const), ms: fc.integer({ min: 1_000, max: 900_000 }) }),
  fc.record({ do: fc.constant('seek' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ do: fc.constant('restart' as const), downMs: fc.integer({ min: 0, max: 600_000 }) }),
)

const isEnd = (update: FeedUpdate) =>
  update.kind === 'result' || update.kind === 'abandoned' || update.kind === 'sessionResult'

it('ends every announced market, and in one way only, however it is controlled and restarted', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.array(step, { maxLength: 8 }), (seed, steps) => {
      const match = simulateCricket('m', ['Reds', 'Blues'], createRandom(seed))
      const source = { key: 'm', title: 'a match', programme: () => matchProgramme(match) }
      const clock = createHandClock(startMs)
      const updates: FeedUpdate[] = []
      const start = (state?: FeedState) => {
        const feed = createReplay([source], {
          title: '',
          speed: 1,
          now: clock.now,
          timers: clock.timers,
          state,
        })
        feed.start((update) => updates.push(update))
        return feed
      }
      let feed = start()
      const event = () => feed.control?.state().events[0]
      for (const asked of steps) {
        if (asked.do === 'play') clock.moveTo(clock.now() + asked.ms)
        else if (asked.do === 'seek') feed.control?.seek('m', asked.part * (event()?.lengthMs ?? 0))
        else {
          const state = structuredClone(feed.state())
          feed.stop()
          clock.sleepTo(clock.now() + asked.downMs)
          feed = start(state)
        }
      }
      const run = event()?.run ?? 1
      while (event()?.run === run && event()?.isOver === false) clock.moveTo(clock.now() + 60_000)
      feed.stop()

      const ofRun = (id: string) => Number(id.split('-').at(-1)) <= run
      const announced = new Set(
        updates.flatMap((update) => (update.kind === 'market' ? update.market.id : [])),
      )
      const ends = new Map<string, Set<string>>()
      for (const update of updates)
        if (isEnd(update) && 'marketId' in update)
          ends.set(update.marketId, (ends.get(update.marketId) ?? new Set()).add(JSON.stringify(update)))
      // An end may be repeated after a restart, but not otherwise.
      expect([...ends].filter(([, said]) => said.size > 1)).toEqual([])
      expect([...announced].filter((id) => ofRun(id) && !ends.has(id))).toEqual([])
    }),
    { numRuns: runs(300, 10_000) },
  )
})
