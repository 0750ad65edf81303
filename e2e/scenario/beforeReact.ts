import { expect, type Page } from '@playwright/test'
import { isTakenOver } from './isTakenOver.ts'

export const programs = '**/assets/index-*.js'

/** Holds the scripts until they are released. */
export async function holdProgram(page: Page, files = programs): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Waits until the event's prices are painted, releases the script, and expects it to keep the rendered
 * elements.
 */
export async function expectEventHydrated(page: Page, release: () => void): Promise<void> {
  const back = page.locator('section[data-market] button[data-side="back"]').first()
  await expect(back).toContainText(/\d\.\d\d/)
  const before = await back.elementHandle()
  release()
  await isTakenOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Hawks')
  const renderedAgain = await page.evaluate(() =>
    performance
      .getEntriesByName('kit:rendered-again')
      .map((mark) => String((mark as PerformanceMark).detail)),
  )
  expect(renderedAgain).toEqual([])
  expect(await before!.evaluate((cell) => cell.isConnected)).toBe(true)
}
