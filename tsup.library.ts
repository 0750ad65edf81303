import { readFileSync } from 'node:fs'
import type { Options } from 'tsup'

/** Returns the source files of the `exports` of the package in the working directory. */
function entries(): string[] {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | { '@kit/source'?: string }>
  }
  return Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : (target['@kit/source']?.replace('./', '') ?? []),
  )
}

/** Options for the types of a package for browsers. scripts/library.ts has written its scripts and styles. */
export const types = (own: Options = {}): Options => ({
  entry: entries(),
  format: 'esm',
  target: 'es2022',
  dts: { only: true },
  ...own,
})

/** Returns the options for a package for Node: scripts, a file for each entry, and types. */
export const nodeLibrary = (): Options => ({
  entry: entries(),
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: true,
  sourcemap: true,
})
