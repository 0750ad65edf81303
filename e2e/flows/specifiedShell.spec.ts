import type { Page } from '@playwright/test'
import { expect, test } from '../scenario/test.ts'
import { at, decide, storeLogin } from '../scenario/visitAs.ts'

// The surroundings of pages on the shipped sites: header, bottom bar, menus and footer.
test.use({ everySite: true, console: true, operatorName: 'specified pages' })

const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const linksBelow = (page: Page, title: string): Promise<string[]> =>
  footer(page)
    .getByRole('heading', { name: title, exact: true })
    .evaluate((at) =>
      [...(at.parentElement?.querySelectorAll('li') ?? [])].map((row) => row.innerText.trim()),
    )

test('SHELL-001 SHELL-002 SHELL-003 SHELL-019 SHELL-020 SHELL-021 SHELL-117 the exchange site has every block of the base layout, and its logo leads home', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2c.localhost', '/about-us', sandbox))
  await banner(page).getByRole('link', { name: 'Aurora, home' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('region', { name: 'News' })).toContainText('This is a sandbox.')
  for (const name of ['What you can do here', 'Our Payment Method', 'Get in touch'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(footer(page)).toBeVisible()
  const rows = page.getByRole('region', { name: 'Our Payment Method' }).getByRole('list')
  expect(await rows.evaluateAll((lists) => lists.map((list) => list.children.length))).toEqual([4, 2])
})

test('SHELL-002 SHELL-003 SHELL-033 SHELL-034 the business site has IN PLAY and MY BETS, and neither payments nor the betting-features block', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2b.localhost', '/', sandbox))
  const top = page.getByRole('region', { name: 'Your balance' })
  await top.getByRole('link', { name: 'IN PLAY' }).click()
  await expect(page).toHaveURL(/\/inPlay$/)
  await page.goto(at('b2b.localhost', '/', sandbox))
  await expect(page.getByRole('region', { name: 'Our Payment Method' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'What you can do here' })).toHaveCount(0)
  await top.getByText('MY BETS').click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

test('SHELL-037 SHELL-039 a visitor sees a balance of 0 and is asked to log in for what belongs to an account', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2c.localhost', '/', sandbox))
  const top = page.getByRole('region', { name: 'Your balance' })
  await expect(top).toContainText('YOUR BALANCE')
  await expect(top.locator('strong')).toHaveText('0')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  for (const name of ['Deposit', 'Withdraw']) {
    await top.getByRole('button', { name }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }
})

test('SHELL-029 SHELL-037 SHELL-038 SHELL-011 SHELL-016 a player sees the points, and reaches deposit, withdraw, casino and transactions', async ({
  page,
  sandbox,
}) => {
  await storeLogin(page, sandbox)
  await page.goto(at('b2c.localhost', '/', sandbox))
  const top = page.getByRole('region', { name: 'Your balance' })
  await expect(top.locator('strong')).toHaveText(/^[\d,]+\.\d\d$/)
  const bar = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(bar.getByRole('link', { name: 'Casino' })).toHaveAttribute('href', '/live-casino')
  await expect(bar.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/transaction')
  await top.getByRole('link', { name: 'Deposit' }).click()
  await expect(page).toHaveURL(/\/deposit$/)
  await page.goto(at('b2c.localhost', '/', sandbox))
  await top.getByRole('link', { name: 'Withdraw' }).click()
  await expect(page).toHaveURL(/\/withdraw$/)
})

test('SHELL-027 SHELL-125 the theme switch of the header turns the site light, and a reload keeps it', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2c.localhost', '/', sandbox))
  await banner(page).getByRole('button', { name: 'Use the light theme' }).click()
  await expect(banner(page).getByRole('button', { name: 'Use the dark theme' })).toBeVisible()
  await page.reload()
  await expect(banner(page).getByRole('button', { name: 'Use the dark theme' })).toBeVisible()
})

test('SHELL-022 the rules open over the page', async ({ page, sandbox }) => {
  await page.goto(at('b2c.localhost', '/', sandbox))
  await page.getByRole('region', { name: 'News' }).getByRole('button', { name: 'Rules' }).click()
  await expect(page.getByRole('dialog')).toContainText('Rules')
})

test('SHELL-042 SHELL-043 SHELL-044 SHELL-046 SHELL-048 the account menu welcomes the player and has every action', async ({
  page,
  sandbox,
}) => {
  await storeLogin(page, sandbox)
  await page.goto(at('b2c.localhost', '/', sandbox))
  const account = banner(page).getByRole('button', { name: /^Account of/ })
  await account.click()
  const menu = banner(page)
  await expect(menu.getByText('Welcome')).toBeVisible()
  await expect(menu.getByRole('img', { name: 'Prices are live' }).last()).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit')
  await expect(menu.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw')
  await expect(menu.getByRole('button', { name: 'Use the light theme' }).last()).toBeVisible()
  await expect(menu.getByRole('combobox', { name: 'Language' })).toBeVisible()
  await expect(menu.getByRole('button', { name: /maintenance|refresh all/i })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Old Password')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await account.click()
  await menu.getByRole('button', { name: 'Profit and Loss' }).click()
  await expect(page.getByRole('dialog', { name: 'Profit and Loss' })).toBeVisible()
})

test('SHELL-041 the avatar of a demo account says Demo @desktop', async ({ page, sandbox }) => {
  await page.goto(at('b2c.localhost', '/', sandbox))
  await page.getByRole('button', { name: 'Demo Login' }).first().click()
  // Not by role: the welcome of a first login hides the page behind it.
  await expect(page.locator('header button[aria-label^="Account of"]')).toContainText('Demo', {
    timeout: 30_000,
  })
})

test('SHELL-057 SHELL-066 the side navigation has points, exposure and the tiles of the specification @desktop', async ({
  page,
  sandbox,
}) => {
  await storeLogin(page, sandbox)
  await page.goto(at('b2c.localhost', '/', sandbox))
  const side = page.getByRole('complementary', { name: 'Sports' })
  await expect(side.getByRole('term')).toHaveText(['Points', 'Exp'])
  await expect(side.getByRole('definition').first()).toHaveText(/^[\d,]+\.\d\d$/)
  const tiles = {
    'Premium Casino': '/premium-casino',
    'Top Casino': '/top-casino',
    'Live Casino': '/live-casino',
    'Crash Games': '/crash-games',
    'Virtual Game': '/virtual-games',
    'Slot Games': '/slot-games',
    Lottery: '/lottery',
    'LeaderShip Board': '/leadership-board',
  }
  for (const [name, href] of Object.entries(tiles))
    await expect(side.getByRole('link', { name, exact: true }), name).toHaveAttribute('href', href)
})

test('SHELL-072 SHELL-074 SHELL-077 SHELL-078 SHELL-079 SHELL-083 SHELL-086 SHELL-087 the footer has the columns, links, social icons and texts of the specification', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2c.localhost', '/', sandbox))
  await expect(footer(page)).toBeVisible()
  expect(await linksBelow(page, 'Game')).toEqual([
    'Exchange',
    'Live Casino',
    'Crash Games',
    'Virtual Games',
    'Slot Games',
    'Lottery Games',
    'Premium Sports Book',
    'E-Sports',
  ])
  expect(await linksBelow(page, 'Company')).toEqual([
    'About Us',
    'Rules & Regulation',
    'Privacy Policy',
    'Sitemap',
    'Responsible Gambling',
    'Terms And Conditions',
  ])
  expect(await linksBelow(page, 'Resources')).toEqual(['Promotions', 'FAQ', 'Tutorials'])
  for (const title of ['Market', 'Loyalty', 'Contact Us'])
    await expect(footer(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
  const icons = footer(page).getByRole('list', { name: 'Follow us' }).getByRole('link')
  expect(await icons.count()).toBe(5)
  await expect(footer(page)).toContainText('Aurora is a brand of the sandbox operator.')
  await expect(footer(page)).toContainText('© Aurora')
})

test('SHELL-053 SHELL-054 SHELL-055 SHELL-088 SHELL-089 SHELL-090 the footer opens each help video, and leads back to the top', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2c.localhost', '/', sandbox))
  for (const what of ['Signup', 'Login', 'Deposit', 'Withdraw', 'Play']) {
    await footer(page)
      .getByRole('button', { name: `How to ${what} ?` })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('iframe, video').first(), what).toBeVisible()
    await dialog.getByRole('button', { name: 'Exit' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await footer(page).getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('SHELL-091 SHELL-093 SHELL-094 the rules are folded sections, and the terms warn of phishing', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2c.localhost', '/rules-and-regulation', sandbox))
  const sections = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button')
  await expect.poll(() => sections.count()).toBeGreaterThan(3)
  await expect(sections.first()).toHaveAttribute('aria-expanded', 'false')
  await sections.first().click()
  await expect(sections.first()).toHaveAttribute('aria-expanded', 'true')
  await page.goto(at('b2c.localhost', '/terms-and-condition', sandbox))
  await expect(page.getByRole('main')).toContainText('Beware of phishing')
  await expect(page.getByRole('main')).toContainText('Security Auth')
})

test('SHELL-134 SHELL-135 a player finds the referral link and files a complaint', async ({
  page,
  sandbox,
}) => {
  await storeLogin(page, sandbox)
  await page.goto(at('b2c.localhost', '/refer', sandbox))
  await expect(page.getByRole('region', { name: 'Your link' })).toContainText(/\/register-referrer\/\S/)
  await page.goto(at('b2c.localhost', '/complain-box', sandbox))
  await page.getByLabel('Title').fill('A question about my bet')
  await page.getByRole('textbox', { name: 'Message' }).fill('It was settled late.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('main').getByText('A question about my bet')).toBeVisible()
})

test('SHELL-104 a visitor is offered the app after 3 s, once', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    if (top === self && sessionStorage['asked'] === undefined) {
      sessionStorage['asked'] = 'yes'
      localStorage.removeItem('kit.appOffered')
    }
  })
  await page.clock.install()
  await page.goto(at('b2c.localhost', '/', sandbox))
  const offer = page.getByRole('dialog', { name: 'Download our app' })
  await page.clock.runFor(2_500)
  await expect(offer).toHaveCount(0)
  await page.clock.runFor(1_500)
  await expect(offer.getByRole('link', { name: 'Download APK' })).toBeVisible()
  await offer.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  await page.clock.runFor(10_000)
  await expect(offer).toHaveCount(0)
})

test('SHELL-099 SHELL-103 the mobile app is offered an update after 3 s, and a download stores its version', async ({
  page,
  sandbox,
}) => {
  await decide(sandbox, 'b2c.localhost', { 'app.mobileVersion': '2.4.0' })
  await page.clock.install()
  await page.goto(at('b2c.localhost', '/m', sandbox))
  const update = page.getByRole('dialog', { name: 'Application Update' })
  await page.clock.runFor(2_500)
  await expect(update).toHaveCount(0)
  await page.clock.runFor(1_500)
  const [download] = await Promise.all([
    page.waitForEvent('popup').catch(() => undefined),
    update.getByRole('link', { name: 'Download' }).click(),
  ])
  await download?.close()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kit.mobileVersion'))).toBe('"2.4.0"')
})
