// A browser with the bench's page, one subject at a time.
import path from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'

const sorted = (numbers) => numbers.toSorted((a, b) => a - b)
const quantile = (numbers, share) =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0
export const median = (numbers) => quantile(numbers, 0.5)

async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

class Bench {
  constructor(subject, page, cdp) {
    this.subject = subject
    this.page = page
    this.cdp = cdp
    this.errors = 0
    page.on('pageerror', (error) => {
      console.error(`${subject}: ${error.message}`)
      this.errors += 1
    })
  }

  slow = (times) => this.cdp.send('Emulation.setCPUThrottlingRate', { rate: times })

  /** Measures main-thread ms per 1,000 changes, and the player's view, at this many changes a second. */
  async measure(rate, seconds) {
    await this.page.evaluate((wanted) => window.gridBench.start(wanted), rate)
    await this.page.waitForTimeout(700)
    await this.page.evaluate((wanted) => window.gridBench.start(wanted), rate)
    const before = await metricsOf(this.cdp)
    await this.page.waitForTimeout(seconds * 1000)
    const after = await metricsOf(this.cdp)
    const { changes, frames, latencies } = await this.page.evaluate(() => window.gridBench.stop())
    const perThousand = (name) => ((after[name] - before[name]) * 1e6) / changes
    return {
      changesPerSecond: changes / seconds,
      task: perThousand('TaskDuration'),
      script: perThousand('ScriptDuration'),
      frameP95: quantile(frames, 0.95),
      tickP50: median(latencies),
      tickP95: quantile(latencies, 0.95),
    }
  }

  async heap() {
    await this.cdp.send('HeapProfiler.collectGarbage')
    await this.cdp.send('HeapProfiler.collectGarbage')
    return (await metricsOf(this.cdp)).JSHeapUsedSize
  }

  /** Returns the height in px, including the market's header. */
  marketHeight = () =>
    this.page.evaluate(
      () => document.querySelector('.floor-market, .kit-market').getBoundingClientRect().height,
    )

  /** Height of the event, and width and height of its first price, in px. */
  eventSizes = () =>
    this.page.evaluate(() => {
      const event = document.querySelector('article')
      const price = event.querySelector('button').getBoundingClientRect()
      return [event.getBoundingClientRect().height, price.width, price.height]
    })

  /** Height of a row and of the visible part, in px. */
  ladderHeights = () =>
    this.page.evaluate(() => {
      const row = document.querySelector('#ladder li')
      return [row, row.parentElement.parentElement].map((one) => one.getBoundingClientRect().height)
    })

  wrongCells = () => this.page.evaluate(() => window.gridBench.wrongCells())
  close = () => this.page.close()
}

/**
 * Builds the page, serves it on loopback and calls `run` with a function that opens it. Ends everything
 * afterwards.
 */
export async function withWorkbench(run) {
  const configFile = path.join(import.meta.dirname, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  const server = await preview({ configFile, preview: { port: 0 } })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    return await run(async (subject, seed) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      const cdp = await page.context().newCDPSession(page)
      const bench = new Bench(subject, page, cdp)
      await page.goto(`${server.resolvedUrls.local[0]}?subject=${subject}&seed=${seed}`)
      await page.waitForSelector('html[data-ready]')
      await cdp.send('Performance.enable')
      return bench
    })
  } finally {
    await browser.close()
    await server.close()
  }
}
