import type { KnownNames } from '../names/marketNames.ts'
import { stepCollector } from '../recording/readRecording.ts'
import { planProgramme, type RecordedProgramme } from '../recording/recordedProgramme.ts'
import type { ProgrammeSource } from '../replay/programme.ts'
import { playable } from '../recording/recordedRun.ts'
import { joinRuns } from '../replay/run.ts'
import { mergeScripts, scriptStartMs, type MarketScript } from '../scripted.ts'
import { createRandom, seedOf, type Random } from './random.ts'
import { createMatchRun } from '../cricket/matchRun.ts'
import { simulateMatch } from './simulateMatch.ts'
import { simulateRace } from './simulateRace.ts'

const competition = { id: 'simulated-t5-cup', name: 'Simulated T5 Cup', region: 'International' }

function programmeOf(scripts: MarketScript[], names: Record<string, KnownNames>): RecordedProgramme {
  const collector = stepCollector()
  for (const message of mergeScripts(scripts)) collector.add(message)
  const programme = planProgramme(collector.steps, names)
  if (!programme) throw new Error('The simulation wrote no market: a script begins with a definition.')
  return programme
}

// Returns the key of an event. A different seed gives a different event, and voids the markets of the
// previous one.
const keyOf = (key: string, seed: number): string => `simulation:${key}:${seed}`

const simulatedRace = (
  kind: number,
  key: string,
  title: string,
  seed: number,
  write: (random: Random) => MarketScript[],
): ProgrammeSource => ({
  key: keyOf(key, seed),
  title,
  programme: (run) => playable(programmeOf(write(createRandom(seedOf(seed, kind, run))), {})),
})

/** Position of the first match at the start, in ms. */
const openingMs = 210_000

const simulatedMatch = (
  kind: number,
  seed: number,
  ids: { marketId: string; eventId: string },
): ProgrammeSource => ({
  key: keyOf('match', seed),
  title: 'a cricket match',
  programme(run) {
    const { match, moments, exchange } = simulateMatch(ids, createRandom(seedOf(seed, kind, run)))
    const recorded = programmeOf([exchange], { [ids.marketId]: { competition } })
    const script = {
      match,
      event: {
        id: ids.eventId,
        name: match.teams.join(' v '),
        competition,
        countryCode: 'GB',
        timezone: 'UTC',
      },
      moments: moments.map((moment) => ({ ...moment, at: moment.at + scriptStartMs })),
    }
    return {
      beginMs: recorded.beginMs,
      openingMs: recorded.beginMs + openingMs,
      begin: (number, anchor, over) =>
        joinRuns([
          playable(recorded).begin(number, anchor, over),
          createMatchRun(script, number, anchor, over),
        ]),
    }
  },
})

/**
 * A cricket match, a horse race and a greyhound race, new in every run, written as stream messages and
 * replayed like a recording. The same seed and run give the same prices, so that a restart can resume.
 */
export function simulatedEvents(seed: number): ProgrammeSource[] {
  // Exchange ids are "1." and digits. Simulated ones begin with 9 and contain the seed.
  const id = (kind: number) => `9${Math.abs(Math.trunc(seed)) % 100_000}${kind}`
  return [
    simulatedMatch(1, seed, { marketId: `1.${id(1)}`, eventId: id(1) }),
    simulatedRace(2, 'horses', 'a horse race', seed, (random) =>
      simulateRace({ win: `1.${id(2)}`, eventId: id(2) }, 'horses', random),
    ),
    simulatedRace(3, 'greyhounds', 'a greyhound race', seed, (random) =>
      simulateRace({ win: `1.${id(3)}`, place: `1.${id(4)}`, eventId: id(3) }, 'greyhounds', random),
    ),
  ]
}
