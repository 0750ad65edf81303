import { inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { canary } from './canary.ts'
import type { KnownPictures } from './pictureCommands.ts'
import { settled } from './settled.ts'
import { differingTiles, drawAlike, side, signatureOf, type Box, type Pixels } from './tiles.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    shoot: (selector: string) => Promise<string>
    chromiumVersion: () => Promise<string>
    knownPictures: () => Promise<KnownPictures>
    keepPicture: (id: string, rendering: string, cells: Record<string, string>) => Promise<void>
    leavePicture: (id: string, png: string) => Promise<string>
    say: (sentence: string) => Promise<void>
  }
}
declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a run agrees to the pictures as they are, instead of comparing them. */
    acceptsPictures: boolean
  }
}

type Cells = Record<string, string>

/** Draws a PNG where its pixels can be read. */
async function opened(png: string): Promise<OffscreenCanvasRenderingContext2D> {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob()
  const bitmap = await createImageBitmap(blob)
  const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
  brush.drawImage(bitmap, 0, 0)
  return brush
}

function pixelsOf(brush: OffscreenCanvasRenderingContext2D): Pixels {
  const { width, height } = brush.canvas
  return { colors: new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer), width }
}

/** Where each theme's cell stands in the picture of the matrix, in whole pixels. */
function boxesOf(matrix: Element): Map<string, Box> {
  const { left, top } = matrix.getBoundingClientRect()
  return new Map(
    [...matrix.querySelectorAll<HTMLElement>('[data-cell]')].map((cell) => {
      const box = cell.getBoundingClientRect()
      return [
        cell.dataset['cell']!,
        {
          x: Math.round(box.left - left),
          y: Math.round(box.top - top),
          width: Math.round(box.width),
          height: Math.round(box.height),
        },
      ]
    }),
  )
}

/** Waits for fonts and pictures, ends what moves, and makes the window as high as the matrix, each cell a whole number of pixels. */
async function settle(matrix: HTMLElement): Promise<void> {
  await settled()
  await document.fonts.ready
  for (const cell of matrix.querySelectorAll<HTMLElement>('[data-cell]')) cell.style.blockSize = ''
  for (const cell of matrix.querySelectorAll<HTMLElement>('[data-cell]'))
    cell.style.blockSize = `${Math.ceil(cell.getBoundingClientRect().height)}px`
  await page.viewport(1200, Math.max(900, Math.ceil(matrix.getBoundingClientRect().height)))
  // Pictures that come late come once they are in sight; one that is broken is complete too.
  const deadline = performance.now() + 5000
  const images = [...matrix.querySelectorAll('img')]
  while (images.some(({ complete }) => !complete) && performance.now() < deadline)
    await new Promise(requestAnimationFrame)
}

async function drawn(matrix: HTMLElement): Promise<{ png: string; cells: Cells; boxes: Map<string, Box> }> {
  await settle(matrix)
  const png = await commands.shoot('[data-matrix]')
  const pixels = pixelsOf(await opened(png))
  const boxes = boxesOf(matrix)
  return {
    png,
    boxes,
    cells: Object.fromEntries([...boxes].map(([name, box]) => [name, signatureOf(pixels, box)])),
  }
}

/** The tiles of each theme that are not as they were agreed to. */
function differences(was: Cells, is: Cells): Map<string, number[]> {
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  const found = [...names].map((name) => [name, differingTiles(was[name] ?? '', is[name] ?? '')] as const)
  return new Map(found.filter(([, tiles]) => tiles.length > 0))
}

/** Draws the matrix until it differs from `was` as it should: letters and pictures may still be on their way. */
async function drawnUntil(
  matrix: HTMLElement,
  was: Cells,
  isWell: (found: Map<string, number[]>) => boolean,
) {
  const deadline = performance.now() + 8000
  for (;;) {
    const picture = await drawn(matrix)
    const found = differences(was, picture.cells)
    if (isWell(found) || performance.now() > deadline) return { ...picture, found }
  }
}

