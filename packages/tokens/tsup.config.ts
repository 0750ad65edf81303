import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'

export default defineConfig({
  // One door for each brand: a site loads the CSS and the fonts of its own alone.
  entry: ['src/index.ts', 'src/create.ts', ...globSync('src/brands/{,*/}index.ts')],
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: true,
  // Without it the stylesheet carries its source as comments, longer than itself.
  minify: true,
  esbuildPlugins: [vanillaExtractPlugin()],
  // Fonts are files of our own, beside the stylesheet: it works from a plain link too.
  noExternal: [/^@fontsource-variable/],
  loader: { '.woff2': 'copy' },
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]'
  },
})
