import { handOver } from './bootstrap.mjs'

await handOver(async () => {
  const { ensureChromium } = await import('./test/chromium.mjs')
  const { benchGrid } = await import('../e2e/bench/grid/run.mjs')
  ensureChromium()
  const isWithin = await benchGrid({
    repetitions: Number(process.env.KIT_BENCH_REPETITIONS ?? 5),
    seconds: Number(process.env.KIT_BENCH_SECONDS ?? 4),
  })
  process.exit(isWithin ? 0 : 1)
})
