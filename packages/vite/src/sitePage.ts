import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const page = `<!doctype html>
<html lang="en" dir="ltr" data-brand="%brand.name%" data-mode="%brand.mode%" data-modes="%brand.modes%">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <meta name="theme-color" content="%brand.color%" />
    <title>%brand.label%</title>
    <script type="module" src="/src/main.tsx"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>This site needs JavaScript. Turn it on and load the page again.</noscript>
  </body>
</html>
`

/** The tokens are imported first, so that the order of the layers and the themes precede all component styles. */
const entryOf = (configuration: string) => `import '@kit/tokens'
import decoderUrl from '@kit/sdk/decode?worker&url'
import { mountSite } from '@kit/shell'
import { site } from '${configuration}'

mountSite(site, document.getElementById('root'), { decoderUrl, isDevelopment: import.meta.env.DEV })
`

/** Adds the site's page and entry if their files do not exist. */
export function sitePage(site: string): Plugin {
  const given = new Map<string, string>()
  let pageFile = ''
  return {
    name: 'kit-site-page',
    enforce: 'pre',
    configResolved({ root }) {
      pageFile = path.posix.join(root, 'index.html')
      for (const [file, code] of [
        [pageFile, page],
        [path.posix.join(root, 'src/main.tsx'), entryOf(path.posix.join(root, site))],
      ] as const)
        if (!existsSync(file)) given.set(file, code)
    },
    resolveId(source) {
      return [...given.keys()].find(
        (file) => file === source || (source.startsWith('/') && file.endsWith(source)),
      )
    },
    load: (id) => given.get(id),
    configureServer(server) {
      if (!given.has(pageFile)) return undefined
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.url?.endsWith('.html')) return next()
          server
            .transformIndexHtml(request.url, page, request.originalUrl)
            .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next)
        })
      }
    },
  }
}
