import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Folder of source maps in the site's folder. */
const mapsFolder = '.kit/maps'

/**
 * Builds source maps into `.kit/maps` and keeps them out of the site, whose files do not name them. Upload the folder
 * to your error reporting service.
 */
export function sourceMaps(): Plugin {
  let folder = ''
  return {
    name: 'kit-source-maps',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved({ root }) {
      folder = path.resolve(root, mapsFolder)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        rmSync(folder, { recursive: true, force: true })
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue
          const target = path.join(folder, name)
          mkdirSync(path.dirname(target), { recursive: true })
          writeFileSync(target, file.source)
          delete bundle[name]
        }
      },
    },
  }
}
