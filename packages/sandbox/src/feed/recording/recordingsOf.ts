import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'

const endings = /\.(?:jsonl|gz|bz2)$/
const otherArchives = /\.(?:tar|tgz|tbz2?|zip|7z|rar|xz|zst)$/i

/** Returns true if a file begins like a stream of messages, or like a gzip or bzip2 archive. */
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
 * Returns a folder's recordings by name. Official files are often named by an id alone, so the extension or
 * the first bytes decide. Returns an empty list if there are none or the folder cannot be read.
 */
export const recordingsOf = (folder: string): string[] =>
  filesOf(folder).filter(
    (name) => !otherArchives.test(name) && (endings.test(name) || beginsAsRecording(join(folder, name))),
  )

/** Returns a folder's archives of several files, which are not unpacked. */
export const archivesOf = (folder: string): string[] =>
  filesOf(folder).filter((name) => otherArchives.test(name))
