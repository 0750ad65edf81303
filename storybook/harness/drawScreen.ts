import { commands, page } from 'vitest/browser'
import { withImages } from './drawMatrix.ts'
import { applyTheme } from './otherThemes.ts'
import type { Picture } from './pixels.ts'
import type { Theme } from './themes.ts'

/**
 * Themes of the pictures of screens, which differ in mode, type, corners and density. Their components are
 * pictured in every theme.
 */
const pictured: readonly Theme[] = [
  { brand: 'aurora', mode: 'dark' },
  { brand: 'ledger', mode: 'light' },
]

/** Width of a phone, in px. */
const width = 390

/** Draws the screen at the end of its story, one picture per theme. */
export async function drawScreen(screen: HTMLElement): Promise<Picture[]> {
  const pictures: Picture[] = []
  screen.dataset['pictured'] = ''
  for (const { brand, mode } of pictured) {
    const restore = await applyTheme({ brand, mode, direction: 'ltr' })
    await document.fonts.ready
    await page.viewport(width, Math.max(844, Math.ceil(screen.getBoundingClientRect().bottom)))
    await withImages(screen)
    const box = screen.getBoundingClientRect()
    const png = await commands.shoot('[data-pictured]')
    pictures.push({
      png,
      boxes: new Map([
        [`${brand} ${mode}`, { x: 0, y: 0, width: Math.round(box.width), height: Math.round(box.height) }],
      ]),
    })
    await restore()
  }
  delete screen.dataset['pictured']
  return pictures
}
