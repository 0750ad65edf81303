import { handOver } from './bootstrap.mjs'

await handOver(async () => {
  const { runCommand } = await import('./outside/progress.ts')
  const { serve } = await import('./outside/serve.ts')
  await runCommand(() => serve(process.argv.slice(2)))
})
