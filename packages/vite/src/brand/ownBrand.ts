import path from 'node:path'
import type { Plugin } from 'vite'
import { ownBrandModules, reportOf } from './ownBrandModules.ts'
import type { ReadBrand } from './readOwnBrand.ts'
import type { FindActiveBrand } from './activeBrand.ts'

const withoutQuery = (id: string) => path.normalize(id.split('?')[0] ?? id)

/**
 * Serves the derived values of a site's own brand: data, styles, and lazy pictures and messages. Does nothing for a
 * brand of the kit.
 */
export function ownBrand(findBrand: FindActiveBrand): Plugin {
  let read: ReadBrand | undefined
  let modules: ReadonlyMap<string, string> = new Map()
  const files = new Set<string>()
  return {
    name: 'kit-own-brand',
    enforce: 'pre',
    async configResolved({ root, logger, build }) {
      read = (await findBrand(root)).own
      if (!read) return
      modules = ownBrandModules(read, root)
      for (const file of [read.file, ...read.dependencies]) files.add(path.resolve(root, file))
      if (!build.ssr) for (const line of reportOf(read.brand)) logger.info(line)
    },
    resolveId: (source) => (modules.has(source) ? source : undefined),
    load: (id) => modules.get(withoutQuery(id)),
    configureServer(server) {
      server.watcher.on('change', (file) => files.has(path.normalize(file)) && void server.restart())
    },
    // The restart reloads the page. An earlier reload would reach a server that is closing.
    hotUpdate: {
      order: 'pre',
      handler: ({ file }) => (files.has(path.normalize(file)) ? [] : undefined),
    },
  }
}
