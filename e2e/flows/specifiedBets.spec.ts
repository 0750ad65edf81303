import { saveConfirmBets } from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { shows } from '../scenario/act.ts'
import { addDeposits, memberOf, storeMember } from '../scenario/member.ts'
import { demoPlayerOf } from '../scenario/operatorClient.ts'
import type { SandboxProcess } from '../scenario/sandboxProcess.ts'
import { bestPrice, expect, fillSlip, openEvent, placeButton, stakeField, test } from '../scenario/test.ts'

// The bet slip, quick bets, stakes and open bets on the shipped exchange site, mostly where slip and prices are next to
// each other.
test.use({ operatorName: 'specified bets' })

const pathOf = (call: { url(): string }) => new URL(call.url()).pathname
const text = (page: Page, words: string | RegExp) => page.getByText(words).first()
const quickSwitch = (page: Page) => page.getByRole('switch', { name: 'Quick bet' })
const quickStakes = (page: Page) =>
  page.getByRole('group', { name: 'Stake of quick bets' }).getByRole('button')
const openBetsTab = (page: Page) => page.getByRole('tab', { name: /^Open Bets/ })
const success = (page: Page) =>
  page.getByRole('dialog', { name: 'Congratulations! Your Bet Placed Successfully' })
const placed = (page: Page) => page.getByText(/^Placed: Back River Kings/).first()

/** Opens an event of a logged-in player whose prices are live. */
async function openPrices(page: Page, event = 'Harbour Hawks') {
  await openEvent(page, event)
  await expect(page.locator('section[data-market]').first()).not.toHaveAttribute('data-stale', '', {
    timeout: 30_000,
  })
}

/** Signs up a player with points: a demo account may not store settings. */
async function fundedMember(sandbox: SandboxProcess) {
  const member = await memberOf(sandbox)
  await addDeposits(sandbox, member, [{ amount: 50_000n, action: 'approved' }])
  return member
}

async function turnQuickBetsOn(page: Page) {
  await quickSwitch(page).click()
  await page
    .getByRole('dialog', { name: 'Your exicting bet data will be cleared' })
    .getByRole('button', { name: 'OK', exact: true })
    .click()
  await expect(quickSwitch(page)).toBeChecked()
}

/** Keeps calls of a path and method without an answer until the returned function is called. */
async function hold(page: Page, path: string, method: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      if (route.request().method() === method) await released
      await route.fallback()
    },
  )
  return release
}

/** Answers calls of a path and method. */
const answer = (page: Page, path: string, method: string, status: number, json: unknown) =>
  page.route(
    (url) => url.pathname.endsWith(path),
    (route) => (route.request().method() === method ? route.fulfill({ status, json }) : route.fallback()),
  )

test(
  'BET-010 BET-011 BET-057 a visitor sees an empty slip, and is asked to log in for quick bets',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPrices(page)
    await expect(page.getByRole('tab', { name: 'Betslip' })).toHaveAttribute('aria-selected', 'true')
    await expect(openBetsTab(page)).toBeVisible()
    await expect(text(page, 'No Market Selected')).toBeVisible()
    await shows(page, 'Login First to Contiue ...', () => quickSwitch(page).click())
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  },
)

