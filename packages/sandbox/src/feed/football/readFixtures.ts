import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { createRatings } from './ratings.ts'
import type { Fixture } from './fixture.ts'

const name = z.string().check(z.minLength(1), z.maxLength(80))
const goals = z.tuple([
  z.int().check(z.minimum(0), z.maximum(99)),
  z.int().check(z.minimum(0), z.maximum(99)),
])

type Goals = z.output<typeof goals>

const wireSeason = z.object({ name, matches: z.array(z.unknown()) })

const wireMatch = z.object({
  date: z.iso.date(),
  team1: name,
  team2: name,
  status: z.nullish(z.string()),
  // Some seasons write the final score as a pair.
  score: z.nullish(
    z.union([goals, z.object({ ht: z.nullish(goals), ft: z.nullish(goals), et: z.optional(z.unknown()) })]),
  ),
})
type WireMatch = z.output<typeof wireMatch>

/**
 * Statuses of a match that was played to its end. Any other, e.g. `awarded`, has a score that was not played.
 */
const playedStatus =
  /^(?:|played|finished|complete[d]?|final|ended|ft|full[ -]?time|aet|after extra time|pen(?:alties)?)$/i

/** Returns the region. The country code follows the season in the file's name: "2024-25_en.1". */
function regionOf(file: string): string {
  const [, place = ''] = file.split('_')
  const regions: Record<string, string> = {
    en: 'England',
    es: 'Spain',
    de: 'Germany',
    br: 'Brazil',
    mls: 'United States',
  }
  return regions[place.split('.')[0] ?? ''] ?? 'International'
}

/** Returns undefined if the match is not played yet. Throws the reason to leave it out. */
function scoreOf({
  status,
  score,
}: WireMatch): { halfTime?: Goals | undefined; fullTime: Goals } | undefined {
  const { ft, ht, et } = Array.isArray(score) ? { ft: score } : (score ?? {})
  if (!ft && et === undefined) return undefined
  if (!playedStatus.test(status?.trim() ?? '')) throw new Error(status ?? '')
  // Bets are settled by the score after 90 minutes, which the score of extra time does not contain.
  if (!ft) throw new Error('its score has no full time')
  return { ...(ht && { halfTime: ht }), fullTime: ft }
}

/** Returns a text that identifies a match, even if it does not match the schema. */
function titleOf(match: unknown, index: number): string {
  const { team1, team2 } = (typeof match === 'object' && match ? match : {}) as Record<string, unknown>
  return typeof team1 === 'string' && typeof team2 === 'string' ? `${team1} - ${team2}` : `match ${index + 1}`
}

interface Played extends Omit<WireMatch, 'score'> {
  index: number
  halfTime?: Goals | undefined
  fullTime: Goals
}

/** Returns the matches in the order of dates, with the titles of the others and the reason. */
function playedOf(matches: readonly unknown[]): { played: Played[]; leftOut: string[] } {
  const played: Played[] = []
  const leftOut: string[] = []
  const dateOf = (json: unknown) => String((json as { date?: unknown } | null)?.date ?? '')
  const inOrder = matches.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))
  for (const [index, json] of inOrder.entries()) {
    const match = wireMatch.safeParse(json)
    try {
      if (!match.success) {
        const [issue] = match.error.issues
        throw new Error(`${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'is none'}`)
      }
      const score = scoreOf(match.data)
      if (score) played.push({ ...match.data, ...score, index })
    } catch (error) {
      leftOut.push(`${titleOf(json, index)} (${error instanceof Error ? error.message : String(error)})`)
    }
  }
  return { played, leftOut }
}

const mostNamed = 4

/** The chances follow from the earlier matches. */
function fixturesOf(file: string, json: unknown, report: (line: string) => void): Fixture[] {
  const parsed = wireSeason.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.') || 'the season'}: ${issue?.message ?? 'is none'}`)
  }
  const { played, leftOut } = playedOf(parsed.data.matches)
  if (leftOut.length > 0) {
    const more = leftOut.length > mostNamed ? ` and ${leftOut.length - mostNamed} more` : ''
    report(`${file}.json: ${leftOut.length} left out: ${leftOut.slice(0, mostNamed).join(', ')}${more}`)
  }
  const ratings = createRatings()
  const competition = { id: file, name: parsed.data.name, region: regionOf(file) }
  return played.map(({ team1: home, team2: away, halfTime, fullTime, index }) => {
    const chances = ratings.chances(home, away)
    ratings.learn(home, away, fullTime)
    return { id: `${file}.${index}`, competition, home, away, halfTime, fullTime, chances }
  })
}

/**
 * Reads all seasons of a folder (openfootball JSON) that have results, as one list per competition. Reports
 * an unreadable file and leaves it out.
 */
export async function readFixtures(folder: string, report: (line: string) => void): Promise<Fixture[][]> {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
    : []
  const seasons: Fixture[][] = []
  for (const file of files) {
    try {
      const json: unknown = JSON.parse((await readFile(join(folder, file), 'utf8')).replace(/^\uFEFF/, ''))
      seasons.push(fixturesOf(basename(file, '.json'), json, report))
    } catch (error) {
      const what =
        error instanceof SyntaxError ? 'is not JSON' : error instanceof Error ? error.message : String(error)
      report(`${file}: ${what}; the season is left out`)
    }
  }
  return seasons.filter((season) => season.length > 0)
}
