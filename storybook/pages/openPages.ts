// Opens the pages of some components in the built Storybook: every section is drawn, and the console stays empty.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { headlessLaunch } from '../../scripts/chromium.mjs'
import type { IndexedStory } from '../compare/request.ts'
import { serveBuilt } from '../harness/builtStorybook.ts'
import { sections } from './sections.ts'

/** One of each kind: pressed, typed into, floating, with parts, with data, a screen. */
const opened = ['Button', 'TextField', 'Dialog', 'Tabs', 'Table', 'Odds', 'BetSlip']
const built = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../storybook-static'))

/** What is wrong with a page. */
async function faultsOf(page: Page, url: string, isScreen: boolean): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    // Storybook's frame has no icon.
    if (message.type() !== 'error' || message.location().url.endsWith('/favicon.ico')) return
    faults.push(message.text())
  })
  await page.goto(url)
  await page.locator('[data-section]').first().waitFor({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  const drawn = await page
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')))
  if (isScreen) return faults
  return [
    ...faults,
    ...Object.keys(sections)
      .filter((id) => !drawn.includes(id))
      .map((id) => `no section ${id}`),
  ]
}

const index = readFileSync(path.join(built, 'index.json'), 'utf8')
const entries = Object.values((JSON.parse(index) as { entries: Record<string, IndexedStory> }).entries)
const served = await serveBuilt(built)
const browser = await chromium.launch(headlessLaunch())
try {
  for (const name of opened) {
    const entry = entries.find((one) => one.type === 'docs' && one.name === `About ${name}`)
    const page = await browser.newPage()
    const isScreen = name === 'BetSlip'
    const faults = entry
      ? await faultsOf(page, `${served.url}/iframe.html?id=${entry.id}&viewMode=docs`, isScreen)
      : ['there is no such page']
    await page.close()
    console.log(`${faults.length === 0 ? '✓' : '✗'} About ${[name, ...faults].join('\n    ')}`)
    if (faults.length > 0) process.exitCode = 1
  }
} finally {
  await browser.close()
  served.close()
}
