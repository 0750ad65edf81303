// Opens the pages of some components and screens in the built Storybook: every section is rendered, each
// number of a screen's picture finds its part, and the console stays empty.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { headlessLaunch } from '../../scripts/chromium.mjs'
import type { IndexedStory } from '../compare/request.ts'
import { serveBuilt } from '../harness/builtStorybook.ts'
import { screens } from './authored/screens/index.ts'
import { sections } from './sections.ts'

/** One of each kind: pressed, typed into, floating, with parts, with data. */
const components = ['Button', 'TextField', 'Dialog', 'Tabs', 'Table', 'Odds']
/** A run of all tests checks every fourth screen. `npm run prove` checks all of them. */
const every = process.env['KIT_PROVE'] ? 1 : 4
const parts = Object.keys(screens).filter((_, at) => at % every === 0)
const built = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../storybook-static'))

/** Returns the numbers of an anatomy whose part is missing, although its story had time to render. */
async function unfound(page: Page): Promise<string[]> {
  const left = page.locator('[data-section="anatomy"] li[data-found="false"]')
  try {
    await page.waitForFunction(
      () => !document.querySelector('[data-section="anatomy"] li[data-found="false"]'),
      undefined,
      { timeout: 20_000 },
    )
    return []
  } catch {
    return (await left.allTextContents()).map((part) => `${part}: its selector finds nothing`)
  }
}

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
  if (isScreen) faults.push(...(await unfound(page)))
  else await page.waitForLoadState('networkidle')
  const drawn = await page
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')))
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
const left = [...components, ...parts]

/** Opens pages until none is left. A page mostly waits, so several are open at once. */
async function openPages(): Promise<void> {
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    const entry = entries.find((one) => one.type === 'docs' && one.name === `About ${name}`)
    const page = await browser.newPage()
    const faults = entry
      ? await faultsOf(page, `${served.url}/iframe.html?id=${entry.id}&viewMode=docs`, name in screens)
      : ['there is no such page']
    await page.close()
    console.log(`${faults.length === 0 ? '✓' : '✗'} About ${[name, ...faults].join('\n    ')}`)
    if (faults.length > 0) process.exitCode = 1
  }
}

try {
  await Promise.all([openPages(), openPages(), openPages()])
} finally {
  await browser.close()
  served.close()
}