test(
  'BET-012 BET-023 BET-038 BET-040 BET-056 BET-058 the slip shows the selection, refuses what cannot be placed, and warns before quick bets',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    await storeMember(page, await demoPlayerOf(sandbox))
    await openPrices(page)
    await fillSlip(page, 'Back', 'River Kings', '')
    const slip = page.getByRole('tabpanel', { name: 'Betslip' })
    await expect(slip).toContainText('Back')
    await expect(slip).toContainText('River Kings')
    await expect(slip).toContainText('Harbour Hawks v River Kings')
    const odds = page.getByRole('spinbutton', { name: 'Odds' })
    await expect(odds).toHaveValue('2.06')
    await placeButton(page).click()
    await expect(text(page, 'Invalid Stake')).toBeVisible()
    await stakeField(page).fill('700')
    await odds.fill('0')
    await odds.press('Tab')
    await placeButton(page).click()
    await expect(text(page, "Odd/Run Can't be 0")).toBeVisible()

    await quickSwitch(page).click()
    const warning = page.getByRole('dialog', { name: 'Your exicting bet data will be cleared' })
    await warning.getByRole('button', { name: 'Cancel' }).click()
    await expect(warning).toHaveCount(0)
    await expect(quickSwitch(page)).not.toBeChecked()
    await expect(slip).toContainText('River Kings')
    await expect(stakeField(page)).toHaveValue('700')

    await page.getByRole('button', { name: 'Clear All' }).click()
    await expect(text(page, 'No Market Selected')).toBeVisible()
    await fillSlip(page, 'Back', 'River Kings', '')
    await page.getByRole('button', { name: 'Clear All' }).click()
    await bestPrice(page, 'Back', 'River Kings').click()
    await expect(stakeField(page)).toHaveValue('')
    await turnQuickBetsOn(page)
    await expect(quickStakes(page).first()).toHaveAttribute('aria-pressed', 'true')
    await expect(text(page, /tapping a price places 1,000\.00 immediately/)).toBeVisible()
  },
)

test.describe('a refused bet', () => {
  test.use({ expectedFaults: ['status of 409'] })

  test(
    'BET-020 BET-026 BET-030 BET-031 BET-033 can be placed again at once; the slip clears and the answer updates the profit and loss',
    { tag: '@desktop' },
    async ({ page, sandbox }) => {
      await storeMember(page, await demoPlayerOf(sandbox))
      await openPrices(page)
      await fillSlip(page, 'Back', 'River Kings', '500')
      await answer(page, '/api/user/openBet', 'POST', 409, {
        message: 'This market is suspended',
        code: 'market-suspended',
      })
      await placeButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'This market is suspended' })).toBeVisible()
      await expect(page.getByText('Betting in process')).toHaveCount(0)
      await expect(placeButton(page)).toBeEnabled()
      await page.unrouteAll({ behavior: 'wait' })

      // The reads that follow a bet get no answer, so that what is shown comes from the answer to the bet.
      const release = await hold(page, '/api/user/openBet/marketBook', 'GET')
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && pathOf(request) === '/api/user/openBet',
      )
      await placeButton(page).click()
      await sent
      await expect(page.getByRole('dialog', { name: 'Confirm your bet' })).toHaveCount(0)
      await success(page).getByRole('button', { name: 'Okay' }).click()
      await expect(text(page, 'No Market Selected')).toBeVisible()
      const market = page.locator('section[data-market]').first()
      await expect(market).toContainText('+530.00')
      await expect(market).toContainText('−500.00')
      release()
      await bestPrice(page, 'Back', 'River Kings').click()
      await expect(stakeField(page)).toHaveValue('')
    },
  )
})

test(
  'BET-024 BET-032 a quick bet keeps its stake, and another is refused while it is in flight',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    await storeMember(page, await demoPlayerOf(sandbox))
    await openPrices(page)
    await turnQuickBetsOn(page)
    await quickStakes(page).filter({ hasText: '2000' }).click()
    const orders: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && pathOf(request) === '/api/user/openBet')
        orders.push(request.postData() ?? '')
    })
    const release = await hold(page, '/api/user/openBet', 'POST')
    await bestPrice(page, 'Back', 'River Kings').click()
    await expect(text(page, 'Betting in process')).toBeVisible()
    await shows(page, 'Your Current Bet is Not Finished Yet!', () =>
      bestPrice(page, 'Back', 'Harbour Hawks').click(),
    )
    release()
    await expect(placed(page)).toBeVisible()
    expect(orders).toHaveLength(1)
    await expect(quickSwitch(page)).toBeChecked()
    await expect(quickStakes(page).filter({ hasText: '2000' })).toHaveAttribute('aria-pressed', 'true')
    await expect(text(page, /tapping a price places 2,000\.00 immediately/)).toBeVisible()
  },
)

