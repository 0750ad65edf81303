import { expect, test } from '../scenario/test.ts'
import { memberOf, storeMember } from '../scenario/member.ts'
import { at } from '../scenario/visitAs.ts'
test.use({ everySite: true, console: true, operatorName: 'specified access', expectedFaults: [''] })
test('probe', async ({ page, sandbox }) => {
  const calls: string[] = []
  page.on('request', (r) => { const u = new URL(r.url()); if (u.pathname.startsWith('/api/user')) calls.push(u.pathname) })
  const member = await memberOf(sandbox)
  await storeMember(page, member)
  await page.goto(at('b2c.localhost', '/', sandbox))
  for (let i = 0; i < 4; i++) {
    await page.waitForTimeout(3000)
    console.log(i, member.login.token.slice(-16), Date.now(), await page.evaluate(() => `${sessionStorage['kit.profile']?.slice(0, 80)} ${localStorage['kit.login']?.slice(-60)} ${sessionStorage['kit.login']?.slice(-60)}`), calls.filter((c) => c.includes('profile')).length, calls.filter((c) => c.includes('cock')).length)
    calls.length = 0
    await page.reload()
  }
})
