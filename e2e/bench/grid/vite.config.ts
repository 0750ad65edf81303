import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@kit/source', ...defaultClientConditions] },
  plugins: [vanillaExtractPlugin(), react()],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: '../../../.kit/bench-grid', emptyOutDir: true },
  preview: { host: '127.0.0.1' },
})
