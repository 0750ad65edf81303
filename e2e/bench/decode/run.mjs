// A large market group, fetched and decoded on the page and in a worker, in turns in one browser. The result
// is the ratio of each pair, which does not depend on the machine.
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { marketGroup } from '../../../packages/sdk/src/testing/marketGroup.ts'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'

/** Sizes of the uncompressed JSON in the answer, in MB. */
const sizes = [1, 5]
const subjects = ['inflate', 'page', 'worker']
/** Maximum of the page's own work, as a share of decompressing and parsing only. */
const budget = 0.15

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

function answerOf(megabytes) {
  const perMarket = JSON.stringify(marketGroup(20)).length / 20
  const text = JSON.stringify(marketGroup(Math.round((megabytes * 1e6) / perMarket)))
  return JSON.stringify({ docs: gzipSync(text).toString('base64') })
}

/**
 * Returns the processor time of the page's main thread so far, in ms, which other processes do not affect.
 */
async function pageWork(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/**
 * Measures the page's cost of a large answer. Returns false if a ratio exceeds the budget or an answer
 * differs.
 */
export async function benchDecode({ repetitions = 9 } = {}) {
  const configFile = path.join(import.meta.dirname, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  const server = await preview({ configFile, preview: { port: 0 } })
  const browser = await chromium.launch(chromiumLaunch())
  let isGood = true
  try {
    console.log(
      'MB of JSON | inflated only, ms | read by the page, ms | with the worker, ms | x inflated only',
    )
    for (const megabytes of sizes) {
      const body = answerOf(megabytes)
      const page = await browser.newPage()
      await page.route('**/api/**', (route) => route.fulfill({ contentType: 'application/json', body }))
      await page.goto(server.resolvedUrls.local[0])
      await page.waitForSelector('html[data-ready]')
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
      const measure = async (subject) => {
        const before = await pageWork(cdp)
        const read = await page.evaluate((of) => window.bench.read(of), subject)
        return { ms: (await pageWork(cdp)) - before, read }
      }
      const turn = async () => {
        const figures = []
        for (const subject of subjects) figures.push(await measure(subject))
        if (new Set(figures.map(({ read }) => read)).size > 1) isGood = false
        return figures.map(({ ms }) => ms)
      }
      // The page fetches the first answer, and the worker all later ones.
      await turn()
      const turns = []
      for (let count = 0; count < repetitions; count += 1) turns.push(await turn())
      await page.close()
      const ratio = median(turns.map(([inflated, , beside]) => beside / inflated))
      if (ratio > budget) isGood = false
      const cells = subjects.map((_, at) =>
        median(turns.map((figures) => figures[at]))
          .toFixed(1)
          .padStart(18),
      )
      console.log([String(megabytes).padStart(10), ...cells, ratio.toFixed(3)].join(' | '))
    }
  } finally {
    await browser.close()
    await server.close()
  }
  console.log(
    isGood ? `Within ${budget} of inflating on the page.` : `Over ${budget}, or the answers differ.`,
  )
  return isGood
}
