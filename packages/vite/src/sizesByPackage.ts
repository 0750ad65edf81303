import type { Plugin, Rolldown } from 'vite'

/** The file in a built site that lists the packages of its scripts. Servers do not need it. */
const sizesFile = '.sizes.json'

/** By their folder. */
const ownFeatures: Partial<Record<string, RegExp>> = {
  '@kit/account': /^(care)\b/,
  '@kit/sdk': /^(fair)\b/,
  '@kit/shell': /^(information|notices|outside)\b/,
}

/**
 * Returns the package of a module: `@kit/betting`, `react-dom`, or `site` for the site's own files. Features inside a
 * package count separately, as in `@kit/shell/notices`.
 */
export function packageOf(id: string): string {
  const path = id.replaceAll('\\', '/').replace(/^\0+/, '')
  const installed = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(path)
  const own = /\/packages\/([^/]+)\/(?:src|dist)\/(.*)$/.exec(path)
  const name = installed?.[1] ?? (own ? `@kit/${own[1]}` : undefined)
  const inside = (installed?.[2] ?? own?.[2] ?? '').replace(/^(?:src|dist)\//, '')
  const feature = name && ownFeatures[name]?.exec(inside)
  return feature ? `${name}/${feature[1]}` : (name ?? 'site')
}

/** Before minification. */
export function sizesByPackage(bundle: Rolldown.OutputBundle): Record<string, Record<string, number>> {
  const sizes: Record<string, Record<string, number>> = {}
  for (const part of Object.values(bundle)) {
    if (part.type !== 'chunk') continue
    const own: Record<string, number> = (sizes[part.fileName] = {})
    for (const [id, { renderedLength }] of Object.entries(part.modules)) {
      const name = packageOf(id)
      own[name] = (own[name] ?? 0) + renderedLength
    }
  }
  return sizes
}

/** So that a feature can have a budget. */
export function packageSizes(): Plugin {
  return {
    name: 'kit-package-sizes',
    enforce: 'post',
    apply: ({ build }, { command }) => command === 'build' && build?.write !== false && !build?.ssr,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: sizesFile,
          source: JSON.stringify(sizesByPackage(bundle)),
        })
      },
    },
  }
}
