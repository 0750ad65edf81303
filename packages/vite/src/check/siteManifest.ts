import { readFileSync } from 'node:fs'
import path from 'node:path'

type Packages = Record<string, string> | undefined

/** Throws a sentence if it cannot be read. */
export function siteManifest(root: string): Record<'dependencies' | 'devDependencies', Packages> {
  try {
    return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as ReturnType<
      typeof siteManifest
    >
  } catch (error) {
    throw new Error(
      error instanceof SyntaxError
        ? `It cannot be read: ${error.message}.`
        : 'There is no package.json next to the configuration: run npm init, and install the packages of the kit.',
      { cause: error },
    )
  }
}
