import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fromSource } from '../../../packages/vite/src/fromSource.ts'

export default defineConfig({
  root: import.meta.dirname,
  ...fromSource,
  plugins: [vanillaExtractPlugin(), react()],
  build: { target: 'es2022', outDir: '../../../.kit/bench-game-list', emptyOutDir: true },
  preview: { host: '127.0.0.1' },
})
