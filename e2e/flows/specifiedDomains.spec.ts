import type { Page } from '@playwright/test'
import { isTakenOver } from '../scenario/isTakenOver.ts'
import { expect, test } from '../scenario/test.ts'
import { at, decide, storeLogin } from '../scenario/visitAs.ts'

// What the operator decides for a domain, on the shipped sites: links, tiles, the second site, and redirects.
test.use({ everySite: true, console: true, operatorName: 'specified pages' })

const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const columnOf = (page: Page, title: string) =>
  footer(page).getByRole('heading', { name: title, exact: true }).locator('xpath=..')

const socialNames = [
  'Facebook',
  'Twitter',
  'Pinterest',
  'Instagram',
  'Telegram',
  'YouTube',
  'Website',
  'Signal',
  'WhatsApp',
]

test('SHELL-010 SHELL-061 SHELL-070 SHELL-073 SHELL-084 SHELL-085 ROUTE-062 a domain adds WhatsApp, affiliates, the online exchange, social icons and help videos', async ({
  page,
  sandbox,
}) => {
  const host = 'b2c.localhost'
  const open = async () => {
    await page.goto(at(host, '/about-us', sandbox))
    // A text of the domain's configuration, which has then arrived.
    await expect(page.getByRole('region', { name: 'News' })).toContainText('This is a sandbox.')
    await isTakenOver(page)
    await banner(page).getByRole('button', { name: 'Sports' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'LeaderShip Board' })).toBeVisible()
    return drawer
  }
  const plain = await open()
  await expect(plain.getByRole('link', { name: 'Affiliates' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bar(page).getByRole('link', { name: 'Casino' })).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
  await expect(columnOf(page, 'Contact Us').getByText('Affiliates')).toHaveCount(0)
  await expect(columnOf(page, 'Game').getByRole('link').first()).toHaveText('Exchange')

  const links = Object.fromEntries(
    socialNames.map((name) => [name.toLowerCase(), `https://social.example/${name.toLowerCase()}`]),
  )
  await decide(sandbox, host, {
    'nav.bottomBar.whatsapp': true,
    'nav.affiliates': true,
    'footer.affiliates': true,
    'footer.onlineSportExchange': true,
    'routing.unmatched': 'home',
    'help.videos': {
      signUp: '/api/common/outside/video/signUp',
      play: '/api/common/outside/video/play',
    },
    'social.links': links,
  })
  try {
    const drawer = await open()
    await expect(drawer.getByRole('link', { name: 'Affiliates' })).toHaveAttribute('href', '/affiliates')
    // Only those with a configured video.
    await expect(drawer.getByRole('button', { name: /^How to/ })).toHaveText([
      'How to Signup ?',
      'How to Play ?',
    ])
    await drawer.getByRole('button', { name: 'How to Play ?' }).click()
    const video = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Exit' }) })
    await expect(video.locator('iframe, video').first()).toBeVisible()
    await video.getByRole('button', { name: 'Exit' }).click()
    await expect(video).toHaveCount(0)

    await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    )
    await expect(columnOf(page, 'Game').getByRole('link').first()).toHaveText('Online Sport Exchange')
    await expect(columnOf(page, 'Game').getByRole('link').first()).toHaveAttribute('href', '/online-exchange')
    await expect(columnOf(page, 'Contact Us').getByRole('link', { name: 'Affiliates' })).toHaveAttribute(
      'href',
      '/affiliates',
    )
    const icons = footer(page).getByRole('list', { name: 'Follow us' })
    await expect(icons.getByRole('link')).toHaveCount(9)
    for (const name of socialNames)
      await expect(icons.getByRole('link', { name: new RegExp(`^${name},`) })).toHaveAttribute(
        'href',
        links[name.toLowerCase()]!,
      )

    // The first route of the active list: the landing page of a visitor.
    await footer(page).getByRole('link', { name: 'Sitemap' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap')
    await page.evaluate(() => {
      history.pushState(history.state, '', '/no/such/page')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The exchange under floodlights')
  } finally {
    await decide(sandbox, host, {
      'nav.bottomBar.whatsapp': false,
      'nav.affiliates': false,
      'footer.affiliates': false,
      'footer.onlineSportExchange': false,
      'routing.unmatched': 'notFound',
      'help.videos': Object.fromEntries(
        ['signUp', 'login', 'deposit', 'withdraw', 'play'].map((name) => [
          name,
          `/api/common/outside/video/${name}`,
        ]),
      ),
      'social.links': Object.fromEntries(
        ['facebook', 'twitter', 'instagram', 'telegram', 'youtube'].map((name) => [
          name,
          `/api/common/outside/social/${name}`,
        ]),
      ),
    })
  }
})

test('SHELL-028 SHELL-049 SHELL-050 SHELL-052 a player switches to the second site, whose socket is left first', async ({
  page,
  sandbox,
}) => {
  const host = 'b2c.localhost'
  const steps: string[] = []
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).hostname === host) socket.on('close', () => steps.push('socket closed'))
  })
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    const { hostname, pathname } = new URL(request.url())
    steps.push(`${hostname} ${pathname}`)
  })
  await storeLogin(page, sandbox)
  await page.goto(at(host, '/', sandbox))
  await expect(banner(page).getByRole('img', { name: 'Prices are live' })).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Switch Theme' })).toHaveCount(0)
  await decide(sandbox, host, {
    'siteSwitch.enabled': true,
    'domain.isWorld': true,
    'siteSwitch.diamondUrl': 'https://meridian.example/',
  })
  await page.route('https://meridian.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The second site</h1>' }),
  )
  try {
    await page.reload()
    await expect(banner(page).getByRole('img', { name: 'Prices are live' })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Switch Theme' })).toBeVisible()
    await isTakenOver(page)
    await banner(page)
      .getByRole('button', { name: /^Account of/ })
      .click()
    const styles = page.getByRole('radiogroup', { name: 'Theme Style' })
    await expect(styles.getByRole('radio')).toHaveText(['Diamond', 'World-UI'])
    await expect(styles.getByRole('radio', { name: 'World-UI' })).toBeChecked()
    await page.keyboard.press('Escape')
    steps.length = 0
    await banner(page).getByRole('button', { name: 'Switch Theme' }).click()
    await expect(page.getByRole('heading', { name: 'The second site' })).toBeVisible()
    expect(steps[0]).toBe('socket closed')
    expect(steps[1]).toMatch(/^meridian\.example \/direct-login\/[\w-]+$/)
    expect(page.context().pages()).toHaveLength(1)
  } finally {
    await decide(sandbox, host, {
      'siteSwitch.enabled': false,
      'domain.isWorld': false,
      'siteSwitch.diamondUrl': null,
    })
  }
})

