import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { knownEvents } from '../names/knownEvents.ts'
import type { RecordedSource } from '../recording/recordedEvents.ts'
import type { ProgrammeSource } from '../replay/programme.ts'
import { joinRuns } from '../replay/run.ts'
import type { Match } from './match.ts'
import { eventOf, matchProgramme, openingOf } from './matchProgramme.ts'
import { createMatchRun } from './matchRun.ts'
import { momentsOf } from './pace.ts'
import { readMatch } from './readMatch.ts'
import { recordedBallEnds } from './recordedPace.ts'

/** Ids of matches in the collection, by the exchange's event id. */
const twins: Record<string, string> = { '31573045': '1321467' }

export const isMatchFile = (name: string): boolean => name.endsWith('.json') && name !== 'manifest.json'

/** Reports an unreadable file and leaves it out. */
export async function readMatches(folder: string, report: (line: string) => void): Promise<Match[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter(isMatchFile).sort() : []
  const matches: Match[] = []
  for (const file of files) {
    try {
      const json: unknown = JSON.parse((await readFile(join(folder, file), 'utf8')).replace(/^\uFEFF/, ''))
      matches.push(readMatch(basename(file, '.json'), json))
    } catch (error) {
      const what =
        error instanceof SyntaxError ? 'is not JSON' : error instanceof Error ? error.message : String(error)
      report(`${file}: ${what}; the match is left out`)
    }
  }
  return matches
}

const shortOvers = 20

const groups = [
  { key: 'T20', title: 'Twenty20', has: (match: Match) => (match.overs ?? Infinity) <= shortOvers },
  {
    key: 'one-day',
    title: 'one-day',
    has: (match: Match) => match.form === 'limited' && (match.overs ?? 0) > shortOvers,
  },
  { key: 'test', title: 'Test', has: (match: Match) => match.form === 'unlimited' },
] as const

const textOfCount = (count: number, title: string): string =>
  `${count} ${title} ${count === 1 ? 'match' : 'matches'}`

/** One event of each form at a time, and the next one in each run. */
export const matchSources = (matches: readonly Match[]): ProgrammeSource[] =>
  groups.flatMap(({ key, title, has }) => {
    const own = matches.filter(has)
    if (own.length === 0) return []
    return {
      key: `cricket:${key}`,
      title: textOfCount(own.length, title),
      programme: (run: number) => matchProgramme(own[(run - 1) % own.length]!),
    }
  })

/**
 * Adds a match's bookmaker and session markets to the event of its recorded exchange market, at the times of
 * the recorded ball feed. Returns those sources and the unused matches.
 */
export async function joinTwins(
  recorded: readonly RecordedSource[],
  matches: readonly Match[],
  scoresFolder: string,
  report: (line: string) => void,
): Promise<{ sources: ProgrammeSource[]; rest: Match[] }> {
  const joined = new Set<Match>()
  const sources = await Promise.all(
    recorded.map(async (source): Promise<ProgrammeSource> => {
      const match = matches.find(({ id }) => id === twins[source.eventId])
      const ends = match && (await endsOf(match, source, scoresFolder, report))
      if (!match || !ends) return source
      joined.add(match)
      return withTwin(source, match, ends)
    }),
  )
  return { sources, rest: matches.filter((match) => !joined.has(match)) }
}

async function endsOf(
  match: Match,
  { recorded }: RecordedSource,
  folder: string,
  report: (line: string) => void,
): Promise<number[][] | undefined> {
  for (const marketId of recorded.marketIds) {
    const path = join(folder, `${marketId}.ccm.jsonl.gz`)
    if (!existsSync(path)) continue
    try {
      return await recordedBallEnds(match, path)
    } catch (error) {
      report(
        `${basename(path)}: ${error instanceof Error ? error.message : String(error)}; the ball feed is left out`,
      )
    }
  }
  return undefined
}

function withTwin(source: RecordedSource, match: Match, ends: number[][]): ProgrammeSource {
  const { competition, eventName } = knownEvents[source.eventId] ?? {}
  const own = eventOf(match)
  const event = {
    ...own,
    id: source.eventId,
    name: eventName ?? own.name,
    competition: competition ?? own.competition,
  }
  const [opens, ...played] = momentsOf(match, ends)
  // The exchange market may go in play long before the first ball. The other markets open with it.
  const moments = opens ? [{ ...opens, at: Math.min(opens.at, source.recorded.beginMs) }, ...played] : []
  const script = { match, event, moments }
  return {
    key: source.key,
    title: source.title,
    programme(run) {
      const exchange = source.programme(run)
      return {
        beginMs: exchange.beginMs,
        openingMs: openingOf(moments),
        begin: (number, anchor, over) =>
          joinRuns([exchange.begin(number, anchor, over), createMatchRun(script, number, anchor, over)]),
      }
    },
  }
}
