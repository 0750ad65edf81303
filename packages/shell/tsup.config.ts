import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/feature.ts', 'src/testing/index.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  minify: true,
  dts: true,
  esbuildPlugins: [vanillaExtractPlugin()],
})
