import type { FeedMarket, FeedUpdate } from '../../packages/sandbox/src/feed/feed.ts'
import { findData } from '../../packages/sandbox/src/feed/findData.ts'
import { recordedEvents } from '../../packages/sandbox/src/feed/recording/recordedEvents.ts'
import { playable } from '../../packages/sandbox/src/feed/recording/recordedRun.ts'
import { planProgramme } from '../../packages/sandbox/src/feed/recording/recordedProgramme.ts'
import { stepCollector } from '../../packages/sandbox/src/feed/recording/readRecording.ts'
import type { Programme } from '../../packages/sandbox/src/feed/replay/programme.ts'
import { mergeScripts, type MarketScript } from '../../packages/sandbox/src/feed/scripted.ts'
import { simulatedEvents } from '../../packages/sandbox/src/feed/simulation/simulation.ts'
import { testData } from '../../packages/sandbox/src/testing/testData.ts'
import { hardRace } from './hardRace.ts'
import type { Take, TakeChange, TakeLevels } from './take.ts'

const levels = (given: readonly { odds: number; size: bigint }[]): TakeLevels =>
  given.slice(0, 3).map(({ odds, size }) => [odds, String(size)])

interface Collected {
  market: FeedMarket
  beganMs: number
  changes: TakeChange[]
}

/** Exchange markets, played from the programme's start to its end. */
function takesOf(programme: Programme, source: { id: string; title: string; isRecorded: boolean }): Take[] {
  const run = programme.begin(1, { wallMs: programme.beginMs, recordedMs: programme.beginMs, speed: 1 })
  const markets = new Map<string, Collected>()
  const collect = (update: FeedUpdate, atMs: number) => {
    if (update.kind === 'market' && update.market.type === 'betfair') {
      const { market } = update
      const known = markets.get(market.id)
      if (known) known.market = market
      else markets.set(market.id, { market, beganMs: atMs, changes: [] })
    }
    if (update.kind !== 'book') return
    const { marketId, status, isInPlay, betDelaySeconds, totalMatched, runners } = update.book
    const known = markets.get(marketId)
    known?.changes.push({
      atMs: atMs - known.beganMs,
      status,
      isInPlay,
      delaySeconds: betDelaySeconds,
      totalMatched: String(totalMatched),
      runners: runners.map(({ id, status, back, lay }) => ({
        id,
        status,
        back: levels(back),
        lay: levels(lay),
      })),
    })
  }
  for (let atMs = run.nextMs(); atMs !== undefined; atMs = run.nextMs()) {
    run.advance(atMs)
    for (const update of run.takeUpdates()) collect(update, atMs)
  }
  return [...markets.values()]
    .filter(({ changes }) => changes.length > 1)
    .map(({ market, changes }, at) => ({
      ...source,
      id: at === 0 ? source.id : `${source.id}-${at + 1}`,
      title: `${source.title}: ${market.event.name}, ${market.name}`,
      market: {
        name: market.name,
        eventType: market.eventType,
        competition: market.competition,
        eventName: market.event.name,
        runners: market.runners.map(({ id, name, sort, clothNumber }) => ({
          id,
          name,
          sort,
          ...(clothNumber !== undefined && { clothNumber }),
        })),
      },
      changes,
    }))
}

function scripted(scripts: MarketScript[]): Programme {
  const { steps, add } = stepCollector()
  for (const message of mergeScripts(scripts)) add(message)
  const programme = planProgramme(steps, {})
  if (!programme) throw new Error('The script has no market.')
  return playable(programme)
}

/**
 * Returns the same takes each time: a script of worst moments, and a simulated match and race of the sandbox.
 */
export function simulatedTakes(): Take[] {
  const [match, race] = simulatedEvents(7)
  return [
    ...takesOf(scripted([hardRace()]), { id: 'hard-race', title: 'A hard minute', isRecorded: false }),
    ...takesOf(race!.programme(1), { id: 'race', title: 'Simulated', isRecorded: false }),
    ...takesOf(match!.programme(1), { id: 'match', title: 'Simulated', isRecorded: false }),
  ]
}

/** Returns takes of the recordings in KIT_TEST_DATA, or an empty list if the variable is empty. */
export async function recordedTakes(folder = testData('betfair-stream')): Promise<Take[]> {
  if (folder === undefined) return []
  const found = findData({ recordings: folder }).recordings!
  const events = await recordedEvents(found, () => undefined)
  return events.flatMap(({ recorded, eventId }) =>
    takesOf(playable(recorded), { id: `recorded-${eventId}`, title: 'Recorded', isRecorded: true }),
  )
}
