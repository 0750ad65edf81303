import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Returns the file that lists the packages of a built site's scripts. It is not in `dist`, so it is never served. */
export const sizesFileOf = (root: string): string => path.join(root, '.kit/sizes.json')

/** Patterns of features by the folder of their package. */
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
  const file = id.replaceAll('\\', '/').replace(/^\0+/, '')
  const installed = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file)
  const own = /\/packages\/([^/]+)\/(?:src|dist)\/(.*)$/.exec(file)
  const name = installed?.[1] ?? (own ? `@kit/${own[1]}` : undefined)
  const inside = (installed?.[2] ?? own?.[2] ?? '').replace(/^(?:src|dist)\//, '')
  const feature = name && ownFeatures[name]?.exec(inside)
  return feature ? `${name}/${feature[1]}` : (name ?? 'site')
}

/** Returns sizes before minification. */
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

/**
 * Writes which package each script of the built site comes from, next to `dist`, so that a feature can have a budget. A
 * build into another folder writes nothing.
 */
export function packageSizes(): Plugin {
  let file: string | undefined
  return {
    name: 'kit-package-sizes',
    enforce: 'post',
    apply: ({ build }, { command }) => command === 'build' && build?.write !== false && !build?.ssr,
    configResolved({ root, build }) {
      file = path.resolve(root, build.outDir) === path.join(root, 'dist') ? sizesFileOf(root) : undefined
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (file === undefined) return
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, JSON.stringify(sizesByPackage(bundle)))
      },
    },
  }
}
