import { inject } from 'vitest'
import { commands } from 'vitest/browser'
import { canary } from './canary.ts'
import { drawMatrix } from './drawMatrix.ts'
import type { KnownPictures } from './pictureCommands.ts'
import { cellsOf, marked, signatureOfWhole, type Cells, type Picture } from './pixels.ts'
import { differingTiles, drawAlike, side } from './tiles.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    shoot: (selector: string) => Promise<string>
    chromiumVersion: () => Promise<string>
    knownPictures: () => Promise<KnownPictures>
    keepPicture: (id: string, rendering: string, cells: Record<string, string>) => Promise<void>
    savePicture: (id: string, png: string) => Promise<string>
    print: (sentence: string) => Promise<void>
  }
}
declare module 'vitest' {
  interface ProvidedContext {
    /** True if a run accepts the current pictures instead of comparing them. */
    acceptsPictures: boolean
  }
}

type Found = Map<string, number[]>
type Draw = () => Promise<Picture[]>

function differences(was: Cells, is: Cells): Found {
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  const found = [...names].map((name) => [name, differingTiles(was[name] ?? '', is[name] ?? '')] as const)
  return new Map(found.filter(([, tiles]) => tiles.length > 0))
}

/** Takes pictures until they match `was` or time is up, because fonts and images may still be loading. */
async function drawnUntil(draw: Draw, was: Cells, isExpected: (found: Found) => boolean) {
  const deadline = performance.now() + 8000
  for (;;) {
    const pictures = await draw()
    const found = differences(was, await cellsOf(pictures))
    if (isExpected(found) || performance.now() > deadline) return { pictures, found }
  }
}

async function saveDifference(id: string, pictures: readonly Picture[], found: Found): Promise<string> {
  const files: { file: string; isFound: boolean }[] = []
  for (const picture of pictures) {
    const [theme = ''] = picture.boxes.keys()
    const name = pictures.length > 1 ? `${id} ${theme}`.replaceAll(' ', '-') : id
    const file = await commands.savePicture(name, await marked(picture, found))
    files.push({ file, isFound: [...picture.boxes.keys()].some((one) => found.has(one)) })
  }
  return (files.find(({ isFound }) => isFound) ?? files[0])?.file ?? ''
}

const places = (tiles: number[]) =>
  tiles.length === side * side
    ? 'everywhere'
    : tiles.map((tile) => `row ${Math.floor(tile / side) + 1} column ${(tile % side) + 1}`).join(', ')

/** Rendering of this machine, determined once per run: its Chromium, and a signature of the sample. */
let rendering: Promise<string> | undefined
const renderingHere = () =>
  (rendering ??= canary(async (selector) => {
    const version = await commands.chromiumVersion()
    let before = ''
    for (;;) {
      const now = `Chromium ${version}, ${await signatureOfWhole(await commands.shoot(selector))}`
      if (now === before) return now
      before = now
    }
  }))

let hasSaid = false
async function skipped(accepted: string, here: string): Promise<void> {
  if (hasSaid) return
  hasSaid = true
  await commands.print(
    `Pictures are not compared: this machine draws otherwise than the one they were accepted on.\n  accepted: ${accepted}\n  here:     ${here}`,
  )
}

/**
 * Compares a story with its accepted pictures. Throws with the themes and positions that differ, and writes
 * the picture to disk. On a machine that renders differently, it prints that and compares nothing.
 */
export async function checkPicture(id: string, draw: Draw): Promise<void> {
  const here = await renderingHere()
  const known = await commands.knownPictures()
  if (inject('acceptsPictures')) return accept(id, here, draw)
  if (!drawAlike(known.rendering, here)) return skipped(known.rendering, here)
  const was = known.pictures[id]
  if (!was) throw new Error(`No picture of ${id} was accepted yet: look at it, then npm run stories:accept.`)
  const { pictures, found } = await drawnUntil(draw, was, (differs) => differs.size === 0)
  if (found.size === 0) return
  const file = await saveDifference(id, pictures, found)
  const lines = [...found].map(([theme, tiles]) => `  ${theme}: ${places(tiles)}`)
  throw new Error(
    `It looks otherwise than it was accepted:\n${lines.join('\n')}\nSee ${file}.\nBefore and after: npm run stories:compare -- main ${id}\nIs it meant? npm run stories:accept`,
  )
}

/** Accepts a story when two pictures in a row are equal, and writes the picture to disk. */
async function accept(id: string, here: string, draw: Draw): Promise<void> {
  const deadline = performance.now() + 20_000
  let before = await cellsOf(await draw())
  for (;;) {
    const pictures = await draw()
    const now = await cellsOf(pictures)
    if (differences(before, now).size === 0) {
      await saveDifference(id, pictures, new Map())
      return commands.keepPicture(id, here, now)
    }
    if (performance.now() > deadline) throw new Error(`${id} never looks the same twice.`)
    before = now
  }
}

/** Throws unless one pixel of space, or one shade, in one theme is detected in that theme and no other. */
export async function provePictureSensitivity(): Promise<void> {
  const cells = await cellsOf(await drawMatrix())
  for (const [theme, rule] of [
    ['velvet dark', 'padding-inline-start: 21px'],
    ['ledger light', 'background: rgb(1 2 3)'],
  ] as const) {
    const style = document.createElement('style')
    style.textContent = `[data-cell='${theme}'] button:first-of-type { ${rule} }`
    document.head.append(style)
    const isThere = (found: Found) => [...found.keys()].join() === theme
    const { pictures, found } = await drawnUntil(drawMatrix, cells, isThere)
    style.remove()
    if (isThere(found)) continue
    const file = await saveDifference('proof', pictures, found)
    throw new Error(
      `${rule} in ${theme} was seen in: ${[...found.keys()].join() || 'no theme'}. See ${file}.`,
    )
  }
}
