import { handOver } from './bootstrap.mjs'

await handOver(async () => {
  const { runCommand } = await import('./outside/progress.ts')
  const { createOutside } = await import('./outside/createOutside.ts')
  await runCommand(() => createOutside(process.argv.slice(2)))
})
