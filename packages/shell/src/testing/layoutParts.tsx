import { page } from 'vitest/browser'

export const footer = page.getByRole('contentinfo')
export const bar = page.getByRole('navigation', { name: 'Main', exact: true })
export const homeBanner = page.getByRole('region', { name: 'Your balance' })

/** What the elements of a selector say. */
export const texts = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent?.trim())

/** The page of a phone, in one brand: what is measured does not depend on the test before. */
export async function onPhone(): Promise<void> {
  Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' })
  await page.viewport(390, 844)
}
