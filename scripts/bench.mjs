import { spawnSync } from 'node:child_process'
import { handOver } from './bootstrap.mjs'

const usage = `npm run bench                 the market grid compared with its minimum and its peers: all of it, or some parts
                              (npm run bench -- grid compare, layouts, slow, storm, time)
npm run bench -- slip         from the tap on a price to the slip
npm run bench -- boot         the first seconds of a visit on a poor connection, compared with a static file and the earlier site
                              (--film FOLDER, --waterfall FOLDER store pictures of them, --terms slow or plain,
                              --sites now or before)
npm run bench -- interaction  from a tap to the next paint: slip, tabs, menu, between home and an event
npm run bench -- decode       decoding large answers, on the page and in a worker
npm run bench -- sheet        from the tap to a sheet
npm run bench -- game-list    frames and memory while five thousand games are scrolled, beside a plain list and a virtualiser
npm run bench -- charts       frames of four charts while twenty thousand prices a second change, beside a naive SVG
npm run bench -- prices       whole prices above the fold, by screen, size and layout (--shots FOLDER keeps pictures)
npm run bench -- receipts     500 drawn receipts of payments, read as a deposit reads them (--show: those that are not exact),
                              and from the tap to the deposit
npm run bench -- operator     the operator; with --only storms how strangers can affect everybody else, with --only history
                              the cost of 0, 10,000 and 300,000 postings of a player for that player and another`

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

/** Runs in a separate process, which reads the packages from their sources. */
const run = (file, args) =>
  spawnSync(process.execPath, ['--conditions=@kit/source', file, ...args], { stdio: 'inherit' }).status === 0

const ofSite = (file) => async (args) => {
  const { ensureChromium } = await import('./test/chromium.mjs')
  const { buildSite } = await import('./start/siteBuild.ts')
  ensureChromium()
  buildSite('b2c')
  return run(file, args)
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

async function gameList() {
  const { ensureChromium } = await import('./test/chromium.mjs')
  const { benchGameList } = await import('../e2e/bench/game-list/run.mjs')
  ensureChromium()
  return benchGameList()
}

async function charts() {
  const { ensureChromium } = await import('./test/chromium.mjs')
  const { benchCharts } = await import('../e2e/bench/charts/run.mjs')
  ensureChromium()
  return benchCharts({
    repetitions: Number(process.env.KIT_BENCH_REPETITIONS ?? 5),
    seconds: Number(process.env.KIT_BENCH_SECONDS ?? 4),
  })
}

async function receipts(args) {
  const { ensureChromium } = await import('./test/chromium.mjs')
  const { benchReceipts } = await import('../e2e/bench/receipts/run.mjs')
  ensureChromium()
  return benchReceipts({
    count: Number(process.env.KIT_BENCH_RECEIPTS ?? 500),
    shows: args.includes('--show'),
    // A machine that runs other gates at the same time measures no reliable times.
    checksTime: process.env.KIT_PROVE !== '1',
  })
}

const benches = {
  grid,
  boot: ofSite('e2e/bench/boot/run.mjs'),
  interaction: ofSite('e2e/bench/interaction/run.mjs'),
  slip: ofSite('e2e/bench/slip/run.mjs'),
  decode,
  sheet,
  'game-list': gameList,
  charts,
  receipts,
  async prices(args) {
    const { ensureChromium } = await import('./test/chromium.mjs')
    const { buildSite } = await import('./start/siteBuild.ts')
    ensureChromium()
    for (const site of ['b2c', 'meridian']) buildSite(site)
    return run('e2e/bench/prices/run.mjs', args)
  },
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
