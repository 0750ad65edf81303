import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/feature.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  minify: true,
  dts: true,
})