/** The picture with a frame around each tile that differs. */
async function marked(png: string, boxes: Map<string, Box>, found: Map<string, number[]>): Promise<string> {
  const brush = await opened(png)
  brush.strokeStyle = '#ff0000'
  brush.lineWidth = 2
  for (const [name, tiles] of found) {
    const { x, y, width, height } = boxes.get(name) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (const tile of tiles)
      brush.strokeRect(
        x + ((tile % side) * width) / side,
        y + (Math.floor(tile / side) * height) / side,
        width / side,
        height / side,
      )
  }
  const bytes = new Uint8Array(await (await brush.canvas.convertToBlob()).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

const places = (tiles: number[]) =>
  tiles.length === side * side
    ? 'everywhere'
    : tiles.map((tile) => `row ${Math.floor(tile / side) + 1} column ${(tile % side) + 1}`).join(', ')

/** How this machine draws, found once a run: its Chromium, and a sample of what the pictures are made of. */
let rendering: Promise<string> | undefined
const renderingHere = () =>
  (rendering ??= canary(async (selector) => {
    const version = await commands.chromiumVersion()
    let before = ''
    for (;;) {
      const brush = await opened(await commands.shoot(selector))
      const { width, height } = brush.canvas
      const now = `Chromium ${version}, ${signatureOf(pixelsOf(brush), { x: 0, y: 0, width, height })}`
      if (now === before) return now
      before = now
    }
  }))

let hasSaid = false
async function skipped(accepted: string, here: string): Promise<void> {
  if (hasSaid) return
  hasSaid = true
  await commands.say(
    `Pictures are not compared: this machine draws otherwise than the one they were accepted on.\n  accepted: ${accepted}\n  here:     ${here}`,
  )
}

/**
 * Compares a matrix with how it looked when somebody agreed to it. Throws with the themes and places that differ, and
 * leaves the picture beside. On a machine that draws otherwise it says so, and compares nothing.
 */
export async function checkPicture(id: string): Promise<void> {
  const matrix = document.querySelector<HTMLElement>('[data-matrix]')
  if (!matrix) throw new Error('The matrix is not on the page.')
  const here = await renderingHere()
  const known = await commands.knownPictures()
  if (inject('acceptsPictures')) return accept(id, here, matrix)
  if (!drawAlike(known.rendering, here)) return skipped(known.rendering, here)
  const was = known.pictures[id]
  if (!was) throw new Error(`No picture of ${id} was accepted yet: look at it, then npm run stories:accept.`)
  const { png, boxes, found } = await drawnUntil(matrix, was, (differs) => differs.size === 0)
  if (found.size === 0) return
  const file = await commands.leavePicture(id, await marked(png, boxes, found))
  const lines = [...found].map(([theme, tiles]) => `  ${theme}: ${places(tiles)}`)
  throw new Error(
    `It looks otherwise than it was accepted:\n${lines.join('\n')}\nSee ${file}. Is it meant? npm run stories:accept`,
  )
}

/** Agrees to a matrix once it looks the same twice, and leaves the picture for whoever wants to see what was agreed to. */
async function accept(id: string, here: string, matrix: HTMLElement): Promise<void> {
  const deadline = performance.now() + 20_000
  let before = await drawn(matrix)
  for (;;) {
    const now = await drawn(matrix)
    if (differences(before.cells, now.cells).size === 0) {
      await commands.leavePicture(id, now.png)
      return commands.keepPicture(id, here, now.cells)
    }
    if (performance.now() > deadline) throw new Error(`${id} never looks the same twice.`)
    before = now
  }
}

/** Fails unless one pixel of room, or one shade, in one theme is seen in that theme and in no other. */
export async function proveThatPicturesTell(): Promise<void> {
  const matrix = document.querySelector<HTMLElement>('[data-matrix]')!
  const { cells } = await drawn(matrix)
  for (const [theme, rule] of [
    ['velvet dark', 'padding-inline-start: 21px'],
    ['ledger light', 'background: rgb(1 2 3)'],
  ] as const) {
    const style = document.createElement('style')
    style.textContent = `[data-cell='${theme}'] button:first-of-type { ${rule} }`
    document.head.append(style)
    const isThere = (found: Map<string, number[]>) => [...found.keys()].join() === theme
    const { png, boxes, found } = await drawnUntil(matrix, cells, isThere)
    style.remove()
    if (isThere(found)) continue
    const file = await commands.leavePicture('proof', await marked(png, boxes, found))
    throw new Error(
      `${rule} in ${theme} was seen in: ${[...found.keys()].join() || 'no theme'}. See ${file}.`,
    )
  }
}
