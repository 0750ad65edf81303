import type { Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

/** Waits until nothing is marked as busy and the fonts are loaded. */
export async function settle(page: Page): Promise<void> {
  // A missing heading is reported by axe.
  const heading = page.locator('h1').first()
  await heading.waitFor({ state: 'attached', timeout: 15_000 }).catch(() => undefined)
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"], [role="progressbar"]'), undefined, {
      timeout: 5_000,
    })
    .catch(() => undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Sets mode and direction as if a player or a brand had chosen them. */
async function dress(page: Page, mode: string, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate(
    ([colours = '', dir = '']) => {
      const html = document.documentElement
      html.dataset['mode'] = colours
      html.dir = dir
    },
    [mode, direction],
  )
}

/** Returns what scrolls the page sideways at this width, in px, if anything. */
async function sideways(page: Page, width: number): Promise<string[]> {
  const before = page.viewportSize()!
  await page.setViewportSize({ ...before, width })
  const wide = await page.evaluate(async () => {
    // An element that measures its own width is rendered again a frame after a change.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')].find((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < -1 || right > clientWidth + 1
    })
    return [`scrolls sideways: ${scrollWidth} in ${clientWidth}, ${out?.outerHTML.slice(0, 140)}`]
  })
  await page.setViewportSize(before)
  return wide
}

/**
 * Returns the faults of the open page: in each of its modes, one from left to right and the other from right
 * to left, and 320 px wide.
 */
export async function pageFaults(page: Page): Promise<string[]> {
  const { modes = '', mode = '' } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  const looks = modes.includes(' ') ? modes.split(' ') : [mode, mode]
  const found: string[] = []
  for (const [index, colours] of looks.entries()) {
    const direction = index === 0 ? 'ltr' : 'rtl'
    await dress(page, colours, direction)
    found.push(...(await violationsOf(page)).map((fault) => `${colours} ${direction}: ${fault}`))
    if (page.viewportSize()!.width < 720)
      found.push(...(await sideways(page, 320)).map((fault) => `${direction}: ${fault}`))
  }
  return found
}
