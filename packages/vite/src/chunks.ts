import type { InlineConfig, Plugin, ResolvedConfig } from 'vite'
import { earlyModules } from './earlyModules.ts'

/** Modules that this many late parts share go into one file of their own, instead of one for each set of parts. */
const partsThatShare = 4

const platform =
  /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?:history|query-core|react-query|react-router|react-store|router-core|store))[\\/]/

/**
 * Decides which modules share a file: the platform, what the first load needs, and what late parts share. `another` makes
 * the configuration that a first bundle of the same site is made with.
 */
export function chunks(another: (config: ResolvedConfig) => InlineConfig): Plugin {
  let config: ResolvedConfig
  let looking: Promise<Set<string>> | undefined
  let early = new Set<string>()
  const groups = [
    // What changes only with a dependency stays in the browser's cache over our own releases. Of what every page loads alone:
    // another package of the same makers, as for long lists, comes with what uses it.
    { name: 'platform', test: platform },
    { name: 'index', test: (id: string) => early.has(id) },
    { name: 'late', minShareCount: partsThatShare },
  ]
  return {
    name: 'kit-chunks',
    // The first bundle itself is not written.
    apply: ({ build }, { command }) => command === 'build' && build?.write !== false,
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    configResolved: (resolved) => void (config = resolved),
    buildStart() {
      looking = earlyModules(another(config))
      // Awaited below; until then a failure is nobody's.
      looking.catch(() => {})
    },
    async buildEnd() {
      if (looking) early = await looking
    },
  }
}
