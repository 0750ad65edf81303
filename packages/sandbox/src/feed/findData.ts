import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isMatchFile } from './cricket/matchSources.ts'
import { findRecordings, type RecordingChoice } from './recording/findRecordings.ts'

/** What the feed is made of: recorded exchange streams, matches ball by ball, and football by its results. */
export interface FeedData {
  recordings?: RecordingChoice | undefined
  /** A folder of ball-by-ball matches. */
  matches?: string | undefined
  /** A folder of football seasons. */
  fixtures?: string | undefined
}

export interface NamedData {
  recordings?: string | undefined
  fixtures?: string | undefined
  matches?: string | undefined
}

const hasMatches = (folder: string): boolean => existsSync(folder) && readdirSync(folder).some(isMatchFile)

function namedFixtures(projectRoot: string, named: string): string {
  const folder = resolve(projectRoot, named)
  if (hasMatches(folder)) return folder
  throw new Error(`No seasons in ${folder}: a folder of fixtures holds .json files, one of a season each.`)
}

/** The folder of matches that was named, or the `matches` in it. Throws when there are none in either. */
function namedMatches(projectRoot: string, named: string): string {
  const folders = [resolve(projectRoot, named), resolve(projectRoot, named, 'matches')]
  const folder = folders.find(hasMatches)
  if (folder) return folder
  throw new Error(`No matches in ${folders[0]}: a folder of matches holds .json files, one of a match each.`)
}

/**
 * Where the feed's data is: what was named, and nothing else then; else what lies in the shared data beside the project,
 * else nowhere, and the feed is simulated. Throws when a named folder holds nothing of its kind.
 */
export function findData(projectRoot: string, named: NamedData): FeedData {
  if (named.recordings || named.matches || named.fixtures)
    return {
      ...(named.recordings && { recordings: findRecordings(projectRoot, named.recordings) }),
      ...(named.matches && { matches: namedMatches(projectRoot, named.matches) }),
      ...(named.fixtures && { fixtures: namedFixtures(projectRoot, named.fixtures) }),
    }
  const recordings = findRecordings(projectRoot)
  const data = join(projectRoot, '..', 'shared', 'data')
  const matches = join(data, 'cricsheet', 'matches')
  const fixtures = join(data, 'fixtures', 'openfootball')
  return {
    ...(recordings && { recordings }),
    ...(hasMatches(matches) && { matches }),
    ...(hasMatches(fixtures) && { fixtures }),
  }
}
