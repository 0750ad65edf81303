import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { iconsOf } from './icons.ts'
import { webManifest, type Screenshot } from './webManifest.ts'
import { workerSource, type BuiltSite } from './workerSource.ts'

const screenshotFile = (root: string, brand: string, formFactor: Screenshot['formFactor']): string =>
  path.join(root, 'screenshots', `${brand}-${formFactor}.png`)

/** Returns the screenshots of `npm run site:screenshots`; empty if the site has none. */
async function screenshotsOf(root: string, brand: string) {
  const found = (['narrow', 'wide'] as const).filter((name) => existsSync(screenshotFile(root, brand, name)))
  return Promise.all(
    found.map(async (formFactor): Promise<{ screenshot: Screenshot; bytes: Uint8Array }> => {
      const bytes = readFileSync(screenshotFile(root, brand, formFactor))
      const { width: widthPx, height: heightPx } = await sharp(bytes).metadata()
      return { screenshot: { src: `/screenshots/${formFactor}.png`, formFactor, widthPx, heightPx }, bytes }
    }),
  )
}

export interface AppSources extends BuiltSite {
  mark: string
  root: string
}

/** Returns manifest, icons, screenshots and service worker by file name. */
export async function appFiles({
  mark,
  root,
  ...site
}: AppSources): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const screenshots = await screenshotsOf(root, site.app.brand)
  return new Map<string, string | Uint8Array>([
    ...(await iconsOf(mark, site.app.color)),
    ...screenshots.map(({ screenshot: { src }, bytes }) => [src.slice(1), bytes] as const),
    [
      'manifest.webmanifest',
      webManifest(
        site.app,
        screenshots.map(({ screenshot }) => screenshot),
      ),
    ],
    ['sw.js', workerSource(site)],
  ])
}
