import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'

const longestLine = 64 * 1024 * 1024

/**
 * The lines of a text file, unzipped when its name ends with `.gz`. Of a truncated zip everything before the cut is
 * given, so that the reader can name the line. Throws on other damage.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const stream = path.endsWith('.gz')
    ? pipeline(file, createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }), () => undefined)
    : file
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new Error('a line is longer than 64 MB')
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}
