import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@kit/tokens'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { isSource } from './fromSource.ts'
import { themeScript } from './themeScript.ts'

/** The folders of the brands, in the package of tokens that the site stands on. */
const brandsFolder = (site: string) =>
  path.resolve(
    createRequire(path.join(site, 'package.json')).resolve('@kit/tokens/package.json'),
    isSource ? '../src/brands' : '../dist/brands',
  )

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

async function brandOf(name: string, folder: string): Promise<Brand> {
  const file = path.join(folder, isSource ? 'brand.ts' : 'index.js')
  const module = (await import(pathToFileURL(file).href)) as Record<string, Brand>
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

/** What a site serves from its root beside its page. */
const filesOf = (brand: Brand, folder: string) => ({
  '/favicon.svg': {
    type: 'image/svg+xml',
    source: readFileSync(path.join(folder, 'favicon.svg'), 'utf8'),
  },
  '/manifest.webmanifest': { type: 'application/manifest+json', source: manifestOf(brand) },
  '/theme.js': { type: 'text/javascript', source: themeScript },
})

const tags: HtmlTagDescriptor[] = [
  { tag: 'script', attrs: { src: '/theme.js' }, injectTo: 'head-prepend' },
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
]

/**
 * Dresses the page, its icon and its manifest in the brand that `site.config.ts` imports, or, to look at it, in the brand
 * that is asked for.
 */
export function brandPage(asked?: string): Plugin {
  let configuration = ''
  let brand: Brand
  let files: [address: string, file: { type: string; source: string }][] = []
  return {
    name: 'kit-brand-page',
    enforce: 'pre',
    async configResolved({ root }) {
      configuration = path.join(root, 'site.config.ts')
      const name = asked ?? brandNameIn(readFileSync(configuration, 'utf8'))
      const folder = path.join(brandsFolder(root), name)
      brand = await brandOf(name, folder)
      files = Object.entries(filesOf(brand, folder))
    },
    transform: (code, id) =>
      asked && path.normalize(id) === configuration ? wearing(code, asked) : undefined,
    transformIndexHtml: { order: 'post', handler: (html) => ({ html: dressed(html, brand), tags }) },
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
