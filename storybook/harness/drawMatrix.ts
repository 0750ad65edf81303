import { commands, page } from 'vitest/browser'
import type { Picture } from './pixels.ts'
import { settled } from './settled.ts'
import type { Box } from './tiles.ts'

const matrixOnPage = (): HTMLElement => {
  const matrix = document.querySelector<HTMLElement>('[data-matrix]')
  if (!matrix) throw new Error('The matrix is not on the page.')
  return matrix
}

/** Returns boxes in whole pixels. */
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

/** Waits for images. Lazy ones load when they are visible, and a broken one counts as complete. */
export async function withImages(element: Element): Promise<void> {
  const deadline = performance.now() + 5000
  const images = [...element.querySelectorAll('img')]
  while (images.some(({ complete }) => !complete) && performance.now() < deadline)
    await new Promise(requestAnimationFrame)
}

/**
 * Waits for fonts and images, ends animations, and makes the window as high as the matrix, with cells of
 * whole pixels.
 */
async function settle(matrix: HTMLElement): Promise<void> {
  await settled()
  await document.fonts.ready
  for (const cell of matrix.querySelectorAll<HTMLElement>('[data-cell]')) cell.style.blockSize = ''
  for (const cell of matrix.querySelectorAll<HTMLElement>('[data-cell]'))
    cell.style.blockSize = `${Math.ceil(cell.getBoundingClientRect().height)}px`
  await page.viewport(1200, Math.max(900, Math.ceil(matrix.getBoundingClientRect().height)))
  await withImages(matrix)
}

export async function drawMatrix(): Promise<Picture[]> {
  const matrix = matrixOnPage()
  await settle(matrix)
  const png = await commands.shoot('[data-matrix]')
  return [{ png, boxes: boxesOf(matrix) }]
}
