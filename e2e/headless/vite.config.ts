import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fromSource } from '../../packages/vite/src/fromSource.ts'

/** Address of `npm run sandbox`. */
const operator = process.env['KIT_OPERATOR'] ?? 'http://localhost:4000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/headless/',
  ...fromSource,
  plugins: [vanillaExtractPlugin(), react()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': operator, '/socket.io': { target: operator, ws: true } },
  },
  build: { target: 'es2022', outDir: '../../.kit/headless', emptyOutDir: true, minify: false },
})
