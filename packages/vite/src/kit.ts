import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin, ResolvedConfig, Rolldown, UserConfig } from 'vite'
import { brandPage } from './brand/brandPage.ts'
import { ownBrand } from './brand/ownBrand.ts'
import { activeBrand } from './brand/activeBrand.ts'
import { chunks } from './chunks.ts'
import { checkFolderSigns } from './folderSigns.ts'
import { fromSource, isSource } from './fromSource.ts'
import { layerOrder } from './layerOrder.ts'
import { lightIcons } from './lightIcons.ts'
import { operatorPaths } from './operatorPaths.ts'
import { optimizedPackages } from './optimizedPackages.ts'
import { precompressed } from './precompressed.ts'
import { prerender } from './prerender/prerender.ts'
import { packageSizes } from './sizesByPackage.ts'
import { siteImports } from './siteImports.ts'
import { sitePage } from './sitePage.ts'
import { sourceMaps } from './sourceMaps.ts'

export interface KitOptions {
  /** The site's configuration, from the folder of the `vite.config.ts`; site.config.ts unless told. */
  site?: string | undefined
  /** Dresses the site in another brand than the one its configuration imports, to look at it: a folder of the brands. */
  brand?: string | undefined
  /** Where the operator answers while developing; http://127.0.0.1:4001 unless told. */
  operator?: string | undefined
  /** Builds source maps into `.kit/maps`. Default: where the environment has `KIT_SOURCE_MAPS=1`. */
  sourceMaps?: boolean | undefined
}

/**
 * Leaves out the half of pako that packs, 4 kB in the page's codec and as much in the worker: a table that it fills where
 * it is loaded would keep it, for calls count as work unless they are named.
 */
const inflateOnly = { manualPureFunctions: ['Config'] }

/** Files of workers that compile WebAssembly, in a folder of their own: servers give it a policy of its own. */
const engineFolder = 'assets/engine'
const isOfEngine = ({ originalFileNames }: Rolldown.PreRenderedAsset) =>
  originalFileNames.some((file) => /[\\/]node_modules[\\/]@?tesseract\.js/.test(`/${file}`))

/** The router's store asks for one that React had not before version 18, 0.2 kB of every page. */
const ofReact = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' }

const settings = (operator: string): UserConfig => ({
  ...(isSource && fromSource),
  resolve: { ...(isSource && fromSource.resolve), alias: ofReact },
  // Rendered ahead with the site: their addresses of files and workers mean something to a bundler alone.
  ssr: { noExternal: [/^@kit\//] },
  worker: { format: 'es', rolldownOptions: { treeshake: inflateOnly } },
  build: {
    target: 'es2022',
    // Data addresses would be refused as scripts and cost twice as styles; every file is one of our own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: inflateOnly,
      checks: { bundlerTimings: false },
      output: {
        assetFileNames: (asset) => `${isOfEngine(asset) ? engineFolder : 'assets'}/[name]-[hash][extname]`,
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      operatorPaths.map((prefix) => [prefix, { target: operator, ws: prefix === '/socket.io' }]),
    ),
  },
})

/** The name of the plugin that tells a site's own settings of Vite have the kit's. */
export const settingsName = 'kit-settings'

/**
 * Everything a site of the kit needs of Vite: `export default { plugins: [kit()] }` beside a `site.config.ts`. The page
 * and the entry are made where the site has no `index.html` and no `src/main.tsx` of its own.
 */
export function kit(options: KitOptions = {}): Plugin[] {
  const { site = './site.config.ts', brand, operator = 'http://127.0.0.1:4001' } = options
  const { sourceMaps: hasMaps = process.env['KIT_SOURCE_MAPS'] === '1' } = options
  const findBrand = activeBrand(site, brand)
  const another = ({ root, mode, configFile }: ResolvedConfig): InlineConfig =>
    configFile ? { root, mode, configFile } : { root, mode, configFile: false, plugins: kit(options) }
  return [
    {
      name: settingsName,
      config({ root }) {
        checkFolderSigns(path.resolve(root ?? '.'))
        return settings(operator)
      },
    },
    // Styles are evaluated in a Vite of their own, which has to find the packages where the site does.
    ...vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === settingsName }),
    ...react(),
    optimizedPackages(site),
    siteImports(site),
    chunks(another),
    sitePage(site),
    brandPage(site, findBrand, brand),
    ownBrand(findBrand),
    layerOrder(),
    lightIcons(),
    prerender(another, site, findBrand),
    packageSizes(),
    ...(hasMaps ? [sourceMaps()] : []),
    precompressed(),
  ]
}
