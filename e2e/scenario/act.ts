import type { Page } from '@playwright/test'

/** Acts, and waits for a text that is shown briefly, such as a toast. Watches from before the action. */
export async function shows(page: Page, text: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([
    page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: 30_000 }),
    act(),
  ])
}
