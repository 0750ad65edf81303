import type { Page } from '@playwright/test'
import { expect, test } from '../scenario/test.ts'
import { at, storeLogin } from '../scenario/visitAs.ts'

// Each route of the specification on the shipped sites, opened by its address.
test.use({ everySite: true, console: true, operatorName: 'specified pages' })

// Not by role: a dialog hides the page behind it from the accessibility tree.
const heading = (page: Page) => page.locator('h1').first()
const landing = 'The exchange under floodlights'
const home = 'Now playing'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`kit.${name}`), key)

test('ROUTE-001 ROUTE-002 ROUTE-008 ROUTE-009 ROUTE-010 ROUTE-011 ROUTE-013 ROUTE-014 ROUTE-015 landing addresses show the landing page and keep what they say of the visit', async ({
  page,
  sandbox,
}) => {
  const landings: [path: string, kept: Readonly<Record<string, string>>][] = [
    ['/', {}],
    ['/m', {}],
    ['/bonus/b1', { wagerBonusId: 'b1' }],
    ['/branch/br2', { branchId: 'br2' }],
    ['/register-referrer/r3', { referrerCode: 'r3' }],
    ['/promo-code/p4', { promoCode: 'p4' }],
    ['/register/s5', { utmSource: 's5' }],
    ['/register/s6/n6', { utmSource: 's6', registrationSource: 'n6' }],
    ['/signUp', {}],
    ['/signUp/s7', { utmSource: 's7' }],
    ['/signUp/s8/n8', { utmSource: 's8', registrationSource: 'n8' }],
    ['/r/s9', { utmSource: 's9' }],
    ['/r/s10/n10', { utmSource: 's10', registrationSource: 'n10' }],
  ]
  for (const [path, kept] of landings) {
    await page.goto(at('b2c.localhost', path, sandbox))
    await expect(heading(page), path).toHaveText(landing)
    for (const [key, value] of Object.entries(kept))
      await expect.poll(() => stored(page, key), { message: `${path} ${key}` }).toBe(JSON.stringify(value))
  }
})

test('ROUTE-004 ROUTE-005 ROUTE-063 the welcome screen leads to the home page, and /signup opens the register panel', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2c.localhost', '/welcome-screen', sandbox))
  await page.getByRole('link', { name: 'Enjoy Now' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto(at('b2c.localhost', '/signup', sandbox))
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
})

const publicPages: Readonly<Record<string, string>> = {
  '/leadership-board': 'LeaderShip Board',
  '/rules-and-regulation': 'Rules & Regulation',
  '/privacy-policy': 'Privacy Policy',
  '/responsible-gambling': 'Responsible Gambling',
  '/about-us': 'About Us',
  '/terms-and-condition': 'Terms And Conditions',
  '/live-casino': 'Live Casino',
  '/lottery': 'Lottery',
  '/virtual-games': 'Virtual Games',
  '/crash-games': 'Crash Games',
  '/slot-games': 'Slot Games',
  '/game-screen-play': 'Game',
  '/top-casino': 'Top Casino',
  '/premium-casino': 'Premium Casino',
  '/affiliates': 'Affiliates',
}
const playerPages: Readonly<Record<string, string>> = {
  '/awaiting-bonus': 'Awaiting Bonus',
  '/refer': 'Refer',
  '/complain-box': 'Complaint Box',
  '/profile': 'Profile',
  '/my-wallet': 'My Wallet',
  '/notification': 'Notifications',
  '/button-values': 'Stakes',
  '/withdraw': 'WITHDRAW FUNDS',
  '/favorite': 'Favorite',
  '/transaction': 'My Transactions',
}

test('ROUTE-017 ROUTE-018 ROUTE-019 ROUTE-020 ROUTE-021 ROUTE-022 ROUTE-023 ROUTE-024 ROUTE-025 ROUTE-026 ROUTE-027 ROUTE-029 ROUTE-032 ROUTE-033 ROUTE-034 ROUTE-038 visitors open every public page and are asked to log in for the others', async ({
  page,
  sandbox,
}) => {
  for (const [path, title] of Object.entries(publicPages)) {
    await page.goto(at('b2c.localhost', path, sandbox))
    await expect.soft(heading(page), path).toHaveText(title)
  }
  for (const path of Object.keys(playerPages)) {
    await page.goto(at('b2c.localhost', path, sandbox))
    await expect.soft(page.getByRole('dialog', { name: 'Login' }), path).toBeVisible()
    await expect.soft(heading(page), path).toHaveText(landing)
  }
})

test('ROUTE-037 ROUTE-039 ROUTE-040 ROUTE-041 ROUTE-042 ROUTE-043 ROUTE-045 ROUTE-046 ROUTE-047 ROUTE-048 ROUTE-050 ROUTE-052 ROUTE-053 ROUTE-054 ROUTE-061 a player opens every page by its address, the public ones too', async ({
  page,
  sandbox,
}) => {
  await storeLogin(page, sandbox)
  const all = { '/': home, '/exchange': 'Sports', '/events': 'Sports', ...playerPages, ...publicPages }
  for (const [path, title] of Object.entries(all)) {
    await page.goto(at('b2c.localhost', path, sandbox))
    await expect.soft(heading(page), path).toHaveText(title)
  }
})

test('ROUTE-055 ROUTE-056 ROUTE-066 ROUTE-067 ROUTE-068 SHELL-007 SHELL-008 an event page fills the screen at both of its addresses, with Back in place of Home', async ({
  page,
  sandbox,
}) => {
  await storeLogin(page, sandbox)
  const bar = page.getByRole('navigation', { name: 'Main', exact: true })
  await page.goto(at('b2c.localhost', '/', sandbox))
  await expect(bar.getByRole('link').or(bar.getByRole('button')).first()).toHaveText('Home')
  const href = await page.getByRole('link', { name: 'Harbour Hawks' }).first().getAttribute('href')
  const [, , eventType, event] = href?.split('/') ?? []
  for (const path of [`/events/${eventType}/${event}`, `/events/${event}`]) {
    await page.goto(at('b2c.localhost', path, sandbox))
    await expect(heading(page), path).toContainText('Harbour Hawks')
    await expect(bar.getByRole('link').or(bar.getByRole('button')).first(), path).toHaveText('Back')
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0)
  }
})

test.describe('a page that does not exist', () => {
  test.use({ expectedFaults: ['status of 404'] })

  test('ROUTE-035 ROUTE-036 is answered with 404 and the page of the specification', async ({
    page,
    sandbox,
  }) => {
    const answer = await page.goto(at('b2c.localhost', '/no/such/page', sandbox))
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toHaveText('OPS! Page not found')
    await expect(page.getByText('Sorry, the page your are looking for does not exist.')).toBeVisible()
  })
})

test('ROUTE-071 the casino lists have neither footer nor payment strip, and keep the bottom bar', async ({
  page,
  sandbox,
}) => {
  await page.goto(at('b2c.localhost', '/live-casino', sandbox))
  await expect(heading(page)).toHaveText('Live Casino')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Our Payment Method' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible()
})

test('ROUTE-003 /m lets the site run inside the mobile app', async ({ page, sandbox }) => {
  await page.goto(at('b2c.localhost', '/m', sandbox))
  await expect(heading(page)).toHaveText(landing)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kit.isMobileApp'))).toBe('true')
})
