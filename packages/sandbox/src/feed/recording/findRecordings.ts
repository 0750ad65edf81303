import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Which recorded streams to replay: files of one folder, all of them when not listed. */
export interface RecordingChoice {
  folder: string
  files?: string[]
}

const isRecording = (name: string) => name.endsWith('.jsonl') || name.endsWith('.jsonl.gz')

/** One cricket match, one horse race and the two markets of a greyhound race: enough for a site, quick to read. */
const chosen = ['1.200806927', '1.185781277', '1.197931750', '1.197931751']

/** The recordings of a folder, by name. Empty when there are none or the folder cannot be read. */
export function recordingsOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter(isRecording).sort() : []
}

/**
 * Where the recordings are: every one in the `named` folder (or in its `markets`), else the chosen few of the shared
 * data beside the project, else nowhere, and the feed is simulated. Throws when the named folder holds none, because
 * whoever names a folder does not want a simulation.
 */
export function findRecordings(projectRoot: string, named?: string): RecordingChoice | undefined {
  if (named) {
    const folders = [resolve(projectRoot, named), resolve(projectRoot, named, 'markets')]
    const folder = folders.find((folder) => recordingsOf(folder).length > 0)
    if (folder) return { folder }
    throw new Error(
      `No recordings in ${folders[0]}: a folder of recordings holds .jsonl or .jsonl.gz files. Name another folder, or none to have the feed simulated.`,
    )
  }
  const folder = join(projectRoot, '..', 'shared', 'data', 'betfair-stream', 'markets')
  const files = recordingsOf(folder).filter((file) => chosen.some((id) => file.startsWith(`${id}.jsonl`)))
  return files.length > 0 ? { folder, files } : undefined
}