test(
  'BET-015 BET-019 BET-021 BET-027 BET-028 BET-062 the confirm option is stored, asks before a bet is placed, and its dialog closes after 2 s',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    const member = await fundedMember(sandbox)
    await member.operator.client.call(saveConfirmBets, { confirmBets: false })
    await storeMember(page, member)
    await openPrices(page)
    await fillSlip(page, 'Back', 'River Kings', '500')
    const option = page.getByRole('switch', { name: 'Confirm before placing' })
    await expect(option).not.toBeChecked()
    const [saved] = await Promise.all([
      page.waitForResponse((reply) => pathOf(reply) === '/api/user/confirmBets'),
      option.click(),
    ])
    expect(saved.request().method()).toBe('PATCH')
    expect(saved.request().postData()).toContain('true')
    expect(saved.ok()).toBe(true)
    await page.reload()
    await expect(option).toBeChecked()

    let orders = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && pathOf(request) === '/api/user/openBet') orders += 1
    })
    await expect(placeButton(page)).toBeEnabled()
    await placeButton(page).click()
    // Not by role: the success message opens over the question.
    const question = page.locator('[role="dialog"]').filter({ hasText: 'Confirm your bet' })
    await expect(question).toContainText('River Kings')
    expect(orders).toBe(0)
    const [shownMs] = await Promise.all([
      question
        .getByText('Congratulations! Your Bet Placed Successfully')
        .waitFor()
        .then(async () => {
          const since = Date.now()
          await question.waitFor({ state: 'detached' })
          return Date.now() - since
        }),
      question.getByRole('button', { name: 'Place Bet' }).click(),
    ])
    expect(shownMs).toBeGreaterThan(1_000)
    expect(orders).toBe(1)
  },
)

test.describe('stakes', () => {
  test.use({ expectedFaults: ['status of 500'] })

  test(
    'STAKE-003 STAKE-004 STAKE-006 STAKE-007 STAKE-010 STAKE-013 STAKE-014 are the defaults while the operator has none or does not answer',
    { tag: '@desktop' },
    async ({ page, sandbox }) => {
      await storeMember(page, await demoPlayerOf(sandbox))
      const adds = page.getByRole('button', { name: /^Add \d+$/ })
      const expectDefaults = async () => {
        await expect(adds).toHaveText(['1000', '2000', '3000'])
        const grid = adds.first().locator('..')
        await grid.getByRole('button', { expanded: false }).click()
        await expect(adds).toHaveText(['1000', '2000', '3000', '4000', '5000', '6000'])
        const columns = await grid.evaluate(
          (element) => getComputedStyle(element).gridTemplateColumns.split(' ').length,
        )
        expect(columns).toBeGreaterThanOrEqual(4)
        expect(columns).toBeLessThanOrEqual(6)
      }
      const failed: string[] = []
      page.on('response', (reply) => {
        if (reply.status() === 500) failed.push(pathOf(reply))
      })
      for (const path of ['/api/user/stake', '/api/user/quickBet'])
        await answer(page, path, 'GET', 500, { message: 'down', code: 'x' })
      await openPrices(page)
      await fillSlip(page, 'Back', 'River Kings', '2000')
      await expect.poll(() => failed).toContain('/api/user/stake')
      await expectDefaults()
      await expect(page.getByRole('button', { name: 'Add 2000' })).toHaveAttribute('aria-pressed', 'true')
      await turnQuickBetsOn(page)
      await expect.poll(() => failed).toContain('/api/user/quickBet')
      await expect(quickStakes(page)).toHaveText(['1000', '2000', '3000'])

      await page.unrouteAll({ behavior: 'wait' })
      await quickSwitch(page).click()
      await answer(page, '/api/user/stake', 'GET', 200, { message: '', docs: [] })
      const read = page.waitForResponse((reply) => pathOf(reply) === '/api/user/stake')
      await page.reload()
      await read
      await fillSlip(page, 'Back', 'River Kings', '500')
      await expectDefaults()
    },
  )

  test(
    'STAKE-008 STAKE-009 STAKE-011 STAKE-012 are edited in the slip: a save that fails can be repeated, and what the operator answers is stored',
    { tag: '@desktop' },
    async ({ page, sandbox }) => {
      const member = await memberOf(sandbox)
      await storeMember(page, member)
      await openPrices(page)
      await fillSlip(page, 'Back', 'River Kings', '500')
      const stored = (kind: string) =>
        page.evaluate((key) => localStorage.getItem(key), `kit.betting.${kind}.${member.id}`)
      await page.getByRole('button', { name: 'Edit stakes' }).click()
      const stakes = page.getByRole('dialog', { name: 'Edit stakes' })
      await stakes.getByRole('spinbutton', { name: 'Stake 1' }).fill('250')
      await answer(page, '/api/user/stake', 'PUT', 500, { message: 'down', code: 'x' })
      const save = stakes.getByRole('button', { name: 'Save' })
      await save.click()
      await expect(stakes.getByText('Your stakes could not be saved. Try again.')).toBeVisible()
      await expect(save).not.toHaveAttribute('aria-busy', 'true')
      await page.unrouteAll({ behavior: 'wait' })
      await save.click()
      await expect(stakes).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Add 250' })).toBeVisible()
      await expect.poll(() => stored('stakes')).toContain('"value":250')

      await turnQuickBetsOn(page)
      await page.getByRole('button', { name: 'Edit quick bets' }).click()
      const quick = page.getByRole('dialog', { name: 'Edit quick bets' })
      await quick.getByRole('spinbutton', { name: 'Stake 2' }).fill('5000')
      await shows(page, 'Updated Sucessfully', () => quick.getByRole('button', { name: 'Save' }).click())
      await expect(quickStakes(page)).toHaveText(['1000', '5000', '3000'])
      await expect.poll(() => stored('quickBets')).toContain('"value":5000')
    },
  )
})

