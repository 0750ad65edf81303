import type { Page, Request } from '@playwright/test'
import { demoPlayerOf } from '../scenario/operatorClient.ts'
import { expect, test } from '../scenario/test.ts'

/** Records requests that contain the secret anywhere. The navigation itself is left out. */
function followSecret(page: Page, secret: string) {
  const inHeaders: string[] = []
  const elsewhere: string[] = []
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) return
    const { referer = '', ...headers } = request.headers()
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    if (`${request.url()} ${referer} ${request.postData() ?? ''}`.includes(secret)) elsewhere.push(call)
    if (JSON.stringify(headers).includes(secret)) inHeaders.push(call)
  })
  return { inHeaders, elsewhere }
}

const historyOf = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = globalThis as unknown as {
      navigation: { entries(): { url: string; getState(): unknown }[] }
    }
    const entries = navigation.entries().map((entry) => [entry.url, entry.getState()])
    return JSON.stringify([entries, history.state, document.referrer])
  })

test.describe('addresses that reveal something about a visit', () => {
  // The secrets are invalid, so the operator refuses them.
  test.use({ expectedFaults: ['status of 401'] })

  for (const path of ['/login-user/floodlight/a-secret-1', '/direct-login/a-secret-1.of.somebody'])
    test(`ROUTE-006 ROUTE-007 ${path} is requested once, and no other call, referrer or history entry contains it`, async ({
      page,
    }) => {
      const leaks: string[] = []
      page.on('request', (request) => {
        const said = `${request.url()} ${request.headers()['referer'] ?? ''}`
        if (!request.isNavigationRequest() && said.includes('a-secret-1')) leaks.push(said)
      })
      await page.goto(path)
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: /Harbour Hawks/ }).first()).toBeVisible()
      expect(leaks).toEqual([])
      expect(await page.evaluate(() => JSON.stringify([history.state, document.referrer]))).not.toContain(
        'a-secret-1',
      )
      await page.reload()
      await expect(page).toHaveURL(/:\d+\/$/)
    })

  test('ROUTE-007 SHELL-051 Q-138 the token after the # of /direct-login/token is sent in one call that the operator refuses, and is in no address, referrer or history entry', async ({
    page,
  }) => {
    const secret = 'a-secret-2.of.somebody'
    const { inHeaders, elsewhere } = followSecret(page, secret)
    await page.goto('/welcome-screen')
    await page.goto(`/direct-login/token#${secret}`)
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('link', { name: /Harbour Hawks/ }).first()).toBeVisible()
    await expect.poll(() => inHeaders).toEqual(['GET /api/user/profile'])
    expect(await historyOf(page)).not.toContain(secret)
    await page.reload()
    await expect(page.getByRole('link', { name: /Harbour Hawks/ }).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/welcome-screen$/)
    expect(inHeaders).toHaveLength(1)
    expect(elsewhere).toEqual([])
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(secret)
  })

  test('ROUTE-007 SHELL-051 Q-138 the token after the # of /direct-login/token logs the player in', async ({
    page,
    sandbox,
  }) => {
    const { login } = await demoPlayerOf(sandbox)
    const { elsewhere } = followSecret(page, login.token)
    await page.goto(`/direct-login/token#${encodeURIComponent(login.token)}`)
    await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(elsewhere).toEqual([])
    expect(await historyOf(page)).not.toContain(login.token)
    await page.reload()
    await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible()
  })

  test('ROUTE-064 the parameters of a link to the sign-up are kept, with the landing page as prerendered', async ({
    page,
  }) => {
    const answer = await page.goto('/signUp/radio?branchId=b1&referrerCode=FRIEND&promo=<script>')
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
    const kept = () =>
      page.evaluate(() =>
        ['utmSource', 'branchId', 'referrerCode'].map((name) => localStorage.getItem(`kit.${name}`)),
      )
    await expect.poll(kept).toEqual(['"radio"', '"b1"', '"FRIEND"'])
  })
})
