import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'
import { bunzip } from './bunzip.ts'

const longestLine = 64 * 1024 * 1024

/**
 * Returns the compression of a file by its first bytes, because names of downloaded files are often changed
 * or have no extension.
 */
async function packingOf(path: string): Promise<'gzip' | 'bzip2' | 'none'> {
  const file = await open(path)
  try {
    const start = Buffer.alloc(3)
    await file.read(start, 0, 3, 0)
    if (start[0] === 0x1f && start[1] === 0x8b) return 'gzip'
    return start.toString('latin1') === 'BZh' ? 'bzip2' : 'none'
  } finally {
    await file.close()
  }
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  const packing = await packingOf(path)
  if (packing === 'bzip2') return yield* bunzip(await readFile(path))
  if (packing === 'none' && path.endsWith('.gz')) throw new Error('the file is not a zip archive')
  const file = createReadStream(path)
  yield* packing === 'gzip'
    ? pipeline(file, createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }), () => undefined)
    : file
}

/**
 * Yields the lines of a text file, which may be compressed by gzip or bzip2. Of a truncated archive,
 * everything before the cut is yielded, so that the reader can name the line. Throws on other damage.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunksOf(path)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new Error('a line is longer than 64 MB')
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}