test(
  'OPEN-003 OPEN-004 OPEN-005 OPEN-006 OPEN-007 OPEN-008 OPEN-011 the open bets are listed, averaged and narrowed to a game',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    await storeMember(page, await demoPlayerOf(sandbox))
    await openPrices(page)
    await openBetsTab(page).click()
    await expect(page.getByText('You have no open bets', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Betslip' }).click()
    await turnQuickBetsOn(page)
    const panel = page.getByRole('region', { name: 'Open Bets' })
    const rows = panel.getByRole('listitem')
    for (const count of [1, 2]) {
      // A tap is refused while an order has no answer, or if the page has just moved.
      await expect(async () => {
        await page.getByRole('tab', { name: 'Betslip' }).click()
        const [order] = await Promise.all([
          page.waitForRequest(
            (sent) => sent.method() === 'POST' && new URL(sent.url()).pathname.endsWith('/openBet'),
            { timeout: 3_000 },
          ),
          bestPrice(page, 'Back', 'River Kings').click(),
        ])
        await order.response()
      }).toPass()
      await openBetsTab(page).click()
      await expect(rows).toHaveCount(count)
    }
    await expect(rows.first()).toContainText('Back River Kings')
    const eventId = page.url().split('/').at(-1)
    await expect(rows.first().getByRole('link', { name: /Harbour Hawks/ })).toHaveAttribute(
      'href',
      `/events/${eventId}`,
    )
    await expect(panel).toHaveCSS('max-height', '350px')
    const spinner = page.getByRole('status', { name: 'Calculating average odds' })
    const [spunMs] = await Promise.all([
      spinner.waitFor({ state: 'attached' }).then(async () => {
        const since = Date.now()
        await spinner.waitFor({ state: 'detached' })
        return Date.now() - since
      }),
      page.getByRole('switch', { name: 'Average Odds' }).click(),
    ])
    expect(spunMs).toBeGreaterThan(500)
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('2 bets')

    await openPrices(page, 'Falling Stars')
    await openBetsTab(page).click()
    await page.getByRole('button', { name: 'This game' }).click()
    await expect(page.getByText('You have no open bets for this game', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'All games' }).click()
    await expect(rows.first()).toBeVisible()
  },
)
