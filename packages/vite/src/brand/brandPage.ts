import path from 'node:path'
import type { Brand } from '@kit/tokens'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { escaped } from '../escaped.ts'
import { firstFrame } from '../prerender/firstFrame.ts'
import { wearing } from './brandSource.ts'
import type { FindActiveBrand } from './activeBrand.ts'

/** Fills `%brand.…%` in index.html before any script runs, so that no other brand's colours flash. */
export const dressed = (
  html: string,
  { name, label, modes, defaultMode, followsDevice, themeColor }: Brand,
): string =>
  Object.entries({
    name,
    label,
    // The first script reads `system`: the device's mode applies until the player chooses.
    modes: [...modes, ...(followsDevice ? ['system'] : [])].join(' '),
    mode: defaultMode,
    color: themeColor[defaultMode],
  }).reduce((page, [word, value]) => page.replaceAll(`%brand.${word}%`, () => escaped(value)), html)

/**
 * Files that the development server serves next to the page. In a build, the first frame's script is inlined in each
 * page.
 */
const filesOf = (mark: string) => ({
  '/favicon.svg': { type: 'image/svg+xml', source: mark },
  '/theme.js': { type: 'text/javascript', source: firstFrame },
})

const appTags: HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
]

/** Pages are not prerendered in development, so the first frame is a separate file. */
const firstFrameTag: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { src: '/theme.js' },
  injectTo: 'head-prepend',
}

const tags: HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }, injectTo: 'head' },
]

/** Applies the brand that the configuration `site` imports, or the brand in `asked`, to the page and its icon. */
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
