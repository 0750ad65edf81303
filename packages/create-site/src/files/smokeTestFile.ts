import type { Kind, SiteAnswers } from '../answers.ts'
import { quoted } from './text.ts'

interface FirstScreen {
  thing: string
  /** Selector of elements, of which one contains the text. */
  selector: string
  text: string
}

const price: FirstScreen = { thing: 'a price', selector: 'button[data-side]', text: String.raw`/\d/` }
const firstScreens: Readonly<Record<Kind, FirstScreen>> = {
  b2c: price,
  b2b: price,
  'casino-only': { thing: 'a game', selector: 'a[href*="/casino/"]', text: String.raw`/\w/` },
}

/** `site.test.ts`: builds the site, serves it with a test operator, and checks its first screen. */
export function smokeTestFile({ id, name, kind }: SiteAnswers): string {
  const { thing, selector, text } = firstScreens[kind]
  return `// npm test: builds the site, serves it with an operator of its own, and looks at its first screen as a visitor does.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { startSandbox } from '@kit/sandbox'
import { chromium, type LaunchOptions } from 'playwright-core'
import { build } from 'vite'

/** CHROMIUM_PATH, or what this machine has: Playwright's own (npx playwright-core install chromium), Chrome, Edge. */
async function openBrowser() {
  const { CHROMIUM_PATH: executablePath } = process.env
  const ways: LaunchOptions[] = executablePath ? [{ executablePath }] : [{}, { channel: 'chrome' }, { channel: 'msedge' }]
  for (const way of ways) {
    const browser = await chromium.launch(way).catch(() => undefined)
    if (browser) return browser
  }
  return undefined
}

test(${quoted(`the first screen shows the brand and ${thing}`)}, async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), ${quoted(`${id}-`)}))
  await build({ mode: 'sandbox', logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
  const sandbox = await startSandbox({ port: 0, stateFolder: 'memory', sites: [{ folder }] })
  const browser = await openBrowser()
  try {
    const page = await (await fetch(sandbox.url)).text()
    assert.match(page, /data-brand="${id}"/)
    if (!browser) return t.skip('the page is served; there is no Chromium on this machine to look at it with')
    const tab = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await tab.goto(sandbox.url)
    await tab.getByRole('img', { name: ${quoted(name)} }).first().waitFor()
    await tab.locator(${quoted(selector)}, { hasText: ${text} }).first().waitFor()
  } finally {
    await browser?.close()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  }
})
`
}
