import type { Page } from '@playwright/test'
import axeCore from 'axe-core'

declare const axe: typeof axeCore

/**
 * Returns the accessibility violations of the open page, without those inside frames, which contain pages of
 * other sites. Finishes running transitions first: half of one can have colours without contrast.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  return page.evaluate(async () => {
    // One frame to compute the styles, one to start their transitions.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      iframes: false,
      elementRef: false,
      rules: { 'target-size': { enabled: true } },
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, html }) => `${id} ${target.join(' ')}: ${html.slice(0, 120)}`),
    )
  })
}
