// From the tap on a price to the frame that shows the slip, on a phone's slow processor, on the built site
// with a real operator. The floor inserts the same nodes into the same page with one line, without React,
// state or Radix.
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

/** Runs in the page: keeps the nodes of the open slip. */
const keepSlip = () => {
  const dialog = document.querySelector('[role="dialog"]')
  const parts = [...document.body.children].filter((child) => child.contains(dialog) || child.dataset.part)
  window.keptSlip = parts.map((part) => part.cloneNode(true))
}

/** Runs in the page: from now on, a tap on the price only shows the kept nodes. False ends that. */
const answerPlainly = ({ button, isPlain }) => {
  window.plainSlip?.remove()
  window.plainListener ??= (event) => {
    if (!event.target.closest(button)) return
    event.stopImmediatePropagation()
    const holder = document.createElement('div')
    holder.append(...window.keptSlip.map((part) => part.cloneNode(true)))
    document.body.append(holder)
    holder.querySelector('input')?.focus()
    window.plainSlip = holder
  }
  if (isPlain) addEventListener('click', window.plainListener, true)
  else removeEventListener('click', window.plainListener, true)
}

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
    // Chunks that are loaded when the page is idle are there before anybody taps.
    await page.waitForLoadState('networkidle').catch(() => {})
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowTimes })
    const times = []
    const floor = []
    for (let tap = 0; tap < taps; tap += 1) {
      times.push(...(await page.evaluate(tapToSheet, { button: price, shows: [sheetWithField] })))
      // Waits for the content of the second frame, and the opening animation.
      await page.waitForTimeout(500)
      await page.evaluate(keepSlip)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.evaluate(answerPlainly, { button: price, isPlain: true })
      floor.push(...(await page.evaluate(tapToSheet, { button: price, shows: [sheetWithField] })))
      await page.waitForTimeout(500)
      await page.evaluate(answerPlainly, { button: price, isPlain: false })
    }
    return { times, floor }
  } finally {
    await browser.close()
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'kit-bench-'))
await writeScenario(folder)
const sandbox = new SandboxProcess({ recordings: folder, state: path.join(folder, 'state') })
await sandbox.start()
try {
  const { times, floor } = await measure(sandbox.url, 15)
  const middle = median(times)
  const ratio = median(times.map((ms, tap) => ms / floor[tap]))
  const shown = (all) => all.map((ms) => ms.toFixed(0)).join(', ')
  console.log(`tap to slip, processor / ${slowTimes}: ${shown(times)} ms`)
  console.log(`the same nodes without React: ${shown(floor)} ms`)
  console.log(
    `the first ${times[0].toFixed(0)} ms, median ${middle.toFixed(0)} ms, floor ${median(floor).toFixed(0)} ms (the first ${floor[0].toFixed(0)}), budget ${budgetMs} ms, ${ratio.toFixed(2)} times the floor`,
  )
  process.exitCode = middle <= budgetMs ? 0 : 1
} finally {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
}
