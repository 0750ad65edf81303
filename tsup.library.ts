import { readFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import type { Options } from 'tsup'

/** How a package of ours is built: an entry for each of its `exports` that names a source, with types and styles. */
export function library(own: Options = {}): Options {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | { '@kit/source'?: string }>
  }
  const sources = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : (target['@kit/source'] ?? []),
  )
  return {
    entry: sources.map((source) => source.replace('./', '')),
    format: 'esm',
    target: 'es2022',
    clean: true,
    dts: true,
    sourcemap: true,
    // Without it a stylesheet carries its source as comments, longer than itself.
    minify: true,
    esbuildPlugins: [vanillaExtractPlugin()],
    ...own,
  }
}
