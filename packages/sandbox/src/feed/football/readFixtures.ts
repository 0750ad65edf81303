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

const wireSeason = z.object({
  name,
  matches: z.array(
    z.object({
      date: z.iso.date(),
      team1: name,
      team2: name,
      score: z._default(z.object({ ht: z.optional(goals), ft: z.optional(goals) }), {}),
    }),
  ),
})

/** The country code follows the season: "2024-25_en.1". */
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

/** A season's played matches, each with its chances by the earlier ones. */
function fixturesOf(file: string, json: unknown): Fixture[] {
  const parsed = wireSeason.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.') || 'the season'}: ${issue?.message ?? 'is none'}`)
  }
  const ratings = createRatings()
  const competition = { id: file, name: parsed.data.name, region: regionOf(file) }
  const fixtures: Fixture[] = []
  const inOrder = parsed.data.matches.toSorted((a, b) => a.date.localeCompare(b.date))
  for (const [index, { team1: home, team2: away, score }] of inOrder.entries()) {
    if (!score.ft) continue
    const chances = ratings.chances(home, away)
    fixtures.push({
      id: `${file}.${index}`,
      competition,
      home,
      away,
      halfTime: score.ht,
      fullTime: score.ft,
      chances,
    })
    ratings.learn(home, away, score.ft)
  }
  return fixtures
}

/**
 * Reads all seasons of a folder (openfootball JSON) that have results, one list a competition. An unreadable file is
 * reported and left out.
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
      const json: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'))
      seasons.push(fixturesOf(basename(file, '.json'), json))
    } catch (error) {
      const what =
        error instanceof SyntaxError ? 'is not JSON' : error instanceof Error ? error.message : String(error)
      report(`${file}: ${what}; the season is left out`)
    }
  }
  return seasons.filter((season) => season.length > 0)
}
