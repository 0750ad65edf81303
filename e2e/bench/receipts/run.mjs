// Rendered receipts in twelve layouts, with typical distortions of screenshots, read in a browser like a
// deposit: how many references are filled in correctly, wrongly, offered, or not found. It also measures the
// time from the tap on Deposit to its first frame, on a phone's slow processor.
import path from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'
import { median, sheetWithField, tapToSheet } from '../tap.mjs'

const outcomes = ['exact', 'offered', 'none', 'wrong']
const requiredExact = 0.95
const slowTimes = 4
/** Maximum time to the first frame of the deposit on a slow processor, in ms. */
const budgetMs = 100

const at = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0

/**
 * Opens the deposit a few times on a slow processor. Returns the ms from the tap to the first frame, and to
 * the first field, for each.
 */
async function openDeposits(browser, address, taps = 15) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(new URL('deposit.html', address).href)
  await page.getByRole('button', { name: 'Deposit', exact: true }).waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowTimes })
  const times = []
  for (let turn = 0; turn < taps; turn += 1) {
    times.push(
      await page.evaluate(tapToSheet, { button: 'button', shows: ['[role="dialog"]', sheetWithField] }),
    )
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.close()
  return times
}

/**
 * Renders and reads receipts, and opens the deposit. Returns false if too few are exact or one is wrong, and
 * if the deposit opens late while time is checked.
 */
export async function benchReceipts({ count = 500, shows = false, checksTime = true } = {}) {
  const configFile = path.join(import.meta.dirname, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  const server = await preview({ configFile, preview: { port: 0 } })
  const browser = await chromium.launch(chromiumLaunch())
  const read = []
  let opened = []
  try {
    opened = await openDeposits(browser, server.resolvedUrls.local[0])
    const page = await browser.newPage()
    await page.goto(server.resolvedUrls.local[0])
    await page.waitForSelector('html[data-ready]')
    for (let number = 0; number < count; number += 1) {
      const one = await page.evaluate((of) => window.receipts.read(of), number)
      read.push(one)
      if (shows && one.outcome !== 'exact') console.log(number, one.outcome, one.layout, one.look)
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const row = (name, rows) => {
    const ms = rows.map((one) => one.ms)
    const counts = outcomes.map((outcome) => rows.filter((one) => one.outcome === outcome).length)
    const times = [at(ms, 0.5), at(ms, 0.95)].map((time) => `${(time / 1_000).toFixed(2)} s`)
    return [
      name.padEnd(22),
      ...[rows.length, ...counts, ...times].map((cell) => String(cell).padStart(8)),
    ].join(' |')
  }
  console.log(
    ['layout'.padEnd(22), 'read', ...outcomes, 'median', '95 %'].map((cell) => cell.padStart(8)).join(' |'),
  )
  for (const layout of new Set(read.map((one) => one.layout)))
    console.log(
      row(
        layout,
        read.filter((one) => one.layout === layout),
      ),
    )
  console.log(row('all', read))
  const share = (outcome) => read.filter((one) => one.outcome === outcome).length / read.length
  const isGood = share('exact') >= requiredExact && share('wrong') === 0
  const ms = read.map((one) => one.ms * slowTimes)
  // The browser does not throttle workers, so the worker's time is multiplied.
  console.log(
    `a picture, processor / ${slowTimes}: median ${(at(ms, 0.5) / 1_000).toFixed(1)} s, 95 % ${(at(ms, 0.95) / 1_000).toFixed(1)} s`,
  )
  const frame = median(opened.map(([ms]) => ms))
  for (const [at, what] of [`its first frame (budget ${budgetMs} ms)`, 'its first field'].entries()) {
    const times = opened.map((of) => of[at])
    console.log(
      `tap to the deposit, processor / ${slowTimes}, ${what}: the first ${times[0].toFixed(0)} ms, median ${median(times).toFixed(0)} ms`,
    )
  }
  console.log(
    `${(share('exact') * 100).toFixed(1)} % exact (at least ${requiredExact * 100}), ${(share('wrong') * 100).toFixed(1)} % wrong (none)`,
  )
  return isGood && (!checksTime || frame <= budgetMs)
}
