import { handOver } from './bootstrap.mjs'

await handOver(async () => {
  const { test } = await import('./test/test.mjs')
  await test(process.argv.slice(2))
})
