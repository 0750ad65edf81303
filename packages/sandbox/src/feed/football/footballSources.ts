import type { ScoreBoard } from '@kit/sdk/contract'
import type { KnownNames } from '../names/marketNames.ts'
import { eventTypes } from '../names/sports.ts'
import { stepCollector } from '../recording/readRecording.ts'
import { planProgramme } from '../recording/recordedProgramme.ts'
import type { Programme, ProgrammeSource } from '../replay/programme.ts'
import { playable } from '../recording/recordedRun.ts'
import { joinRuns } from '../replay/run.ts'
import { mergeScripts, scriptMarket, scriptStartMs, type MarketScript } from '../scripted.ts'
import { ladderWriter } from '../simulation/ladderWriter.ts'
import { createRandom, seedOf, type Random } from '../simulation/random.ts'
import { overGoals, type Fixture } from './fixture.ts'
import { createScoreRun, type ScoreMoment } from './scoreRun.ts'

// Only half-time and full-time scores are recorded. Markets therefore take bets until kick-off, are suspended
// during play, and are settled by the real result.

/** Durations in seconds: from opening to kick-off, then to half time, second half, end and result. */
const lead = 3 * 3600
const halfTime = 47 * 60
const secondHalf = 62 * 60
const fullTime = 111 * 60
const result = fullTime + 60

/**
 * Number of matches on the lists at a time, and the times of the first and the following kick-offs, in ms.
 */
const slots = 8
const firstKickOffMs = 8 * 60_000
const betweenKickOffsMs = 22 * 60_000

interface PricedMarket {
  script: MarketScript
  chances: Record<number, number>
}

function writePrices(markets: readonly PricedMarket[], random: Random): void {
  const writers = markets.map(({ chances }) => Object.keys(chances).map(() => ladderWriter(random)))
  const moods = markets.map(() => random.bell() * 0.02)
  let matched = random.between(4_000, 60_000)
  for (let at = 0.2; at < lead; at += random.between(15, 60)) {
    for (const [index, { script, chances }] of markets.entries()) {
      const mood = (moods[index] = (moods[index] ?? 0) * 0.97 + random.bell() * 0.003)
      const shown = Object.entries(chances).map(([id, chance], runner) => {
        const moved = chance + (runner === 0 ? mood : -mood / (Object.keys(chances).length - 1))
        return [id, writers[index]![runner]!(Math.min(Math.max(moved, 0.01), 0.97), 700)] as const
      })
      script.prices(at, Object.fromEntries(shown))
      script.matched(at, Math.round((matched / (index + 1)) * 100) / 100)
    }
    matched += random.between(5, 900)
  }
  for (const { script, chances } of markets) {
    script.suspend(lead)
    script.prices(lead, Object.fromEntries(Object.keys(chances).map((id) => [id, { back: [], lay: [] }])))
  }
}

function marketsOf({ id, home, away, chances }: Fixture): { odds: PricedMarket; goals: PricedMarket } {
  const common = { eventId: id, eventTypeId: eventTypes.soccer, startsAfterSeconds: lead }
  return {
    odds: {
      script: scriptMarket({
        ...common,
        marketId: `${id}.match-odds`,
        runners: [
          { id: 1, name: home },
          { id: 2, name: away },
          { id: 3, name: 'The Draw' },
        ],
      }),
      chances: { 1: chances.home, 2: chances.away, 3: chances.draw },
    },
    goals: {
      script: scriptMarket({
        ...common,
        marketId: `${id}.goals`,
        marketType: 'OVER_UNDER_25',
        marketName: 'Over/Under 2.5 Goals',
        runners: [
          { id: 1, name: 'Under 2.5 Goals' },
          { id: 2, name: 'Over 2.5 Goals' },
        ],
      }),
      chances: { 1: 1 - chances.over, 2: chances.over },
    },
  }
}

/** Goals of a half appear at its end. */
function boardsOf({ home, away, halfTime: atHalf, fullTime: atEnd }: Fixture): ScoreMoment[] {
  const known = atHalf ?? [0, 0]
  const board = (status: string, [forHome, forAway]: readonly [number, number]): ScoreBoard => ({
    sport: 'football',
    status,
    home: { team: home, goals: forHome },
    away: { team: away, goals: forAway },
  })
  const moment = (seconds: number, shown: ScoreBoard | undefined) => ({
    at: scriptStartMs + (lead + seconds) * 1000,
    board: shown,
  })
  return [
    moment(0, board('First half, goals are announced at half time', [0, 0])),
    ...(atHalf ? [moment(halfTime, board('Half time', known))] : []),
    moment(secondHalf, board('Second half, goals are announced at full time', known)),
    moment(fullTime, board('Full time', atEnd)),
    moment(result + 120, undefined),
  ]
}

const winnerOf = ([forHome, forAway]: readonly [number, number]): number =>
  forHome > forAway ? 1 : forHome < forAway ? 2 : 3

export function footballProgramme(fixture: Fixture, opensBeforeMs: number): Programme {
  const { odds, goals } = marketsOf(fixture)
  const random = createRandom(seedOf(...Array.from(fixture.id, (character) => character.charCodeAt(0))))
  writePrices([odds, goals], random)
  odds.script.close(lead + result, [winnerOf(fixture.fullTime)])
  goals.script.close(lead + result, [fixture.fullTime[0] + fixture.fullTime[1] >= overGoals ? 2 : 1])

  const known: KnownNames = {
    eventName: `${fixture.home} v ${fixture.away}`,
    competition: fixture.competition,
  }
  const collector = stepCollector()
  for (const message of mergeScripts([odds.script, goals.script])) collector.add(message)
  const names = { [`${fixture.id}.match-odds`]: known, [`${fixture.id}.goals`]: known }
  const recorded = planProgramme(collector.steps, names)
  if (!recorded) throw new Error('The match defines no market. A script must begin with a definition.')
  const markets = playable(recorded)
  const kickOffMs = scriptStartMs + lead * 1000
  return {
    beginMs: scriptStartMs,
    openingMs: kickOffMs - opensBeforeMs,
    begin: (run, anchor, over) =>
      joinRuns([markets.begin(run, anchor, over), createScoreRun(`${fixture.id}-${run}`, boardsOf(fixture))]),
  }
}

function interleaved(seasons: readonly Fixture[][]): Fixture[] {
  const longest = Math.max(0, ...seasons.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    seasons.flatMap((season) => season[index] ?? []),
  ).flat()
}

/** Returns parallel matches, with the next one in each run, so that one always starts soon. */
export function footballSources(seasons: readonly Fixture[][]): ProgrammeSource[] {
  const fixtures = interleaved(seasons)
  return Array.from({ length: Math.min(slots, fixtures.length) }, (_, slot) => ({
    key: `football:${slot}`,
    title: `football ${slot + 1}`,
    programme: (run: number) =>
      footballProgramme(
        fixtures[(slot + (run - 1) * slots) % fixtures.length]!,
        firstKickOffMs + slot * betweenKickOffsMs,
      ),
  }))
}
