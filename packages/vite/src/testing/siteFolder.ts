import { mkdirSync, mkdtempSync } from 'node:fs'
import path from 'node:path'

/**
 * The kit resolves from it as from a site of this repository. It is outside all packages, because files in a
 * package decide if sites are built again, and other tests check that in parallel.
 */
export function siteFolder(name: string): string {
  const folder = path.join(import.meta.dirname, '../../../../.kit/test-sites')
  mkdirSync(folder, { recursive: true })
  return mkdtempSync(path.join(folder, `${name}-`))
}
