import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'

const endings = /\.(?:jsonl|jsonl\.gz|gz|bz2)$/
/** Names of official files: an id such as `1.123456789`, or none of the endings of texts and pictures. */
const withoutEnding = /^[^.]+$|^\d+\.\d+$/

/** Returns true if a file begins as a stream of messages does, plain or packed by gzip or bzip2. */
function beginsAsRecording(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const start = Buffer.alloc(3)
    readSync(file, start, 0, 3, 0)
    return start[0] === 0x7b || (start[0] === 0x1f && start[1] === 0x8b) || start.toString('latin1') === 'BZh'
  } finally {
    closeSync(file)
  }
}

/** A folder's recordings by name, also those whose names have no ending. Empty when there are none or it cannot be read. */
export function recordingsOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter(
      (name) => endings.test(name) || (withoutEnding.test(name) && beginsAsRecording(join(folder, name))),
    )
    .sort()
}
