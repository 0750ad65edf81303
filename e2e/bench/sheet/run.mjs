// From the tap to the end of the first frame with a visible sheet, on a phone's slow processor.
import path from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'
import { median, sheetWithField, tapToSheet } from '../tap.mjs'

const slowTimes = 4
const budgetMs = 100

async function measure(address, taps) {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(address)
    await page.getByRole('button', { name: 'Login' }).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowTimes })
    const times = []
    for (let turn = 0; turn < taps; turn += 1) {
      times.push(...(await page.evaluate(tapToSheet, { button: 'button', shows: [sheetWithField] })))
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    return times
  } finally {
    await browser.close()
  }
}

/** Measures how soon a sheet is shown. Returns false if the median of all openings exceeds the budget. */
export async function benchSheet({ taps = 15 } = {}) {
  const configFile = path.join(import.meta.dirname, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  const server = await preview({ configFile, preview: { port: 0 } })
  try {
    const times = await measure(server.resolvedUrls.local[0], taps)
    const middle = median(times)
    console.log(`tap to sheet, processor / ${slowTimes}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`)
    console.log(`the first ${times[0].toFixed(0)} ms, median ${middle.toFixed(0)} ms, budget ${budgetMs} ms`)
    return middle <= budgetMs
  } finally {
    await server.close()
  }
}
