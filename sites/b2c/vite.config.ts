import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fromSource } from '../../scripts/source.mjs'
import { brandPage } from './brandPage.ts'
import { earlyParts } from './earlyParts.ts'
import { layerOrder } from './layerOrder.ts'
import { precompressed } from './precompressed.ts'

/** Where `npm run dev` finds the operator. */
const operator = process.env.KIT_SANDBOX ?? 'http://127.0.0.1:4001'

/**
 * Leaves out the half of pako that packs, 4 kB in the page's codec and as much in the worker: a table that it fills where
 * it is loaded would keep it, for calls count as work unless they are named.
 */
const inflateOnly = { manualPureFunctions: ['Config'] }

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    brandPage(process.env.KIT_BRAND || undefined),
    layerOrder(),
    earlyParts(),
    precompressed(),
  ],
  ...fromSource,
  worker: { format: 'es', rolldownOptions: { treeshake: inflateOnly } },
  build: {
    target: 'es2022',
    // Data addresses would be refused as scripts and cost twice as styles; every file is one of our own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: inflateOnly,
      output: {
        codeSplitting: {
          groups: [
            // What changes only with a dependency stays in the browser's cache over our own releases.
            {
              name: 'platform',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/,
            },
            // What both the first screen and the late parts stand on: one file instead of one for each pair that shares.
            // What only follows the operator’s events, or belongs to late screens, is loaded with them.
            {
              name: 'shared',
              test: /node_modules[\\/](zod|zustand|clsx|lucide-react)[\\/](?!.*icons[\\/](calendar|chevrons-up-down|copy|image-off|minus|pause|play|plus)\.)|packages[\\/]sdk[\\/]src[\\/](contract|query)[\\/](?!(list|player|payment)Events|favourites|ladder|casino|betHistory|openBets|transactions|stakes|confirmBets|marketLists|registration|score|search|liveTv|visit|followChanges|atMostEvery)|packages[\\/]ui[\\/]src[\\/](Icon|IconButton|VisuallyHidden|Button|Spinner|Money|Skeleton|States|Tag[\\/](tag\.css|InPlayTag|LiveDot)|messages[\\/](?!rich))|packages[\\/]betting[\\/]src[\\/](priceWord|market[\\/]useFollowEvents|site[\\/](SiteLink|useAccount|useMatches|bettingContext))/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': operator,
      '/console': operator,
      '/reference': operator,
      '/casino-games': operator,
      '/socket.io': { target: operator, ws: true },
    },
  },
})
