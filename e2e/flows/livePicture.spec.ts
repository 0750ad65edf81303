import { demoLogin, expect, test } from '../scenario/test.ts'

test.use({ played: true })

test('MKT-003 a live picture continues in a corner from page to page in the same frame, links to its event, and can be closed @layout', async ({
  page,
  isMobile,
}) => {
  // A page that counts its loads replaces the operator's, which refreshes automatically.
  let loads = 0
  await page.route('**/api/common/game/board/**', (route) => {
    loads += 1
    return route.fulfill({ contentType: 'text/html', body: '<h1>The match</h1>' })
  })
  await page.goto('/')
  await demoLogin(page)
  await page.getByRole('link', { name: 'Tidal Town' }).first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Tidal Town')
  const name = await heading.innerText()
  await page.getByRole('button', { name: 'Watch live' }).click()
  const picture = page.getByRole('region', { name: `Live TV of ${name}` })
  const title = picture.locator('iframe').contentFrame().getByRole('heading', { name: 'The match' })
  await expect(picture).toHaveAttribute('data-live-picture', 'page')
  await expect(title).toBeVisible()

  // After scrolling past it, the picture is in a corner that covers neither the slip nor the bar.
  await page.mouse.wheel(0, 3_000)
  await expect(picture).toHaveAttribute('data-live-picture', 'corner')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(picture).toHaveAttribute('data-live-picture', 'page')
  await page.getByRole('button', { name: 'Show in a corner' }).click()
  await expect(picture).toHaveAttribute('data-live-picture', 'corner')
  const own = (await picture.boundingBox())!
  const neighbour = isMobile ? page.getByRole('navigation').last() : page.getByRole('complementary').last()
  const other = (await neighbour.boundingBox())!
  if (isMobile) expect(own.y + own.height).toBeLessThanOrEqual(other.y)
  else expect(own.x + own.width).toBeLessThanOrEqual(other.x)

  // Moves by keys to another corner, and on to the home page. On a phone, it starts away from the prices.
  const move = picture.getByRole('button', { name: /^Move to the next corner/ })
  await move.focus()
  await page.keyboard.press('ArrowUp')
  await expect(picture).toHaveAttribute('data-corner', isMobile ? 'topStart' : 'topEnd')
  await page.goBack()
  await expect(heading).not.toContainText('Tidal Town')
  await expect(picture).toHaveAttribute('data-live-picture', 'corner')
  await expect(title).toBeVisible()

  await picture.getByRole('link', { name: `Back to ${name}` }).click()
  await expect(heading).toContainText('Tidal Town')
  await expect(picture).toHaveAttribute('data-live-picture', 'page')
  await expect(title).toBeVisible()
  expect(loads).toBe(1)

  await page.getByRole('button', { name: 'Close live TV' }).click()
  await expect(picture).toHaveCount(0)
})
