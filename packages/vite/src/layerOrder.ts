import type { Plugin } from 'vite'

export const layersInOrder = '@layer kit.reset,kit.tokens,kit.components,kit.patterns,kit.brand,kit.user;'

/**
 * Begins every style sheet with the order of the layers. The first sheet that the browser reads decides the order,
 * and with code splitting that may be any of them.
 */
export function layerOrder(): Plugin {
  return {
    name: 'kit-layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `${layersInOrder}${String(file.source)}`
      }
    },
  }
}
