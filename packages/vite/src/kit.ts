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
  /** The path of the site's configuration, relative to `vite.config.ts`. Default: site.config.ts. */
  site?: string | undefined
  /** Previews the site in another brand than the one its configuration imports. The name of a brand's folder. */
  brand?: string | undefined
  /** The operator's address in development. Default: http://127.0.0.1:4001. */
  operator?: string | undefined
  /** Builds source maps into `.kit/maps`. Default: true if the environment has `KIT_SOURCE_MAPS=1`. */
  sourceMaps?: boolean | undefined
}

/**
 * Removes the compressing half of pako, 4 kB in the page's codec and in the worker. A table that it fills on load
 * would keep it, because calls count as side effects unless they are named here.
 */
const inflateOnly = { manualPureFunctions: ['Config'] }

/** Folder of workers that compile WebAssembly: servers give it a separate policy. */
const engineFolder = 'assets/engine'
const isOfEngine = ({ originalFileNames }: Rolldown.PreRenderedAsset) =>
  originalFileNames.some((file) => /[\\/]node_modules[\\/]@?tesseract\.js/.test(`/${file}`))

/** The router's store imports a shim for React before version 18, 0.2 kB on every page. */
const ofReact = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' }

const settings = (operator: string): UserConfig => ({
  ...(isSource && fromSource),
  resolve: { ...(isSource && fromSource.resolve), alias: ofReact },
  // Prerendered with the site: only a bundler understands their imports of files and workers.
  ssr: { noExternal: [/^@kit\//] },
  worker: { format: 'es', rolldownOptions: { treeshake: inflateOnly } },
  build: {
    target: 'es2022',
    // The policy would refuse data URLs as scripts, and as styles they are twice as large.
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

/** The name of the plugin by which a site's Vite configuration is known to have the kit's settings. */
export const settingsName = 'kit-settings'

/**
 * The Vite plugins of a site: `export default { plugins: [kit()] }` next to a `site.config.ts`. Provides the page and
 * the entry if the site has no `index.html` or `src/main.tsx`.
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
    // Styles are evaluated in a separate Vite, which has to resolve packages as the site does.
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
