import { spawnSync } from 'node:child_process'
import { handOver } from './bootstrap.mjs'

const usage = `npm run bench                 the market grid beside its floor and its peers: all of it, or some parts
                              (npm run bench -- grid compare, slow, storm, time)
npm run bench -- slip         from the tap on a price to the slip
npm run bench -- decode       reading large answers, on the page and beside it
npm run bench -- sheet        from the tap to a sheet
npm run bench -- operator     the operator; with --only storms what strangers can do to everybody else`

async function grid(parts) {
  const { ensureChromium } = await import('./test/chromium.mjs')
  const { benchGrid } = await import('../e2e/bench/grid/run.mjs')
  ensureChromium()
  return benchGrid({
    repetitions: Number(process.env.KIT_BENCH_REPETITIONS ?? 5),
    seconds: Number(process.env.KIT_BENCH_SECONDS ?? 4),
    minutes: process.env.KIT_PROVE === '1' ? 10 : 1,
    ...(parts.length > 0 && { only: parts }),
  })
}

/** In a process of its own, which reads the packages from their sources. */
const run = (file, args) =>
  spawnSync(process.execPath, ['--conditions=@kit/source', file, ...args], { stdio: 'inherit' }).status === 0

async function slip() {
  const { ensureChromium } = await import('./test/chromium.mjs')
  const { buildSite } = await import('./start/siteBuild.mjs')
  ensureChromium()
  buildSite('b2c')
  return run('e2e/bench/slip/run.mjs', [])
}

async function decode() {
  const { ensureChromium } = await import('./test/chromium.mjs')
  const { benchDecode } = await import('../e2e/bench/decode/run.mjs')
  ensureChromium()
  return benchDecode({ repetitions: Number(process.env.KIT_BENCH_REPETITIONS ?? 9) })
}

async function sheet() {
  const { ensureChromium } = await import('./test/chromium.mjs')
  const { benchSheet } = await import('../e2e/bench/sheet/run.mjs')
  ensureChromium()
  return benchSheet()
}

const benches = {
  grid,
  slip,
  decode,
  sheet,
  operator: async (args) => run('packages/sandbox/src/bench/run.ts', args),
}

await handOver(async () => {
  const [what = 'grid', ...args] = process.argv.slice(2)
  const bench = benches[what]
  if (!bench) {
    console.error(usage)
    process.exit(2)
  }
  process.exit((await bench(args)) ? 0 : 1)
})
