import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { finished, moment, serveBuilt } from '../harness/builtStorybook.ts'
import type { IndexedStory } from './request.ts'

/**
 * The themes of a story without a matrix: as different as possible, and the same as in the pictures of the
 * tests.
 */
const pictured = [
  { brand: 'aurora', mode: 'dark' },
  { brand: 'ledger', mode: 'light' },
] as const

export interface Drawn {
  stories: ReadonlyMap<string, IndexedStory>
  /** Returns pictures as PNG, by theme. Throws the reason if the story cannot be rendered. */
  draw: (story: IndexedStory) => Promise<Map<string, Buffer>>
  close: () => void
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Takes a picture of a part of the page when two in a row are equal, because images and lists may still be
 * loading.
 */
async function shoot(page: Page, clip: Box): Promise<Buffer> {
  const take = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  let before = await take()
  for (let turn = 0; turn < 12; turn++) {
    await page.waitForTimeout(60)
    const now = await take()
    if (now.equals(before)) return now
    before = now
  }
  return before
}

/** The whole window if something floats over the page. */
const storyBox = (page: Page): Promise<Box> =>
  page.evaluate(() => {
    const floats = [...document.body.children].some(
      (element) =>
        !element.id.startsWith('storybook-') &&
        // Excludes Storybook's own elements, and its filters, which are SVG.
        element instanceof HTMLElement &&
        !element.className.includes('sb-') &&
        element.getBoundingClientRect().height > 0,
    )
    const { innerWidth: width, innerHeight } = globalThis
    const end = document.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? innerHeight
    const height = floats ? innerHeight : Math.min(innerHeight, Math.ceil(end) + 16)
    return { x: 0, y: 0, width, height: Math.max(1, height) }
  })

/**
 * Returns the cells of a matrix, one per theme. They are separate, so that one that grows does not move the
 * others.
 */
async function cellsOf(page: Page): Promise<Map<string, Buffer>> {
  const box = await page.locator('[data-matrix]').boundingBox()
  if (!box) throw new Error('The matrix is not on the page.')
  const whole = await shoot(page, box)
  const boxes = await page.locator('[data-matrix]').evaluate((matrix) => {
    const { left, top } = matrix.getBoundingClientRect()
    return [...matrix.querySelectorAll<HTMLElement>('[data-cell]')].map((cell) => {
      const box = cell.getBoundingClientRect()
      const last = cell.lastElementChild!.getBoundingClientRect()
      return {
        theme: cell.dataset['cell']!,
        left: Math.round(box.left - left),
        top: Math.round(box.top - top),
        width: Math.round(box.width),
        // A cell is as high as the highest of its row, so only its content counts.
        height: Math.round(Math.min(box.bottom, last.bottom + 24) - box.top),
      }
    })
  })
  const cells = boxes.map(
    async ({ theme, ...cell }) => [theme, await sharp(whole).extract(cell).png().toBuffer()] as const,
  )
  return new Map(await Promise.all(cells))
}

export async function openBuilt(browser: Browser, folder: string): Promise<Drawn> {
  const { url, close } = await serveBuilt(folder)
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'UTC' })
  const page = await context.newPage()
  await page.clock.setFixedTime(moment)
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexedStory>
  }
  const open = async (id: string, width: number, globals: string) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
    await finished(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(8000, Math.max(900, height)) })
  }
  return {
    stories: new Map(Object.entries(entries)),
    draw: async ({ id, tags = [] }) => {
      if (tags.includes('matrix')) {
        await open(id, 1200, '')
        return cellsOf(page)
      }
      const drawn = new Map<string, Buffer>()
      for (const { brand, mode } of pictured) {
        await open(id, 390, `brand:${brand};mode:${mode};motion:reduced`)
        drawn.set(`${brand} ${mode}`, await shoot(page, await storyBox(page)))
      }
      return drawn
    },
    close,
  }
}
