import { defineConfig } from 'vite'
import { fromSource } from '../../../packages/vite/src/fromSource.ts'

export default defineConfig({
  root: import.meta.dirname,
  ...fromSource,
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: '../../../.kit/bench-decode', emptyOutDir: true },
  preview: { host: '127.0.0.1' },
})
