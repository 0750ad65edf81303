import { page } from 'vitest/browser'

export const footer = page.getByRole('contentinfo')
export const bar = page.getByRole('navigation', { name: 'Main', exact: true })
export const homeBanner = page.getByRole('region', { name: 'Your balance' })

export const texts = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent?.trim())

/** Shows a phone with one brand, so that measurements do not depend on the previous test. */
export async function onPhone(): Promise<void> {
  Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' })
  await page.viewport(390, 844)
}
