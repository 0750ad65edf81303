import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@kit/tokens'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { isSource } from './fromSource.ts'
import { firstFrame } from './prerender/firstFrame.ts'

/** The folders of the brands, in the package of tokens that the site stands on. */
const brandsFolder = (site: string) =>
  path.resolve(
    createRequire(path.join(site, 'package.json')).resolve('@kit/tokens/package.json'),
    isSource ? '../src/brands' : '../dist/brands',
  )

const markOf = (folder: string) => readFileSync(path.join(folder, 'favicon.svg'), 'utf8')

/** The mark of a brand, an SVG, as the packages of this site have it. */
export const brandMark = (site: string, name: string): string => markOf(path.join(brandsFolder(site), name))

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

/** What the page says before any script runs: `%brand.…%` in index.html, so that nothing flashes in another brand's colours. */
export const dressed = (html: string, { name, label, modes, defaultMode, themeColor }: Brand): string =>
  Object.entries({
    name,
    label,
    modes: modes.join(' '),
    mode: defaultMode,
    color: themeColor[defaultMode],
  }).reduce((page, [word, value]) => page.replaceAll(`%brand.${word}%`, value), html)

/** What a site serves from its root beside its page: the build has the first frame's script in each page. */
const filesOf = (folder: string) => ({
  '/favicon.svg': { type: 'image/svg+xml', source: markOf(folder) },
  '/theme.js': { type: 'text/javascript', source: firstFrame },
})

/** The build makes what these name. */
const appTags: HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
]

/** While developing, pages are not written ahead: their first frame is a file of its own. */
const firstFrameTag: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { src: '/theme.js' },
  injectTo: 'head-prepend',
}

const tags: HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }, injectTo: 'head' },
]

/**
 * Dresses the page and its icon in the brand that `site.config.ts` imports, or, to look at it, in the brand
 * that is asked for.
 */
export function brandPage(asked?: string): Plugin {
  let configuration = ''
  let brand: Brand
  let files: ReturnType<typeof filesOf>
  return {
    name: 'kit-brand-page',
    enforce: 'pre',
    async configResolved({ root }) {
      configuration = path.join(root, 'site.config.ts')
      const name = asked ?? brandNameIn(readFileSync(configuration, 'utf8'))
      const folder = path.join(brandsFolder(root), name)
      brand = await brandOf(name, folder)
      files = filesOf(folder)
    },
    transform: (code, id) =>
      asked && path.normalize(id) === configuration ? wearing(code, asked) : undefined,
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => ({
        html: dressed(html, brand),
        tags: server ? [firstFrameTag, ...tags] : [...tags, ...appTags],
      }),
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files[request.url as keyof typeof files] as
          | (typeof files)[keyof typeof files]
          | undefined
        if (!file) return next()
        response.setHeader('Content-Type', file.type).end(file.source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: files['/favicon.svg'].source })
    },
  }
}
