// From the tap on a price to the frame that shows the slip, on a phone's slow processor, on the built site with a real
// operator behind it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'
import { writeScenario } from '../../scenario/markets.ts'
import { SandboxProcess } from '../../scenario/sandboxProcess.ts'
import { median, sheetWithField, tapToSheet } from '../tap.mjs'

const slowTimes = 4
const budgetMs = 50

async function measure(url, taps) {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: url })
    await page.goto('/')
    await page.getByRole('button', { name: 'Demo Login' }).first().click()
    await page.getByRole('banner').getByText('Bal', { exact: true }).waitFor()
    await page
      .getByRole('link', { name: /Harbour Hawks/ })
      .first()
      .click()
    const price = '[data-market] button[data-side="back"][data-level="0"]'
    await page.locator(price).first().waitFor()
    // What is loaded once the page is at rest is there before anybody taps.
    await page.waitForLoadState('networkidle').catch(() => {})
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowTimes })
    const times = []
    for (let tap = 0; tap < taps; tap += 1) {
      times.push(...(await page.evaluate(tapToSheet, { button: price, shows: [sheetWithField] })))
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    return times
  } finally {
    await browser.close()
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'kit-bench-'))
await writeScenario(folder)
const sandbox = new SandboxProcess({ recordings: folder, state: path.join(folder, 'state') })
await sandbox.start()
try {
  const times = await measure(sandbox.url, 15)
  const middle = median(times)
  console.log(`tap to slip, processor / ${slowTimes}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`)
  console.log(`the first ${times[0].toFixed(0)} ms, median ${middle.toFixed(0)} ms, budget ${budgetMs} ms`)
  process.exitCode = middle <= budgetMs ? 0 : 1
} finally {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
}
