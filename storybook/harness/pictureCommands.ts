import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { drawAlike } from './tiles.ts'

export interface KnownPictures {
  /** The Chromium and fonts that rendered them. Another machine renders differently. */
  rendering: string
  /** Pictures by story, then by theme: `signatureOf` its cell. */
  pictures: Record<string, Record<string, string>>
}

const root = path.dirname(import.meta.dirname)
const known = path.join(root, 'pictures.json')
const failed = path.join(root, 'test-results/pictures')

const read = (): KnownPictures =>
  existsSync(known)
    ? (JSON.parse(readFileSync(known, 'utf8')) as KnownPictures)
    : { rendering: 'none yet', pictures: {} }

/** Writes one line per story, to avoid merge conflicts between different components. */
function write({ rendering, pictures }: KnownPictures): void {
  const lines = Object.keys(pictures)
    .toSorted()
    .map((id) => `    ${JSON.stringify(id)}: ${JSON.stringify(pictures[id])}`)
  writeFileSync(
    known,
    `{\n  "rendering": ${JSON.stringify(rendering)},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`,
  )
}

/** Takes a picture as PNG, in base64. */
const shoot: BrowserCommand<[selector: string]> = async ({ iframe }, selector) => {
  const png = await iframe.locator(selector).screenshot({ animations: 'disabled', caret: 'hide' })
  return png.toString('base64')
}

/** Sets or restores what a system reports: forced colours and reduced motion. */
const prefer: BrowserCommand<[prefers: boolean]> = ({ page }, prefers) =>
  page.emulateMedia({
    forcedColors: prefers ? 'active' : null,
    reducedMotion: prefers ? 'reduce' : null,
  })

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Returns a hash of the page's picture, taken without Playwright's waits: a settled page is ready. */
const signature: BrowserCommand<[]> = async ({ page }) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { data } = await (await session).send('Page.captureScreenshot', { optimizeForSpeed: true })
  return createHash('sha256').update(data).digest('base64')
}

const chromiumVersion: BrowserCommand<[]> = ({ page }) => page.context().browser()?.version() ?? 'unknown'

const knownPictures: BrowserCommand<[]> = () => read()

const keepPicture: BrowserCommand<[id: string, rendering: string, cells: Record<string, string>]> = (
  _context,
  id,
  rendering,
  cells,
) => {
  const before = read()
  // Signatures of another machine are not comparable with this one's.
  const isAlike = drawAlike(before.rendering, rendering)
  const pictures = isAlike ? before.pictures : {}
  write({ rendering: isAlike ? before.rendering : rendering, pictures: { ...pictures, [id]: cells } })
}

const savePicture: BrowserCommand<[id: string, png: string]> = (_context, id, png) => {
  mkdirSync(failed, { recursive: true })
  const file = path.join(failed, `${id}.png`)
  writeFileSync(file, Buffer.from(png, 'base64'))
  return path.relative(root, file)
}

const print: BrowserCommand<[sentence: string]> = (_context, sentence) => console.log(`\n${sentence}\n`)

/** Run in Node and the browser's driver. */
export const pictureCommands = {
  shoot,
  prefer,
  signature,
  chromiumVersion,
  knownPictures,
  keepPicture,
  savePicture,
  print,
}
