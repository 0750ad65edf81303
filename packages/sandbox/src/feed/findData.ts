import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { isMatchFile } from './cricket/matchSources.ts'
import { recordingsOf } from './recording/recordingsOf.ts'

export interface FeedData {
  recordings?: string
  matches?: string
  fixtures?: string
}

const hasMatches = (folder: string): boolean => existsSync(folder) && readdirSync(folder).some(isMatchFile)
const hasRecordings = (folder: string): boolean => recordingsOf(folder).length > 0

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => resolve(folder, name))
        .toSorted()
    : []

/**
 * Returns the first of these folders that holds data. Throws if none does, because naming a folder means that
 * no simulation is wanted.
 */
function folderWith(holdsData: (folder: string) => boolean, folders: string[], what: string, files: string) {
  const folder = folders.find(holdsData)
  if (folder !== undefined) return folder
  throw new Error(
    `No ${what} in ${folders[0]}: such a folder holds ${files}. Name another, or none to have the feed simulated.`,
  )
}

/**
 * '' names nothing, and without any folder the feed is simulated. Recordings may be in `markets` of the
 * folder, matches in `matches`, seasons in any folder of it. Throws if a folder has no data of its kind.
 */
export function findData({ recordings = '', matches = '', fixtures = '' }: FeedData): FeedData {
  const places = (named: string, inner: string) => [resolve(named), resolve(named, inner)]
  return {
    ...(recordings && {
      recordings: folderWith(
        hasRecordings,
        places(recordings, 'markets'),
        'recordings',
        '.jsonl files, plain or packed as .gz or .bz2',
      ),
    }),
    ...(matches && {
      matches: folderWith(
        hasMatches,
        places(matches, 'matches'),
        'matches',
        '.json files, one of a match each',
      ),
    }),
    ...(fixtures && {
      fixtures: folderWith(
        hasMatches,
        [resolve(fixtures), ...foldersIn(resolve(fixtures))],
        'seasons',
        '.json files, one of a season each',
      ),
    }),
  }
}
