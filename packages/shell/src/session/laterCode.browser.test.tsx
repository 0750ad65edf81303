import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { assembleSite } from '../assembleSite.ts'
import { defineSite } from '../site.ts'
import { aurora } from '@kit/tokens/brands/aurora'
import { getProfile } from '@kit/sdk/contract'
import { fakeBrowser } from '../testing/fakeBrowser.ts'
import { closeSite, openSite } from '../testing/openSite.tsx'

afterEach(closeSite)

it('ERR-006 ERR-007 says to refresh the page where an authenticated call is made without a token, and reloads once', async () => {
  const { browser, seen } = fakeBrowser()
  const config = defineSite({
    family: 'b2c',
    name: 'Test',
    brand: aurora,
    features: [],
    operator: { clientKey: 'test', hosts: 'https://operator.test' },
  })
  const site = assembleSite(config, browser)
  await site.services.operator.client.call(getProfile, {}).catch(() => undefined)
  const texts = site.toasts.get().map(({ text }) => text)
  expect(texts).toEqual(['Refresh The Page, If Error Continues Please Contact Your Service Provider!'])
  await site.services.operator.client.call(getProfile, {}).catch(() => undefined)
  expect(seen.reloads).toBe(1)
  site.services.operator.close()
})

it('SHELL-047 shows the state in the header where the operator blocks the socket', async () => {
  const { site } = openSite({ login: { token: 't', userType: 'user' } })
  site.services.flags.setLayer('operator', { 'socket.blocked': true })
  const dot = page.getByRole('banner').getByRole('img', { name: 'Not connected' })
  await expect.element(dot).toHaveAttribute('data-state', 'blocked')
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  expect(rules.some((rule) => rule.includes('data-state="blocked"') && rule.includes('animation'))).toBe(true)
})
