import { violationsOf } from '../scenario/accessibility.ts'
import { expect, test } from '../scenario/test.ts'

test.use({ played: true })

const bar = 'Main'

test(
  'ROUTE-030 ROUTE-031 SHELL-006 SHELL-009 SHELL-015 a visitor reads the sports book, sport by sport and event by event, comes back, and logs in to bet',
  { tag: '@layout' },
  async ({ page, isMobile }) => {
    await page.goto('/')
    const bottomBar = page.getByRole('navigation', { name: bar, exact: true })
    if (isMobile) await bottomBar.getByRole('link', { name: 'Sports Book' }).click()
    else await page.goto('/sports-book')
    await expect(page).toHaveURL(/\/sports-book$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports Book')
    await expect(page.getByRole('banner').first()).toBeVisible()
    await expect(bottomBar).toBeHidden()

    const element = page.locator('iframe[title="Sports Book"]')
    await expect(element).toHaveAttribute('sandbox', 'allow-scripts')
    const book = element.contentFrame()
    await expect(book.getByRole('link', { name: 'Cricket' })).toBeVisible()
    await book.getByRole('link', { name: 'Harbour Hawks v River Kings' }).click()
    await expect(book.getByRole('row', { name: /River Kings/ }).first()).toContainText('2.06')
    expect(await violationsOf(page)).toEqual([])

    await page.goto('/sports-book/7')
    await expect(
      page
        .locator('iframe[title="Sports Book"]')
        .contentFrame()
        .getByRole('heading', { name: 'Horse Racing' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Back to the site' }).click()
    await expect(page).toHaveURL(/\/$/)
    if (!isMobile) return
    await bottomBar.getByRole('button', { name: 'Bet' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Demo Login' })).toBeVisible()
  },
)

test('ROUTE-012 ROUTE-069 ROUTE-070 ball-by-ball games ask visitors to log in, and fill the whole screen of a player', async ({
  page,
}) => {
  await page.goto('/ballByBall')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await expect(page.getByText('Ball by ball', { exact: true })).toBeHidden()
  await sheet.getByRole('button', { name: 'Demo Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ball by ball')
  await expect(page.getByRole('link', { name: /, home$/ })).toBeHidden()
  const board = page.locator('iframe[title="Ball by ball"]').contentFrame()
  await expect(board.getByRole('link', { name: 'Tidal Town v Upland United' })).toBeVisible()
  await expect(board.locator('.total').first()).toContainText(/\d+\/\d+ \(\d+\.\d\)/)
})
