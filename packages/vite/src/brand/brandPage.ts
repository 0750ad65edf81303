import path from 'node:path'
import type { Brand } from '@kit/tokens'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { escaped } from '../escaped.ts'
import { firstFrame } from '../prerender/firstFrame.ts'
import { wearing } from './brandSource.ts'
import type { FindActiveBrand } from './activeBrand.ts'

/** What the page says before any script runs: `%brand.…%` in index.html, so that nothing flashes in another brand's colours. */
export const dressed = (
  html: string,
  { name, label, modes, defaultMode, followsDevice, themeColor }: Brand,
): string =>
  Object.entries({
    name,
    label,
    // The first script reads `system`: the mode is the device's until the player chooses.
    modes: [...modes, ...(followsDevice ? ['system'] : [])].join(' '),
    mode: defaultMode,
    color: themeColor[defaultMode],
  }).reduce((page, [word, value]) => page.replaceAll(`%brand.${word}%`, () => escaped(value)), html)

/** What a site serves from its root beside its page: the build has the first frame's script in each page. */
const filesOf = (mark: string) => ({
  '/favicon.svg': { type: 'image/svg+xml', source: mark },
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
 * Dresses the page and its icon in the brand that the configuration `site` imports, or, to look at it, in the brand that is
 * asked for.
 */
export function brandPage(site: string, findBrand: FindActiveBrand, asked?: string): Plugin {
  let configuration = ''
  let brand: Brand
  let files: ReturnType<typeof filesOf>
  return {
    name: 'kit-brand-page',
    enforce: 'pre',
    async configResolved({ root }) {
      configuration = path.join(root, site)
      const found = await findBrand(root)
      brand = found.brand
      files = filesOf(found.mark)
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
