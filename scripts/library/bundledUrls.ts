import path from 'node:path'
import type { Plugin } from 'rolldown'

/**
 * Leaves `?url` and `?worker&url` to the site's bundler, which emits the files they name. A worker of the package is
 * bundled next to its other scripts.
 */
export const bundledUrls = (): Plugin => ({
  name: 'kit-bundled-urls',
  resolveId(source, importer) {
    if (!/[?&]url$/.test(source)) return null
    if (!source.startsWith('.') || !importer) return { id: source, external: true }
    const [file = '', query] = source.split('?')
    this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(importer), file) })
    return { id: `${file.replace(/\.ts$/, '.js')}?${query}`, external: true }
  },
})
