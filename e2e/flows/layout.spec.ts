import { demoLogin, expect, test } from '../scenario/test.ts'

test.use({ feed: 'recorded' })

test('SHELL-014 SHELL-023 SHELL-024 SHELL-025 SHELL-026 SHELL-062 SHELL-063 SHELL-064 SHELL-065 SHELL-067 a visitor opens the tree of sports, logs in, and has balance, exposure and slip at hand', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Register' })).toBeVisible()

  await page.getByRole('button', { name: 'Sports', exact: true }).click()
  const tree = page.getByRole('dialog').getByRole('navigation')
  const open = tree.locator('button[aria-expanded="true"]')
  const sports = tree.locator('nav > * > button[aria-expanded], button[aria-expanded]')
  await sports.first().click()
  await expect(open).toHaveCount(1)
  // Its first competition, inside it.
  await tree.locator('[data-state="open"] [data-state="closed"] > button[aria-expanded]').first().click()
  await expect(open).toHaveCount(2)
  await expect(tree.locator('a[href^="/events/"][href*="/"]').last()).toBeVisible()
  await tree.locator('nav > [data-state="closed"] > button, [data-state="closed"] > button').last().click()
  await expect(open).toHaveCount(1)
  await tree.getByRole('button', { name: 'Politics' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()

  await page.goto('/')
  await demoLogin(page)
  await expect(header.getByText('Bal', { exact: true })).toBeVisible()
  await expect(header.getByText('Exp', { exact: true })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('button', { name: /Bet$/ })
    .click()
  await expect(page.getByRole('dialog').getByText('No Market Selected')).toBeVisible()
})
