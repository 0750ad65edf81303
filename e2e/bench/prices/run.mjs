// Complete prices above the fold, by screen, size and layout, on the built sites with a simulated operator:
// home in each layout, and the page of a cricket match. A price counts if all of it is on the screen and
// uncovered.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'
import { hostOfSite, root } from '../../../scripts/workspaces.ts'
import { demoPlayerOf } from '../../scenario/operatorClient.ts'
import { SandboxProcess } from '../../scenario/sandboxProcess.ts'
import { writeBusyDay } from './busyDay.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const layouts = ['cards', 'rows', 'board']
const sites = ['b2c', 'meridian']
/** Aims of the preset trader. */
const aims = { 'home rows 390': 24, 'home rows 1440': 40, 'event 390': 12 }

function countWhole() {
  const isOver = (cell, x, y) => {
    const top = document.elementFromPoint(x, y)
    return top !== cell && !cell.contains(top)
  }
  const cells = [...document.querySelectorAll('button[data-runner][data-level]')]
  return cells.filter((cell) => {
    const { top, bottom, left, right } = cell.getBoundingClientRect()
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth || bottom - top < 8) return false
    if (cell.dataset.empty !== undefined || cell.textContent === '' || !cell.checkVisibility()) return false
    // The midpoints of its edges, because a brand may round its corners.
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
    const edges = [
      [middle, top + 2],
      [middle, bottom - 2],
      [left + 2, centre],
      [right - 2, centre],
    ]
    return !edges.some(([x, y]) => isOver(cell, x, y))
  }).length
}

/**
 * All markets of a match are suspended between two balls, on a busy machine for longer than a list is
 * observed.
 */
const looksAtMatch = 30

/**
 * Returns the maximum number of prices that are visible at one time within some seconds, since a suspended
 * market has none.
 */
async function mostWhole(page, looks = 10) {
  await page.locator('button[data-runner][data-level="0"]').first().waitFor({ timeout: 30_000 })
  let most = 0
  for (let look = 0; look < looks || (most === 0 && look < looksAtMatch); look += 1) {
    await page.waitForTimeout(700)
    most = Math.max(most, await page.evaluate(countWhole))
  }
  return most
}

async function measure(browser, sandbox, site, size, shots) {
  const address = new URL(sandbox.url)
  address.hostname = hostOfSite(site)
  const { operator, login } = await demoPlayerOf(sandbox)
  operator.close()
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', locale: 'en-IN' })
  await context.addInitScript((kept) => localStorage.setItem('kit.login', kept), JSON.stringify(login))
  const page = await context.newPage()
  const shoot = async (name) => {
    if (shots) await page.screenshot({ path: path.join(shots, `${site}-${size.width}-${name}.png`) })
  }
  const counts = {}
  for (const layout of layouts) {
    await page.goto(address.href)
    await page.getByRole('banner').getByText('Bal', { exact: true }).waitFor()
    const choice = page.getByRole('radio', { name: layout, exact: false }).first()
    await choice.waitFor()
    if (!(await choice.isChecked())) await choice.click()
    await page.evaluate(() => scrollTo(0, 0))
    counts[`home ${layout}`] = await mostWhole(page)
    await shoot(layout)
  }
  await page.getByRole('link', { name: 'Tidal Town' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Tidal Town' }).waitFor()
  counts.event = await mostWhole(page, looksAtMatch)
  await shoot('event')
  await context.close()
  return counts
}

const shots = process.argv.includes('--shots') ? process.argv[process.argv.indexOf('--shots') + 1] : undefined
const folder = await mkdtemp(path.join(tmpdir(), 'kit-bench-'))
const sandbox = new SandboxProcess({
  ...(await writeBusyDay(folder)),
  state: path.join(folder, 'state'),
  site: sites.map((name) => `${hostOfSite(name)}=${path.join(root, 'sites', name, 'dist')}`).join(),
})
await sandbox.start()
const browser = await chromium.launch(chromiumLaunch())
try {
  const rows = []
  for (const site of sites)
    for (const size of sizes)
      rows.push({ site, ...size, counts: await measure(browser, sandbox, site, size, shots) })
  console.log('| site (preset) | size | home, cards | home, rows | home, board | cricket event |')
  console.log('| --- | --- | ---: | ---: | ---: | ---: |')
  for (const { site, width, height, counts } of rows)
    console.log(
      `| ${site} (${site === 'meridian' ? 'trader' : 'classic'}) | ${width}x${height} | ${counts['home cards']} | ${counts['home rows']} | ${counts['home board']} | ${counts.event} |`,
    )
  const missed = rows.flatMap(({ site, width, counts }) =>
    site === 'meridian'
      ? Object.entries(counts).flatMap(([what, count]) => {
          const aim = aims[`${what} ${width}`]
          return aim !== undefined && count < aim ? [`${what} at ${width}: ${count} of ${aim}`] : []
        })
      : [],
  )
  console.log(missed.length === 0 ? 'every aim of the preset trader is met' : `missed: ${missed.join('; ')}`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
}
