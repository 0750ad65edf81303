import { mkdirSync, mkdtempSync } from 'node:fs'
import path from 'node:path'

/**
 * A new folder for the files of a site, from which the kit is found as from a site of this repository. It is in no
 * package: what a package holds decides whether sites are built again, and other tests check that meanwhile.
 */
export function siteFolder(name: string): string {
  const folder = path.join(import.meta.dirname, '../../../../.kit/test-sites')
  mkdirSync(folder, { recursive: true })
  return mkdtempSync(path.join(folder, `${name}-`))
}
