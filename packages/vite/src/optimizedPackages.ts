import path from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { isSource } from './fromSource.ts'

/** Vite serves `worker.js?url` and `decode?worker&url` itself, so the optimizer must not bundle them. */
const servedByVite = /\?(?:url|raw|inline|worker)(?:&|$)/

/** Leaves imports of file URLs and workers to the development server. */
const filesByAddress: Rolldown.Plugin = {
  name: 'kit-files-by-address',
  resolveId: {
    filter: { id: servedByVite },
    async handler(source, importer) {
      const [file = '', query = ''] = source.split('?')
      const found = await this.resolve(file, importer, { skipSelf: true })
      return found && { id: `${normalizePath(found.id)}?${query}`, external: 'absolute' }
    },
  },
}

/**
 * Imports of the generated entry, for a site without `src/main.tsx`: the optimizer cannot scan a file that is not on
 * disk.
 */
const ofEntry = [
  '@kit/shell',
  '@kit/tokens',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
]

/**
 * Bundles the installed packages of the kit and their dependencies once for the development server. All are listed,
 * because a package found later reloads the page.
 */
export const optimizedPackages = (site: string): Plugin => ({
  name: 'kit-optimized-packages',
  apply: 'serve',
  config: () =>
    isSource
      ? undefined
      : {
          optimizeDeps: {
            entries: [path.posix.normalize(site)],
            include: ofEntry,
            rolldownOptions: { plugins: [filesByAddress] },
          },
        },
})
