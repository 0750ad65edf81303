import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'

const endings = /\.(?:jsonl|gz|bz2)$/
const otherArchives = /\.(?:tar|tgz|tbz2?|zip|7z|rar|xz|zst)$/i

/** Returns true if a file begins as a stream of messages does, or as one that is packed by gzip or bzip2. */
function beginsAsRecording(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const start = Buffer.alloc(64)
    const text = start.subarray(0, readSync(file, start, 0, start.length, 0)).toString('latin1')
    const isZipped = start[0] === 0x1f && start[1] === 0x8b
    return isZipped || /^(?:BZh\d|(?:\u00EF\u00BB\u00BF)?\s*\{\s*"op"\s*:)/.test(text)
  } finally {
    closeSync(file)
  }
}

const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : []

/**
 * A folder's recordings by name. Official files are often named by an id alone, so a file counts by its ending or by how it
 * begins. Empty when there are none or the folder cannot be read.
 */
export const recordingsOf = (folder: string): string[] =>
  filesOf(folder).filter(
    (name) => !otherArchives.test(name) && (endings.test(name) || beginsAsRecording(join(folder, name))),
  )

/** Archives of a folder that hold files, which are not unpacked. */
export const archivesOf = (folder: string): string[] =>
  filesOf(folder).filter((name) => otherArchives.test(name))
