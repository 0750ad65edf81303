import { defineConfig } from 'tsup'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/contract/index.ts',
    'src/query/index.ts',
    'src/query/followChanges.ts',
    'src/codec/decode.worker.ts',
    'src/live/index.ts',
    'src/serving/index.ts',
    'src/mock/index.ts',
    'src/testing/index.ts',
  ],
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  dts: true,
  // The mock's types name the contract by the package's name, so that its namespace stays what it is.
  external: ['@kit/sdk/contract'],
})
