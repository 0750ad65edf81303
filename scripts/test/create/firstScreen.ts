import path from 'node:path'
import type { Browser, Page } from 'playwright'
import type { Kind } from '../../../packages/create-site/src/answers.ts'
import { oklchOf } from '../../../packages/tokens/src/color/derive.ts'

export interface Asked {
  folder: string
  name: string
  accent: string
  kind: Kind
  more?: string[]
}

const price = 'button[data-side]'
const firstThing: Readonly<Record<Kind, string>> = {
  b2c: price,
  b2b: price,
  'casino-only': 'a[href*="/casino/"]',
}

/** A price, or a game. */
export const waitForFirstThing = (page: Page, kind: Kind): Promise<void> =>
  page.locator(firstThing[kind], { hasText: /\w/ }).first().waitFor()

/** Largest distance in degrees of OKLCH. A readable lightness may shift a hue. */
const mostHueApart = 15
const leastChromaOfHue = 0.03

function isOfHue(color: string, asked: string): boolean {
  const [one, other] = [oklchOf(color), oklchOf(asked)]
  const isGrey = other.chroma < leastChromaOfHue
  if (isGrey || one.chroma < leastChromaOfHue) return isGrey && one.chroma < leastChromaOfHue
  const apart = Math.abs(one.hue - other.hue) % 360
  return Math.min(apart, 360 - apart) <= mostHueApart
}

const hexOf = (rgb: string) =>
  `#${[...rgb.matchAll(/\d+/g)]
    .slice(0, 3)
    .map(([value]) => Number(value).toString(16).padStart(2, '0'))
    .join('')}`

/**
 * Checks the first screen in both sizes and both modes, and stores a picture of each. Returns the differences from
 * the brand, a sentence each.
 */
export async function looksOf(
  browser: Browser,
  url: string,
  { kind, name, accent, folder }: Asked,
  pictures: string,
): Promise<string[]> {
  const faults: string[] = []
  for (const [size, viewport] of Object.entries({
    phone: { width: 390, height: 844 },
    desktop: { width: 1440, height: 900 },
  }))
    for (const colorScheme of ['dark', 'light'] as const) {
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
      await page.addInitScript((mode) => localStorage.setItem('kit.mode', mode), colorScheme)
      await page.goto(url)
      await waitForFirstThing(page, kind)
      await page.getByRole('img', { name }).first().waitFor()
      // Waits for content, not loading indicators. Only the picture depends on it.
      await page
        .waitForFunction(
          () => !document.querySelector('[aria-busy="true"], [data-shape][aria-hidden]'),
          null,
          {
            timeout: 10_000,
          },
        )
        .catch(() => undefined)
      await page.screenshot({ path: path.join(pictures, `${folder}-${size}-${colorScheme}.png`) })
      const painted = await page
        .getByRole('button', { name: 'Login', exact: true })
        .or(page.getByRole('link', { name: 'Login', exact: true }))
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
      if (!isOfHue(hexOf(painted), accent))
        faults.push(`its Login is ${hexOf(painted)} on a ${colorScheme} ${size}, and ${accent} was requested`)
      await page.close()
    }
  return faults
}
