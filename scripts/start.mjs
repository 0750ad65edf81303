import { handOver } from './bootstrap.mjs'

await handOver(
  async () => {
    const { start } = await import('./start/start.mjs')
    await start(process.argv.slice(2))
  },
  { isRunOnly: true },
)
