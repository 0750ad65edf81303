import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'

/**
 * Takes numbered pictures of a page into the folder in KIT_SHOTS, one for each step. Takes none without it.
 */
export function shotsOf(page: Page, name: string): (step: string) => Promise<void> {
  const folder = process.env['KIT_SHOTS']
  let count = 0
  return async (step) => {
    if (!folder) return
    const { width } = page.viewportSize() ?? { width: 0 }
    await mkdir(folder, { recursive: true })
    count += 1
    const file = `${name}-${width}-${String(count).padStart(2, '0')}-${step}.png`
    await page.screenshot({ path: path.join(folder, file) })
  }
}
