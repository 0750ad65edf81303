import { expect, test } from '../scenario/test.ts'

test.describe('addresses that say something of a visit', () => {
  // The secrets are not true: the operator refuses them.
  test.use({ expectedFaults: ['status of 401'] })

  for (const path of ['/login-user/floodlight/a-secret-1', '/direct-login/a-secret-1.of.somebody'])
    test(`ROUTE-006 ROUTE-007 ${path} is asked for once, and no other call, referrer or entry of the history has it`, async ({
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

  test('ROUTE-064 what a link to the sign-up says is kept, with the landing page as it was written ahead', async ({
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
