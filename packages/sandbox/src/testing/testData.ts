import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Returns a folder of the recorded data in KIT_TEST_DATA, e.g. `cricsheet/matches`. Returns undefined if the
 * variable is empty, so that its tests are skipped. Throws if the folder is missing.
 */
export function testData(path: string): string | undefined {
  const data = process.env['KIT_TEST_DATA']
  if (!data) return undefined
  const folder = resolve(data, path)
  if (existsSync(folder)) return folder
  throw new Error(`KIT_TEST_DATA names ${data}, and there is no ${path} in it.`)
}
