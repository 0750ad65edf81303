import path from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { isSource } from './fromSource.ts'

/** `worker.js?url`, `decode?worker&url`: Vite serves these itself, so that the optimizer must not bundle them. */
const servedByVite = /\?(?:url|raw|inline|worker)(?:&|$)/

/** Leaves imports of files by their address, and workers, to the development server. */
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

/** What the entry imports where the site has no `src/main.tsx`: the optimizer finds no import in a file that is not on disk. */
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
 * Bundles the installed packages of the kit, and what they import, once for the development server. All are found before the
 * first page opens, because a package found later reloads the page.
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
