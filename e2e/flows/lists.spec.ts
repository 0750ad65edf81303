import { violationsOf } from '../scenario/accessibility.ts'
import { demoLogin, expect, test } from '../scenario/test.ts'

test.use({ feed: 'recorded' })

test(
  'SHELL-018 SHELL-056 SHELL-058 SHELL-060 SHELL-071 FAV-009 MKT-003 a player finds a match by search, marks it, comes back to it from the favourites, and follows score and live TV',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/')
    await demoLogin(page)
    await page.getByRole('button', { name: 'Sports', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^In play/ })
      .click()
    await expect(page).toHaveURL(/\/inPlay$/)
    // Overs in brackets: a match with a score.
    const card = page
      .getByRole('article')
      .filter({ hasText: /\(\d+\.\d\)/ })
      .first()
    const name = (await card.getByRole('heading').innerText()).trim()

    await page.getByRole('button', { name: 'Sports', exact: true }).click()
    const search = page.getByRole('dialog').getByRole('combobox', { name: 'Search events' })
    await search.fill(name)
    await expect(page.getByRole('option', { name })).toBeVisible()
    await search.press('ArrowDown')
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    const star = page.getByRole('button', { name: `Favorite: ${name}`, exact: true })
    await star.click()
    await expect(page.getByText('Favorite Event Added', { exact: true })).toBeVisible()
    await expect(star).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: 'Sports', exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Favorite', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorite')
    await page.getByRole('article').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    await expect(page.getByRole('region', { name: 'Score' })).toContainText(/\d+\.\d/)
    await page.getByRole('button', { name: 'Watch live' }).click()
    const tv = page.locator(`iframe[title="Live TV of ${name}"]`)
    await expect(tv).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(tv.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tv.contentFrame().locator('.total').first()).toBeVisible()
  },
)

// A page that does not exist answers 404, which the browser logs.
test.use({ expectedFaults: ['the server responded with a status of 404'] })

test('Q-033 unknown paths and files answer 404, and every path of a sport its page', async ({ page }) => {
  const statusOf = async (path: string, accept: string) => {
    const answer = await page.request.get(path, { headers: { accept } })
    return [path, answer.status(), (answer.headers()['content-type'] ?? '').split(';')[0]]
  }
  for (const path of ['/nosuch', '/nosuch.json', '/wp-login.php', '/99', '/4x', '/no/such/page'])
    expect(await statusOf(path, 'text/html')).toEqual([path, 404, 'text/html'])
  for (const path of ['/nosuch.json', '/assets/nosuch.js', '/wp-login.php', '/4.json'])
    expect(await statusOf(path, '*/*')).toEqual([path, 404, 'application/json'])
  expect(await statusOf('/assets/nosuch.js', 'text/html')).toEqual([
    '/assets/nosuch.js',
    404,
    'application/json',
  ])
  for (const path of ['/', '/4', '/7/', '/2378961', '/live-casino', '/events/29/1'])
    expect(await statusOf(path, 'text/html')).toEqual([path, 200, 'text/html'])
})

test('ROUTE-051 ROUTE-058 ROUTE-016 visitors see the lists and a 404 for unknown pages, and log in for their favourites', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/inPlay', 'In play'],
    ['/events', 'Sports'],
    ['/exchange', 'Sports'],
    ['/4', 'Cricket'],
    ['/no-such-sport', 'OPS! Page not found'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await page.goto('/events')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Cricket/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cricket')
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/favorite')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Favorite' })).toBeHidden()
})
