// Frames per second of four open charts on a phone's slow processor, with twenty thousand price changes a
// second: the kit's canvas and a naive chart that replaces its SVG with each change, in one run.
import path from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'
import { median } from '../tap.mjs'

const slowTimes = 4
const perSecond = 20_000
const leastFrames = 30

async function measure(address, subject, seconds) {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const cdp = await page.context().newCDPSession(page)
    await page.goto(`${address}?subject=${subject}`)
    await page.waitForFunction(() => 'runCharts' in window)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowTimes })
    const { frames, made } = await page.evaluate(
      ([length, rate]) => window.runCharts(length, rate),
      [seconds, perSecond],
    )
    const sorted = frames.toSorted((one, other) => one - other)
    const whole = frames.reduce((sum, ms) => sum + ms, 0)
    return {
      subject,
      'frames a second': Number(((frames.length / whole) * 1000).toFixed(1)),
      'middle frame, ms': Number(median(frames).toFixed(1)),
      '95 of 100, ms': Number((sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(1)),
      'changes a second taken': Math.round(made / seconds),
    }
  } finally {
    await browser.close()
  }
}

const middleOf = (rows, name) => median(rows.map((row) => row[name]))

/**
 * Prints both subjects and their ratio. Returns false if the kit's charts have fewer than 30 frames per
 * second, or lag behind the stream.
 */
export async function benchCharts({ repetitions = 5, seconds = 4 } = {}) {
  const configFile = path.join(import.meta.dirname, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  const server = await preview({ configFile, preview: { port: 0 } })
  try {
    const rows = []
    for (let turn = 0; turn < repetitions; turn += 1)
      for (const subject of ['kit', 'naive'])
        rows.push(await measure(server.resolvedUrls.local[0], subject, seconds))
    console.log(
      `four charts, ${perSecond.toLocaleString('en')} price changes a second, processor / ${slowTimes}, ${repetitions} times ${seconds} s in turn`,
    )
    console.table(rows)
    const [kit, naive] = ['kit', 'naive'].map((subject) => rows.filter((row) => row.subject === subject))
    for (const name of ['frames a second', 'changes a second taken'])
      console.log(
        `${name}, medians: kit ${middleOf(kit, name)}, naive ${middleOf(naive, name)}, kit ${(middleOf(kit, name) / Math.max(middleOf(naive, name), 0.1)).toFixed(1)} x naive`,
      )
    return (
      middleOf(kit, 'frames a second') >= leastFrames &&
      middleOf(kit, 'changes a second taken') >= perSecond * 0.95
    )
  } finally {
    await server.close()
  }
}
