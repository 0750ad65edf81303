import { expect, openEvent, test } from '../scenario/test.ts'

test.use({ played: true })

test('SHELL-128 a visitor reads the site in Arabic, from right to left, also after a reload, and goes back to English', async ({
  page,
}) => {
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await page.getByRole('button', { name: 'Sports', exact: true }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(page.getByRole('button', { name: 'الرياضات', exact: true })).toBeVisible()
  await expect(html).toHaveAttribute('dir', 'rtl')

  // The texts of each feature, not only of the shell.
  await openEvent(page, 'Harbour Hawks')
  await page.getByRole('button', { name: /^مع / }).first().click()
  // A visitor logs in first.
  await expect(page.getByRole('dialog', { name: 'تسجيل الدخول' })).toBeVisible()
  // The page does not scroll sideways.
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
  await page.goto('/')

  await page.getByRole('button', { name: 'الرياضات', exact: true }).click()
  await page.getByRole('combobox', { name: 'اللغة' }).selectOption('en')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
})
