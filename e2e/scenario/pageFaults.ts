import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** A rule violation that axe reports. */
interface Violation {
  id: string
  nodes: { target: string[] }[]
}

declare const axe: { run(options: object): Promise<{ violations: Violation[] }> }

const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

/** Waits until the page has loaded: nothing is marked as busy, and fonts and transitions are done. */
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

/** Sets colours and direction in the loaded page, as if a player or a brand had chosen them. */
async function dress(page: Page, mode: string, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate(
    async ([colours = '', dir = '']) => {
      const html = document.documentElement
      html.dataset['mode'] = colours
      html.dir = dir
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish()
    },
    [mode, direction],
  )
}

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { violations: found } = await axe.run({
      resultTypes: ['violations'],
      // Frames contain pages of other sites.
      iframes: false,
      elementRef: false,
      rules: {
        'target-size': { enabled: true },
      },
    })
    return found.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target }) => `${id} ${target.join(' ')}`),
    )
  })
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
    found.push(...(await violations(page)).map((fault) => `${colours} ${direction}: ${fault}`))
    if (page.viewportSize()!.width < 720)
      found.push(...(await sideways(page, 320)).map((fault) => `${direction}: ${fault}`))
  }
  return found
}
