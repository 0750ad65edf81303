import { createHash } from 'node:crypto'
import path from 'node:path'
import type { PrerenderedPage, PrerenderedSite } from '@kit/shell/prerender'
import type { InlineConfig, Plugin, ResolvedConfig } from 'vite'
import { appFiles } from '../app/appFiles.ts'
import type { WrittenFile } from '../app/workerSource.ts'
import type { FindActiveBrand } from '../brand/activeBrand.ts'
import { addressOf } from './assetAddress.ts'
import { bootBundle, type BootFiles } from './bootBundle.ts'
import { laterStyles } from './criticalStyles.ts'
import { prerenderedSite } from './siteBundle.ts'
import { previewPng } from './previewPicture.ts'
import { previewPicture, robotsText, sitemap } from './headTags.ts'
import { templateOf } from './template.ts'
import { bootsOn, wordsIn, writePage, type PageBoot, type Pieces } from './writePage.ts'

const keyOf = (page: PrerenderedPage, site: PrerenderedSite) => bootsOn(page, site).modules.join()

/** One for each set of features that render on a page before React. */
async function bootsOf(site: PrerenderedSite, root: string): Promise<ReadonlyMap<string, BootFiles>> {
  const bundles = new Map<string, BootFiles>()
  // A page without features that render early waits for the site anyway.
  const early = site.taps.flatMap(({ on, early }) => (early ? [{ on, ...early }] : []))
  for (const page of site.pages) {
    const { modules } = bootsOn(page, site)
    const key = keyOf(page, site)
    if (bundles.has(key)) continue
    const { messages } = site.facts
    bundles.set(
      key,
      await bootBundle(root, { boots: modules, early: modules.length > 0 ? early : [], messages }),
    )
  }
  return bundles
}

function earlySheetOf({ program, early }: BootFiles, sheets: readonly string[]) {
  if (!early) return undefined
  const [ofPage, own] = [new Set(wordsIn(program.code)), new Set(wordsIn(early.code))]
  const source = laterStyles(
    sheets,
    (name) => own.has(name),
    (name) => ofPage.has(name),
  )
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { address: `/assets/early-${hash}.css`, source }
}

/**
 * Writes the pages with their critical styles and bootstrap scripts, and `pages.json`, by which the server
 * maps paths to files. `another` returns the configuration for bundling the site again, for Node.
 */
export function prerender(
  another: (config: ResolvedConfig) => InlineConfig,
  configuration: string,
  findBrand: FindActiveBrand,
): Plugin {
  let config: ResolvedConfig
  let preparing: Promise<{ site: PrerenderedSite; boots: ReadonlyMap<string, BootFiles> }> | undefined
  return {
    name: 'kit-prerender',
    enforce: 'post',
    // Excludes the first bundle, which decides the chunks, and the bundle for Node.
    apply: ({ build }, { command }) => command === 'build' && build?.write !== false && !build?.ssr,
    configResolved: (resolved) => void (config = resolved),
    buildStart() {
      const prepare = async () => {
        const site = await prerenderedSite(
          another(config),
          config.root,
          path.posix.join(config.root, configuration),
        )
        return { site, boots: await bootsOf(site, config.root) }
      }
      preparing = prepare()
      // Awaited below; a failure before that must not be an unhandled rejection.
      preparing.catch(() => {})
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (!preparing || index?.type !== 'asset') return
        const { site, boots } = await preparing
        for (const fault of new Set(site.faults)) this.warn(fault)
        const sheets = Object.values(bundle).flatMap((part) =>
          part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : [],
        )
        const template = templateOf(String(index.source))
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source })
        const bootOf = new Map<string, PageBoot>()
        for (const [key, files] of boots) {
          const sheet = earlySheetOf(files, sheets)
          bootOf.set(key, { ...files, earlySheet: sheet?.address })
          const { program, early } = files
          for (const { address, code } of [program, ...(early ? [early] : [])]) emit(address.slice(1), code)
          if (sheet) emit(sheet.address.slice(1), sheet.source)
        }
        const { mark, logo, own } = await findBrand(config.root)
        const pieces: Pieces = {
          template,
          site,
          bootOf: (page) => bootOf.get(keyOf(page, site))!,
          bundle,
          sheets,
          font: addressOf(own?.files.firstFont, bundle, config.root),
        }
        const written: WrittenFile[] = []
        const pages: object[] = []
        let notFound: object | undefined
        for (const page of site.pages) {
          const { html, ...headers } = writePage(page, pieces)
          const file = page.name === 'index' ? 'index.html' : `pages/${page.name}.html`
          written.push({ page, file, html })
          if (file === 'index.html') index.source = html
          else emit(file, html)
          for (const address of page.paths) {
            if (address === '/*') notFound = { file, ...headers }
            else pages.push({ [address.includes(':') ? 'pattern' : 'path']: address, file, ...headers })
          }
        }
        const app = await appFiles({
          app: site.app,
          files: written,
          bundle,
          entry: template.entry,
          sheets: template.sheets,
          mark,
          root: config.root,
        })
        for (const [name, source] of app) emit(name, source)
        emit('pages.json', JSON.stringify({ pages, notFound, connect: site.connect }))
        emit('robots.txt', robotsText(site.address))
        if (site.address !== undefined) {
          emit(previewPicture.path.slice(1), await previewPng(site.brand, sheets, logo))
          emit(
            'sitemap.xml',
            sitemap(
              site.pages.map(({ head }) => head),
              site.address,
            ),
          )
        }
      },
    },
  }
}
