// Subjects take turns in one browser, so that whatever else the machine does falls on all of them alike; ratios of one
// run are the result, absolute times are not.
import path from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'

const rates = [1_000, 5_000, 20_000, 50_000]
const subjects = ['floor', 'kit']
/** The most the kit may cost, as a multiple of the floor's main-thread time, at every rate. */
const budget = 1.2

const sorted = (numbers) => numbers.toSorted((a, b) => a - b)
const quantile = (numbers, share) =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0
const median = (numbers) => quantile(numbers, 0.5)

async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(list.map(({ name, value }) => [name, value]))
}

async function measure(page, cdp, rate, seconds) {
  await page.evaluate((wanted) => window.bench.start(wanted), rate)
  await page.waitForTimeout(700)
  await page.evaluate((wanted) => window.bench.start(wanted), rate)
  const before = await metrics(cdp)
  await page.waitForTimeout(seconds * 1000)
  const after = await metrics(cdp)
  const { changes, frames, latencies } = await page.evaluate(() => window.bench.stop())
  const perThousand = (name) => ((after[name] - before[name]) * 1e6) / changes
  return {
    task: perThousand('TaskDuration'),
    script: perThousand('ScriptDuration'),
    frameP95: quantile(frames, 0.95),
    tickP50: median(latencies),
    tickP95: quantile(latencies, 0.95),
  }
}

/** Measures the market grid against its floor. Returns false when a ratio is over the budget or a price is wrong. */
export async function benchGrid({ repetitions = 5, seconds = 4 } = {}) {
  const configFile = path.join(import.meta.dirname, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  const server = await preview({ configFile, preview: { port: 0 } })
  const address = server.resolvedUrls.local[0]
  const browser = await chromium.launch(chromiumLaunch())
  const results = Object.fromEntries(subjects.map((subject) => [subject, rates.map(() => [])]))
  const wrong = Object.fromEntries(subjects.map((subject) => [subject, 0]))
  try {
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      for (const subject of repetition % 2 === 0 ? subjects : subjects.toReversed()) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
        page.on('pageerror', (error) => {
          console.error(`${subject}: ${error.message}`)
          wrong[subject] += 1
        })
        await page.goto(`${address}?subject=${subject}&seed=${repetition + 1}`)
        await page.waitForSelector('html[data-ready]')
        const cdp = await page.context().newCDPSession(page)
        await cdp.send('Performance.enable')
        for (const [index, rate] of rates.entries())
          results[subject][index].push(await measure(page, cdp, rate, seconds))
        wrong[subject] += await page.evaluate(() => window.bench.wrongCells())
        await page.close()
        console.log(`repetition ${repetition + 1} of ${repetitions}: ${subject} done`)
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return report(results, wrong, repetitions)
}

function report(results, wrong, repetitions) {
  const figure = (subject, index, key) => median(results[subject][index].map((run) => run[key]))
  console.log(
    `\nMarket grid, 60 markets x 3 runners x 6 cells, medians of ${repetitions} interleaved repetitions`,
  )
  console.log('changes/s | subject | ms per 1,000 | script | p95 frame | tick to pixel p50 | p95 | x floor')
  let isWithin = true
  for (const [index, rate] of rates.entries()) {
    for (const subject of subjects) {
      // The ratio of each repetition's own pair, so that a slow spell of the machine does not count for one side only.
      const ratio = median(results[subject][index].map((run, at) => run.task / results.floor[index][at].task))
      if (subject === 'kit' && ratio > budget) isWithin = false
      const cells = [
        String(rate).padStart(9),
        subject.padEnd(7),
        figure(subject, index, 'task').toFixed(2).padStart(12),
        figure(subject, index, 'script').toFixed(2).padStart(6),
        `${figure(subject, index, 'frameP95').toFixed(1)} ms`.padStart(9),
        `${figure(subject, index, 'tickP50').toFixed(1)} ms`.padStart(17),
        `${figure(subject, index, 'tickP95').toFixed(1)} ms`.padStart(7),
        ratio.toFixed(2),
      ]
      console.log(cells.join(' | '))
    }
  }
  const wrongCells = Object.entries(wrong).map(([subject, count]) => `${subject} ${count}`)
  console.log(`Wrong cells and page errors: ${wrongCells.join(', ')}`)
  console.log(isWithin ? `Within ${budget} x the floor at every rate.` : `Over ${budget} x the floor.`)
  return isWithin && Object.values(wrong).every((count) => count === 0)
}
