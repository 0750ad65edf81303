import type { Plugin } from 'vite'

/** What live prices wait for and the entry imports only once it runs: the socket's client and the reader of packed answers. */
const early = [/socket\.io-client/, /sdk[\\/](?:src[\\/]codec|dist)[\\/]compressed/]

/** Has the browser fetch those parts beside the entry, behind it in the queue, so that prices are not a round trip late. */
export function earlyParts(): Plugin {
  return {
    name: 'kit-early-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return Object.values(bundle)
          .filter((part) => part.type === 'chunk' && part.isDynamicEntry)
          .filter((part) =>
            early.some((of) => 'facadeModuleId' in part && of.test(part.facadeModuleId ?? '')),
          )
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: {
              rel: 'modulepreload',
              fetchpriority: 'low',
              crossorigin: true,
              href: `/${fileName}`,
            },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
