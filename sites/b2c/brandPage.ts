import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@kit/tokens'
import type { Plugin } from 'vite'

const folders = path.resolve(import.meta.dirname, '../../packages/tokens/src/brands')

/** The brand a site's configuration imports: the one line that dresses it. Throws where there is none, or more than one. */
export function brandNameIn(configuration: string): string {
  const names = [...configuration.matchAll(/from '@kit\/tokens\/brands\/([\w-]+)'/g)].map(([, name]) => name)
  const [name] = names
  if (name === undefined || names.length > 1)
    throw new Error(
      `site.config.ts imports ${names.length} brands and a site wears one: import it from '@kit/tokens/brands/<name>'.`,
    )
  return name
}

/** The configuration as it would be with another brand in that line: for seeing a site in one that it does not wear. */
export function wearing(configuration: string, name: string): string {
  brandNameIn(configuration)
  return configuration.replace(
    /import \{ \w+( as \w+)? \} from '@kit\/tokens\/brands\/[\w-]+'/,
    `import { ${name}$1 } from '@kit/tokens/brands/${name}'`,
  )
}

async function brandOf(name: string): Promise<Brand> {
  const module = (await import(pathToFileURL(path.join(folders, name, 'brand.ts')).href)) as Record<
    string,
    Brand
  >
  const brand = module[name]
  if (!brand) throw new Error(`The folder of the brand "${name}" exports no brand of that name.`)
  return brand
}

const manifestOf = ({ label, themeColor, defaultMode }: Brand) =>
  JSON.stringify({
    name: label,
    short_name: label,
    start_url: '/',
    display: 'standalone',
    background_color: themeColor[defaultMode],
    theme_color: themeColor[defaultMode],
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  })

/** What the page says before any script runs: `%brand.…%` in index.html, so that nothing flashes in another brand's colours. */
export const dressed = (html: string, { name, label, modes, defaultMode, themeColor }: Brand): string =>
  Object.entries({
    name,
    label,
    modes: modes.join(' '),
    mode: defaultMode,
    color: themeColor[defaultMode],
  }).reduce((page, [word, value]) => page.replaceAll(`%brand.${word}%`, value), html)

/** The files of a brand that a site serves from its root. */
const filesOf = (brand: Brand) => ({
  '/favicon.svg': {
    type: 'image/svg+xml',
    source: readFileSync(path.join(folders, brand.name, 'favicon.svg'), 'utf8'),
  },
  '/manifest.webmanifest': { type: 'application/manifest+json', source: manifestOf(brand) },
})

/**
 * Dresses the page, its icon and its manifest in the brand that `site.config.ts` imports, or, to look at it, in the brand
 * that is asked for.
 */
export async function brandPage(asked?: string): Promise<Plugin> {
  const configuration = path.join(import.meta.dirname, 'site.config.ts')
  const brand = await brandOf(asked ?? brandNameIn(readFileSync(configuration, 'utf8')))
  const files = Object.entries(filesOf(brand))
  return {
    name: 'kit-brand-page',
    enforce: 'pre',
    transform: (code, id) =>
      asked && path.normalize(id) === configuration ? wearing(code, asked) : undefined,
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: dressed(html, brand),
        tags: [
          {
            tag: 'link',
            attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
            injectTo: 'head',
          },
          { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
        ],
      }),
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find(([address]) => request.url === address)?.[1]
        if (!file) return next()
        response.setHeader('Content-Type', file.type).end(file.source)
      })
    },
    generateBundle() {
      for (const [address, { source }] of files)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    },
  }
}
