import { expect, test } from '../scenario/test.ts'
import { decide } from '../scenario/visitAs.ts'

// Redirects from the public address of the shipped exchange site.
test.use({ everySite: true, console: true, operatorName: 'specified pages' })

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
