import { violationsOf } from '../scenario/accessibility.ts'
import { sizeInTurn } from '../scenario/isProof.ts'
import { openConsole, openSection, rowOf, visitor } from '../scenario/operatorConsole.ts'
import { expect, test } from '../scenario/test.ts'

test.use({ console: true })

const sections = [
  'Markets',
  'Deposits',
  'Withdrawals',
  'Players',
  'Inbox',
  'Replay',
  'Configuration',
  'Switches',
  'Faults',
]

test.describe('the console', { tag: '@desktop' }, () => {
  test.use({ expectedFaults: ['status of 400'] })

  test('admits the administrator only, and forgets the login when it ends', async ({ page, sandbox }) => {
    const player = await sandbox.account('user')
    await page.goto('/console')
    await page.getByLabel('User name').fill(player.userName)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('User name or password is wrong')
    await page.getByLabel('Password').fill(player.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Only the administrator can use the console.')
    await openConsole(page, sandbox)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Markets' })).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
  })
})

for (const [index, colorScheme] of (['light', 'dark'] as const).entries())
  test(
    `every section fits, and has no accessibility violation, in ${colorScheme} mode`,
    { tag: sizeInTurn(index) },
    async ({ page, sandbox }) => {
      await page.emulateMedia({ colorScheme })
      await openConsole(page, sandbox)
      for (const name of sections) {
        await openSection(page, name)
        await expect(page.getByText('Loading…')).toHaveCount(0)
        expect([name, await violationsOf(page)]).toEqual([name, []])
        // The phone's own width, because `innerWidth` grows with overflowing content.
        const width = page.viewportSize()?.width ?? 0
        const overflow = await page.evaluate((wide) => document.documentElement.scrollWidth - wide, width)
        expect([name, overflow]).toEqual([name, 0])
      }
    },
  )

test(
  'a deposit is pending, is shown with its picture, and is approved with the transaction code',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    const { userName, password } = await sandbox.account('user')
    const login = await page.request.post('/api/auth', { form: { email: userName, password } })
    const headers = { authorization: login.headers()['authorization'] ?? '' }
    const picture = await page.screenshot()
    const utr = String(Math.floor(Math.random() * 9e11) + 1e11)
    const answer = await page.request.post('/api/user/deposit', {
      headers,
      multipart: {
        utr,
        depositTypeId: 'deposit-upi',
        amount: '1500.5',
        image: { name: 'slip.png', mimeType: 'image/png', buffer: picture },
      },
    })
    expect(answer.status()).toBe(200)
    const balance = async () =>
      (await (await page.request.get('/api/user/pts', { headers })).json()).docs.availablePts as number
    const before = await balance()

    const code = await openConsole(page, sandbox)
    await openSection(page, 'Deposits')
    const row = rowOf(page, utr)
    await row.getByRole('button', { name: 'Picture' }).click()
    await expect(page.getByRole('img', { name: 'What the player sent' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await row.getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('1,500.50 points of player')
    await dialog.getByLabel('Transaction code').fill(code)
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(row).toBeHidden()
    expect(await balance()).toBe(before + 1500.5)
  },
)

test('the replay can be accelerated and seeks', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await openConsole(page, sandbox)
  await openSection(page, 'Replay')
  await page.getByLabel('Times its own pace').fill('3')
  await page.getByRole('button', { name: 'Set speed' }).click()
  await expect(page.getByText('Replaying at 3 times its own pace.')).toBeVisible()
  await page.getByLabel('Times its own pace').fill('1')
  await page.getByRole('button', { name: 'Set speed' }).click()
  const slider = page.getByRole('slider', { name: /Harbour Hawks/ })
  const before = Number(await slider.inputValue())
  await slider.focus()
  await page.keyboard.press('PageUp')
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before + 20_000)
})

test(
  'a player receives a notification, and is logged out by the operator with a message',
  { tag: '@desktop' },
  async ({ page, sandbox, browser }) => {
    const player = await visitor(browser, sandbox)
    const userName: string = await player.evaluate(async () => {
      const stored = sessionStorage.getItem('kit.login') ?? localStorage.getItem('kit.login') ?? '{}'
      const { token } = JSON.parse(stored)
      const answer = await fetch('/api/user/profile', { headers: { authorization: `Bearer ${token}` } })
      return (await answer.json()).docs.userName
    })
    await openConsole(page, sandbox)
    await openSection(page, 'Players')
    await page.getByLabel('Title').fill('Final tonight')
    await page.getByLabel('Words').fill('Doors open at 7')
    await page.getByRole('button', { name: 'Send to all players' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(player.getByText('Final tonight: Doors open at 7').first()).toBeVisible()
    // An open dialog accepts no typing in the page below it.
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByLabel('User name').first().fill(userName)
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText(`${userName}: one login ended.`)).toBeVisible()
    await expect(player.getByText('The operator ended your session.').first()).toBeVisible()
    await player.keyboard.press('Escape')
    await expect(player.getByRole('button', { name: 'Demo Login' }).first()).toBeVisible()
    await player.context().close()
  },
)
