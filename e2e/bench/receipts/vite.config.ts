import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fromSource } from '../../../packages/vite/src/fromSource.ts'

const page = (name: string) => path.join(import.meta.dirname, name)

export default defineConfig({
  root: import.meta.dirname,
  ...fromSource,
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    target: 'es2022',
    outDir: '../../../.kit/bench-receipts',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: { input: [page('index.html'), page('deposit.html')] },
  },
  preview: { host: '127.0.0.1' },
})
