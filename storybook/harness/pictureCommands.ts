import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { drawAlike } from './tiles.ts'

/** What each matrix looked like when somebody agreed to it. */
export interface KnownPictures {
  /** Of the Chromium and the fonts that drew them: another machine draws otherwise. */
  rendering: string
  /** By story, then by theme: `signatureOf` its cell. */
  pictures: Record<string, Record<string, string>>
}

const root = path.dirname(import.meta.dirname)
const known = path.join(root, 'pictures.json')
const failed = path.join(root, 'test-results/pictures')

const read = (): KnownPictures =>
  existsSync(known)
    ? (JSON.parse(readFileSync(known, 'utf8')) as KnownPictures)
    : { rendering: 'none yet', pictures: {} }

/** One line a story, so that two who change different parts do not meet. */
function write({ rendering, pictures }: KnownPictures): void {
  const lines = Object.keys(pictures)
    .toSorted()
    .map((id) => `    ${JSON.stringify(id)}: ${JSON.stringify(pictures[id])}`)
  writeFileSync(
    known,
    `{\n  "rendering": ${JSON.stringify(rendering)},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`,
  )
}

/** The element as a PNG, in base64. */
const shoot: BrowserCommand<[selector: string]> = async ({ iframe }, selector) => {
  const png = await iframe.locator(selector).screenshot({ animations: 'disabled', caret: 'hide' })
  return png.toString('base64')
}

const chromiumVersion: BrowserCommand<[]> = ({ page }) => page.context().browser()?.version() ?? 'unknown'

const knownPictures: BrowserCommand<[]> = () => read()

/** Agrees to how a story looks now. */
const keepPicture: BrowserCommand<[id: string, rendering: string, cells: Record<string, string>]> = (
  _context,
  id,
  rendering,
  cells,
) => {
  const before = read()
  // What another machine drew says nothing of what this one draws.
  const isAlike = drawAlike(before.rendering, rendering)
  const pictures = isAlike ? before.pictures : {}
  write({ rendering: isAlike ? before.rendering : rendering, pictures: { ...pictures, [id]: cells } })
}

/** Leaves a picture for whoever looks why it differs. Returns its path. */
const leavePicture: BrowserCommand<[id: string, png: string]> = (_context, id, png) => {
  mkdirSync(failed, { recursive: true })
  const file = path.join(failed, `${id}.png`)
  writeFileSync(file, Buffer.from(png, 'base64'))
  return path.relative(root, file)
}

/** Prints a sentence to the terminal of the run. */
const say: BrowserCommand<[sentence: string]> = (_context, sentence) => console.log(`\n${sentence}\n`)

/** What a picture needs of Node and of the browser's driver. */
export const pictureCommands = {
  shoot,
  chromiumVersion,
  knownPictures,
  keepPicture,
  leavePicture,
  say,
}
