import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { fromSource } from '../../../packages/vite/src/fromSource.ts'

export default defineConfig({
  root: import.meta.dirname,
  ...fromSource,
  plugins: [vanillaExtractPlugin()],
  build: { target: 'es2022', outDir: '../../../.kit/bench-charts', emptyOutDir: true },
  preview: { host: '127.0.0.1' },
})
