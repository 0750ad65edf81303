// Frames and memory while five thousand games are scrolled on a phone's slow processor: the kit's grid, a
// plain list and @tanstack/react-virtual, in one run.
import path from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'
import { median } from '../tap.mjs'

const slowTimes = 4
const scrollMs = 6000
/** Speed in px per second. */
const pace = 3000

/** Scrolls at a constant speed. Returns the length of each frame in ms. */
function scrollAlong({ scrollMs, pace }) {
  return new Promise((resolve) => {
    const frames = []
    const began = performance.now()
    let last = began
    const step = (now) => {
      frames.push(now - last)
      last = now
      window.scrollTo(0, ((now - began) / 1000) * pace)
      if (now - began < scrollMs) requestAnimationFrame(step)
      else resolve(frames.slice(1))
    }
    requestAnimationFrame(step)
  })
}

async function measure(address, list) {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowTimes })
    await cdp.send('Performance.enable')
    const began = performance.now()
    await page.goto(`${address}?list=${list}`, { timeout: 120_000 })
    await page.locator('a[href^="/casino/0/"]').waitFor({ timeout: 120_000 })
    const shownMs = performance.now() - began
    const frames = await page.evaluate(scrollAlong, { scrollMs, pace })
    await cdp.send('HeapProfiler.enable')
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0
    const sorted = frames.toSorted((one, other) => one - other)
    const whole = frames.reduce((sum, ms) => sum + ms, 0)
    return {
      list,
      'shown, ms': Math.round(shownMs),
      'frames a second': Number(((frames.length / whole) * 1000).toFixed(1)),
      'middle frame, ms': Number(median(frames).toFixed(1)),
      'one in a hundred, ms': Number((sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(1)),
      'frames over 50 ms': frames.filter((ms) => ms > 50).length,
      'heap, MB': Number((metric('JSHeapUsedSize') / 2 ** 20).toFixed(1)),
      nodes: metric('Nodes'),
    }
  } finally {
    await browser.close()
  }
}

/**
 * Prints a line for each list. Returns false if the kit's is slower than the other virtualiser by more than a
 * tenth.
 */
export async function benchGameList() {
  const configFile = path.join(import.meta.dirname, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  const server = await preview({ configFile, preview: { port: 0 } })
  try {
    const rows = []
    for (const list of ['plain', 'virtual', 'kit'])
      rows.push(await measure(server.resolvedUrls.local[0], list))
    console.log(`five thousand games, ${pace} px a second for ${scrollMs / 1000} s, processor / ${slowTimes}`)
    console.table(rows)
    const paceOf = (list) => rows.find((row) => row.list === list)['frames a second']
    return paceOf('kit') >= paceOf('virtual') * 0.9
  } finally {
    await server.close()
  }
}
