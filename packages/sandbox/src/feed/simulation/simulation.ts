import type { KnownNames } from '../names/marketNames.ts'
import { stepCollector } from '../recording/readRecording.ts'
import { planProgramme, type ProgrammeSource, type RecordedProgramme } from '../replay/programme.ts'
import { playable } from '../replay/run.ts'
import { mergeScripts, type MarketScript } from '../scripted.ts'
import { createRandom, seedOf, type Random } from './random.ts'
import { simulateMatch } from './simulateMatch.ts'
import { simulateRace } from './simulateRace.ts'

const matchNames: KnownNames = {
  competition: { id: 'simulated-t20-cup', name: 'Simulated T20 Cup', region: 'International' },
}

function programmeOf(scripts: MarketScript[], names: Record<string, KnownNames>): RecordedProgramme {
  const collector = stepCollector()
  for (const message of mergeScripts(scripts)) collector.add(message)
  const programme = planProgramme(collector.steps, names)
  if (!programme) throw new Error('The simulation wrote no market: a script begins with a definition.')
  return programme
}

function simulated(
  kind: number,
  key: string,
  title: string,
  seed: number,
  write: (random: Random) => MarketScript[],
  { openingSeconds = 0, names = {} }: { openingSeconds?: number; names?: Record<string, KnownNames> } = {},
): ProgrammeSource {
  return {
    // The seed is part of the key: with another seed it is another event, and the markets of the former end void.
    key: `simulation:${key}:${seed}`,
    title,
    programme(run) {
      const programme = programmeOf(write(createRandom(seedOf(seed, kind, run))), names)
      return { ...playable(programme), openingMs: programme.beginMs + openingSeconds * 1000 }
    },
  }
}

/**
 * Three events without recordings: a cricket match, a horse race and a greyhound race with its place market, each anew
 * in every run. A run is written whole, as the messages of a stream, and replayed like a recording; the same seed
 * and run give the same prices, so a restart goes on where it stood.
 */
export function simulatedEvents(seed: number): ProgrammeSource[] {
  // Exchange ids are "1." and digits; those of the simulation begin with 9 and carry the seed, to be told apart.
  const id = (kind: number) => `9${Math.abs(Math.trunc(seed)) % 100_000}${kind}`
  return [
    simulated(
      1,
      'match',
      'a cricket match',
      seed,
      (random) => [simulateMatch({ marketId: `1.${id(1)}`, eventId: id(1) }, random)],
      // The first match people see is already being played.
      { openingSeconds: 210, names: { [`1.${id(1)}`]: matchNames } },
    ),
    simulated(2, 'horses', 'a horse race', seed, (random) =>
      simulateRace({ win: `1.${id(2)}`, eventId: id(2) }, 'horses', random),
    ),
    simulated(3, 'greyhounds', 'a greyhound race', seed, (random) =>
      simulateRace({ win: `1.${id(3)}`, place: `1.${id(4)}`, eventId: id(3) }, 'greyhounds', random),
    ),
  ]
}
