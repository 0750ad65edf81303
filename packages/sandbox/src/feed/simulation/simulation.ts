import type { KnownNames } from '../names/marketNames.ts'
import { stepCollector } from '../recording/readRecording.ts'
import { planProgramme, type RecordedProgramme } from '../recording/recordedProgramme.ts'
import type { ProgrammeSource } from '../replay/programme.ts'
import { playable } from '../recording/recordedRun.ts'
import { joinRuns } from '../replay/run.ts'
import { mergeScripts, scriptStartMs, type MarketScript } from '../scripted.ts'
import { createRandom, seedOf, type Random } from './random.ts'
import { createMatchRun } from '../cricket/matchRun.ts'
import { createScoreRun } from '../football/scoreRun.ts'
import { simulateFootball } from './simulateFootball.ts'
import { simulateMatch } from './simulateMatch.ts'
import { simulateRace } from './simulateRace.ts'
import { simulateTennis } from './simulateTennis.ts'

const region = 'International'
const competitions = {
  cricket: { id: 'simulated-t5-cup', name: 'Simulated T5 Cup', region },
  football: { id: 'simulated-league', name: 'Simulated League', region },
  tennis: { id: 'simulated-open', name: 'Simulated Open', region },
} as const

function programmeOf(scripts: MarketScript[], names: Record<string, KnownNames>): RecordedProgramme {
  const collector = stepCollector()
  for (const message of mergeScripts(scripts)) collector.add(message)
  const programme = planProgramme(collector.steps, names)
  if (!programme) throw new Error('The simulation defines no market. A script must begin with a definition.')
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

/** Returns a cricket match with exchange, bookmaker and session markets. The first run starts at `openingMs`. */
const simulatedMatch = (
  kind: number,
  key: string,
  seed: number,
  ids: { marketId: string; eventId: string },
  openingMs: number,
): ProgrammeSource => ({
  key: keyOf(key, seed),
  title: 'a cricket match',
  programme(run) {
    const { match, moments, exchange } = simulateMatch(ids, createRandom(seedOf(seed, kind, run)))
    const recorded = programmeOf([exchange], { [ids.marketId]: { competition: competitions.cricket } })
    const script = {
      match,
      event: {
        id: ids.eventId,
        name: match.teams.join(' v '),
        competition: competitions.cricket,
        countryCode: 'GB',
        timezone: 'Europe/London',
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

/** Returns a football match with match odds, goals and a score. */
const simulatedFootball = (
  kind: number,
  seed: number,
  ids: { odds: string; goals: string; eventId: string },
  openingMs: number,
): ProgrammeSource => ({
  key: keyOf('football', seed),
  title: 'a football match',
  programme(run) {
    const { name, markets, boards } = simulateFootball(ids, createRandom(seedOf(seed, kind, run)))
    const known = { eventName: name, competition: competitions.football }
    const recorded = programmeOf([...markets], { [ids.odds]: known, [ids.goals]: known })
    return {
      beginMs: recorded.beginMs,
      openingMs: recorded.beginMs + openingMs,
      begin: (number, anchor, over) =>
        joinRuns([
          playable(recorded).begin(number, anchor, over),
          createScoreRun(`${ids.eventId}-${number}`, boards),
        ]),
    }
  },
})

const simulatedTennis = (
  kind: number,
  seed: number,
  ids: { marketId: string; eventId: string },
  openingMs: number,
): ProgrammeSource => ({
  key: keyOf('tennis', seed),
  title: 'a tennis match',
  programme(run) {
    const { name, script } = simulateTennis(ids, createRandom(seedOf(seed, kind, run)))
    const recorded = programmeOf([script], {
      [ids.marketId]: { eventName: name, competition: competitions.tennis },
    })
    return { ...playable(recorded), openingMs: recorded.beginMs + openingMs }
  },
})

/**
 * Returns simulated events, new in every run: in play at the start are a cricket match with bookmaker and session
 * markets, a football match and a tennis match; a second cricket match, a horse race and a greyhound race with a place
 * market are about to start. A run is written completely as stream messages and replayed like a recording. The same seed
 * and run give the same prices, so that a restart can resume.
 */
export function simulatedEvents(seed: number): ProgrammeSource[] {
  // Exchange ids are "1." and digits. Simulated ones begin with 9 and contain the seed.
  const id = (kind: number) => `9${Math.abs(Math.trunc(seed)) % 100_000}${kind}`
  return [
    simulatedMatch(1, 'match', seed, { marketId: `1.${id(1)}`, eventId: id(1) }, 210_000),
    simulatedRace(2, 'horses', 'a horse race', seed, (random) =>
      simulateRace({ win: `1.${id(2)}`, eventId: id(2) }, 'horses', random),
    ),
    simulatedRace(3, 'greyhounds', 'a greyhound race', seed, (random) =>
      simulateRace({ win: `1.${id(3)}`, place: `1.${id(4)}`, eventId: id(3) }, 'greyhounds', random),
    ),
    simulatedFootball(5, seed, { odds: `1.${id(5)}`, goals: `1.${id(6)}`, eventId: id(5) }, 180_000),
    simulatedTennis(7, seed, { marketId: `1.${id(7)}`, eventId: id(7) }, 150_000),
    simulatedMatch(8, 'second match', seed, { marketId: `1.${id(8)}`, eventId: id(8) }, 30_000),
  ]
}
