import type { InlineConfig, Plugin, ResolvedConfig } from 'vite'
import { modulesByNeed, type ModulesByNeed } from './modulesByNeed.ts'

/** Modules that this many late parts share go into one file of their own, instead of one for each set of parts. */
const partsThatShare = 4

const platform =
  /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?:history|query-core|react-query|react-router|react-store|router-core|store))[\\/]/

const forms = /node_modules[\\/](?:react-hook-form|@hookform)[\\/]/

/**
 * Decides which modules share a file: the platform, what the first load needs, what live prices need right behind it, the
 * small parts of a package, and what late parts share. `another` makes the configuration that a first bundle of the same
 * site is made with.
 */
export function chunks(another: (config: ResolvedConfig) => InlineConfig): Plugin {
  let config: ResolvedConfig
  let looking: Promise<ModulesByNeed> | undefined
  let need: ModulesByNeed = { early: new Set(), live: new Set(), small: new Map() }
  const groups = [
    // What changes only with a dependency stays in the browser's cache over our own releases. Of what every page loads alone:
    // another package of the same makers, as for long lists, comes with what uses it.
    { name: 'platform', test: platform },
    { name: 'index', test: (id: string) => need.early.has(id) },
    { name: 'live', test: (id: string) => need.live.has(id) },
    // A group takes along what its modules need: those that others stand on come first, or one would bring the others.
    ...['sdkParts', 'uiParts'].map((name) => ({ name, test: (id: string) => need.small.get(id) === name })),
    { name: (id: string) => need.small.get(id) ?? null },
    // Only who has a form waits for it.
    { name: 'forms', test: forms },
    { name: 'late', minShareCount: partsThatShare },
  ]
  return {
    name: 'kit-chunks',
    // The first bundle itself is not written, and the one for Node needs no groups.
    apply: ({ build }, { command }) => command === 'build' && build?.write !== false && !build?.ssr,
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    configResolved: (resolved) => void (config = resolved),
    buildStart() {
      looking = modulesByNeed(another(config))
      // Awaited below; until then a failure is nobody's.
      looking.catch(() => {})
    },
    async buildEnd() {
      if (looking) need = await looking
    },
  }
}
