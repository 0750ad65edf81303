import type { Locator, Page } from '@playwright/test'

const mostPresses = 250

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement)

/**
 * Presses a key until the target has focus, like a person without a pointer. An element that no key reaches
 * is a fault.
 */
export async function keyTo(page: Page, target: Locator, key: 'Tab' | 'ArrowDown' = 'Tab') {
  await target.waitFor()
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${target}.`)
}
