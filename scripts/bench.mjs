import { spawnSync } from 'node:child_process'
import { handOver } from './bootstrap.mjs'

async function grid() {
  const { ensureChromium } = await import('./test/chromium.mjs')
  const { benchGrid } = await import('../e2e/bench/grid/run.mjs')
  ensureChromium()
  const isWithin = await benchGrid({
    repetitions: Number(process.env.KIT_BENCH_REPETITIONS ?? 5),
    seconds: Number(process.env.KIT_BENCH_SECONDS ?? 4),
  })
  return isWithin ? 0 : 1
}

/** In a process of its own, which reads the packages from their sources. */
function operator(args) {
  const file = 'packages/sandbox/src/bench/run.ts'
  return spawnSync(process.execPath, ['--conditions=@kit/source', file, ...args], { stdio: 'inherit' }).status
}

await handOver(async () => {
  const [what = 'grid', ...args] = process.argv.slice(2)
  if (what !== 'grid' && what !== 'operator') {
    console.error(`npm run bench                 the market grid\nnpm run bench -- operator     the operator`)
    process.exit(2)
  }
  process.exit(what === 'grid' ? await grid() : operator(args))
})
