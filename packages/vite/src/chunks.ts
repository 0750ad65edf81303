import type { InlineConfig, Plugin, ResolvedConfig } from 'vite'
import { modulesByNeed, type ModulesByNeed } from './modulesByNeed.ts'

/** Modules that this many lazy chunks share go into a separate chunk, instead of one for each set of chunks. */
const partsThatShare = 4

const platform =
  /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?:history|query-core|react-query|react-router|react-store|router-core|store))[\\/]/

const forms = /node_modules[\\/](?:react-hook-form|@hookform)[\\/]/

/**
 * Decides which modules share a chunk. `another` returns the configuration for the first bundle of the same
 * site.
 */
export function chunks(another: (config: ResolvedConfig) => InlineConfig): Plugin {
  let config: ResolvedConfig
  let looking: Promise<ModulesByNeed> | undefined
  let need: ModulesByNeed = { early: new Set(), live: new Set(), small: new Map() }
  const groups = [
    // Code that changes only with a dependency stays in the browser's cache across our releases. Only what every page
    // loads: another package of the same authors, e.g. for long lists, is loaded with its user.
    { name: 'platform', test: platform },
    { name: 'index', test: (id: string) => need.early.has(id) },
    { name: 'live', test: (id: string) => need.live.has(id) },
    // A group includes the dependencies of its modules: groups that others depend on are listed first, or one group
    // would include the others.
    ...['sdkParts', 'uiParts'].map((name) => ({ name, test: (id: string) => need.small.get(id) === name })),
    { name: (id: string) => need.small.get(id) ?? null },
    // Loaded only by screens with a form.
    { name: 'forms', test: forms },
    { name: 'late', minShareCount: partsThatShare },
  ]
  return {
    name: 'kit-chunks',
    // Excludes the first bundle, which is not written, and the bundle for Node, which needs no groups.
    apply: ({ build }, { command }) => command === 'build' && build?.write !== false && !build?.ssr,
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    configResolved: (resolved) => void (config = resolved),
    buildStart() {
      looking = modulesByNeed(another(config))
      // Awaited below; a failure before that must not be an unhandled rejection.
      looking.catch(() => {})
    },
    async buildEnd() {
      if (looking) need = await looking
    },
  }
}
