import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * A folder of the recorded data that KIT_TEST_DATA names, e.g. `cricsheet/matches`. Undefined where it names none: what
 * needs the data is skipped. Throws when that folder is not in it.
 */
export function testData(path: string): string | undefined {
  const data = process.env['KIT_TEST_DATA']
  if (!data) return undefined
  const folder = resolve(data, path)
  if (existsSync(folder)) return folder
  throw new Error(`KIT_TEST_DATA names ${data}, and there is no ${path} in it.`)
}
