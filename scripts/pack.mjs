import { handOver } from './bootstrap.mjs'

await handOver(async () => {
  const { runCommand } = await import('./outside/progress.ts')
  const { pack } = await import('./outside/pack.ts')
  await runCommand(() => pack(process.argv.slice(2)))
})