test.describe('an administrator', () => {
  // A wrong transaction code, and reads that are in flight when a socket is blocked.
  test.use({ expectedFaults: ['status of 400', 'status of 401', 'status of 403'] })

  test('SHELL-045 SHELL-047 SHELL-122 SHELL-123 signs the switches of the operator, and sees a blocked socket in red', async ({
    page,
    sandbox,
  }) => {
    const host = 'b2b.localhost'
    const { userName, password, transactionCode } = await sandbox.account('administrator')
    await page.goto(at(host, '/', sandbox))
    await banner(page).getByRole('button', { name: 'Login', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Login' })
    await sheet.getByLabel('User Name or Mobile No.').fill(userName)
    await sheet.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(sheet).toHaveCount(0)
    const openMenu = () =>
      banner(page)
        .getByRole('button', { name: /^Account of/ })
        .click()
    const socket = page.getByRole('switch', { name: 'Socket' })
    const sign = async (code: string) => {
      await socket.click()
      const signing = page.getByRole('dialog', { name: 'Socket' })
      await signing.getByLabel('Transaction Code').fill(code)
      await signing.getByRole('button', { name: 'Change', exact: true }).click()
      await expect(signing).toHaveCount(0)
      await openMenu()
    }
    await openMenu()
    await expect(page.getByRole('switch', { name: 'Maintenance' })).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'Refresh all users' })).toBeVisible()
    await expect(socket).toBeChecked()
    await sign('not the code')
    await expect(socket).toBeChecked()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await sign(transactionCode ?? '')
    await expect(socket).not.toBeChecked()
    await sign(transactionCode ?? '')
    await expect(socket).toBeChecked()

    await decide(sandbox, host, { 'socket.blocked': true })
    try {
      await page.reload()
      const dot = banner(page).locator('[data-state="blocked"]').first()
      await expect(dot).toBeVisible()
      const [red = 0, green = 0, blue = 0] = await dot.evaluate((element) => {
        const colours = [element, ...element.querySelectorAll('*')].flatMap((one) => {
          const { backgroundColor, color } = getComputedStyle(one)
          return [backgroundColor, color]
        })
        const opaque = colours.find((colour) => !colour.endsWith(', 0)')) ?? ''
        return (opaque.match(/[\d.]+/g) ?? []).map(Number)
      })
      expect(red).toBeGreaterThan(green * 1.5)
      expect(red).toBeGreaterThan(blue * 1.5)
    } finally {
      await decide(sandbox, host, { 'socket.blocked': false })
    }
  })
})

test.describe('the public address', () => {
  // The brand's address has no socket, and plain http ignores one header.
  test.use({ expectedFaults: ['WebSocket', 'Cross-Origin-Opener-Policy'] })

  test(
    'ROUTE-073 ROUTE-074 plain http is redirected to https, and a desktop to the host for desktops',
    { tag: '@desktop' },
    async ({ page, sandbox }) => {
      const host = 'b2c.localhost'
      const operator = new URL(sandbox.url)
      // The brand's public address leads to the built site.
      await page.route(/^https?:\/\/([a-z]+\.)*aurora\.example\//, async (route) => {
        const url = new URL(route.request().url())
        const query = url.search.replaceAll(/(?:[a-z]+\.)*aurora\.example/g, host)
        const response = await route.fetch({
          url: `http://127.0.0.1:${operator.port}${url.pathname}${query}`,
          headers: { ...(await route.request().allHeaders()), host: `${host}:${operator.port}` },
        })
        await route.fulfill({ response })
      })
      await page.goto('http://aurora.example/about-us')
      await expect(page).toHaveURL('https://aurora.example/about-us')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
      await decide(sandbox, host, { 'routing.desktopRedirect': true })
      try {
        await page.goto('https://aurora.example/about-us')
        await expect(page).toHaveURL('https://d.aurora.example/about-us')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
      } finally {
        await decide(sandbox, host, { 'routing.desktopRedirect': false })
      }
    },
  )
})
