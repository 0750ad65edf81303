import { readFileSync } from 'node:fs'
import type { Options } from 'tsup'

/** The source of each of the `exports` of the package in whose folder it runs. */
function entries(): string[] {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | { '@kit/source'?: string }>
  }
  return Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : (target['@kit/source']?.replace('./', '') ?? []),
  )
}

/** The types of a package for browsers. Its scripts and styles are made before, by scripts/library.ts. */
export const types = (own: Options = {}): Options => ({
  entry: entries(),
  format: 'esm',
  target: 'es2022',
  dts: { only: true },
  ...own,
})

/** A package for Node: scripts, a file for each entry, and types. */
export const nodeLibrary = (): Options => ({
  entry: entries(),
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: true,
  sourcemap: true,
})
