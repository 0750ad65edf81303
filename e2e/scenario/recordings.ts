import { mkdir, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'

const data = process.env['KIT_TEST_DATA'] ?? ''

/** Undefined if KIT_TEST_DATA names a folder. */
export const whyNoTestData =
  data === '' ? 'KIT_TEST_DATA names no folder of recorded streams, matches and seasons' : undefined

export const recordedStreams = path.resolve(data, 'betfair-stream/markets')

/**
 * A cricket match, a horse race and the two markets of a greyhound race: enough for a site, and fast to read.
 */
const chosen = ['1.200806927', '1.185781277', '1.197931750', '1.197931751']

/**
 * Links the chosen recordings, with the files next to them, into a new folder, because an operator plays a
 * whole folder.
 */
export async function linkChosenRecordings(folder: string): Promise<string> {
  const recordings = path.join(folder, 'markets')
  await mkdir(recordings, { recursive: true })
  for (const name of await readdir(recordedStreams))
    if (chosen.some((id) => name.startsWith(`${id}.jsonl`)))
      await symlink(path.join(recordedStreams, name), path.join(recordings, name))
  for (const sibling of ['catalogues', 'scores'])
    await symlink(path.join(recordedStreams, '..', sibling), path.join(folder, sibling))
  return recordings
}

export const recordedMatches = path.resolve(data, 'cricsheet/matches')
export const recordedFixtures = path.resolve(data, 'fixtures/openfootball')
