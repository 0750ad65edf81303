import { holdMarket, setMaintenance } from '@kit/sdk/contract'
import { administratorOf } from '../scenario/operatorClient.ts'
import { expectTruth, lookUpsOf, ordersOf, placeAndSucceed, success } from '../scenario/orders.ts'
import { driftingMarket, steadyMarket } from '../scenario/player.ts'
import { later, moment, ms, soon, tellStories } from '../scenario/stories.ts'
import { expect, fillSlip, placeButton, stakeField, test } from '../scenario/test.ts'

// Faults of bets in a real browser (docs/faults.md): nothing is doubled, nothing is lost, and nothing wrong
// is shown.

// A busy machine renders few frames a second, and a press waits for two equal ones.
test.use({ actionTimeout: 30_000 })

tellStories([
  {
    title:
      'BET-014 the price moves during the delay: the bet is refused, the reserve is released and the slip is kept',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, available } = player
      const before = await available()
      await moment(page, random, 1_000)
      await fillSlip(page, 'Back', driftingMarket.runner, '1000')
      await placeButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'The odds moved from' })).toBeVisible(later)
      await expect(stakeField(page)).toHaveValue(/^1,?000$/)
      expect(await available()).toBe(before)
      await expectTruth(player, 0)
    },
  },
  {
    title:
      'the market is suspended during the delay: the bet is refused, the reserve is released and the slip is kept',
    isAlone: true,
    async tell({ player, random, sandbox }) {
      const { page, available } = player
      const administrator = await administratorOf(sandbox)
      const hold = (isHeld: boolean) =>
        administrator.client.call(holdMarket, { marketId: player.marketId, isHeld })
      const before = await available()
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeButton(page).click()
      await moment(page, random, 1_200)
      await hold(true)
      try {
        await expect(page.getByRole('alert').first()).toBeVisible(later)
        await expect(success(page)).toBeHidden()
        await expect(stakeField(page)).toHaveValue(/^1,?000$/)
        expect(await available()).toBe(before)
        await expectTruth(player, 0)
      } finally {
        await hold(false)
        administrator.close()
      }
    },
  },
  {
    title: 'any number of fast clicks and Enter presses are one order and one bet',
    async tell({ player, random }) {
      const { page } = player
      let orders = 0
      await ordersOf(page, (route) => {
        orders += 1
        return route.fallback()
      })
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await stakeField(page).focus()
      const clicks = 2 + ms(random, 48)
      await placeButton(page).evaluate((button: HTMLButtonElement, times) => {
        for (let click = 0; click < times; click += 1) button.click()
      }, clicks)
      await page.keyboard.press('Enter')
      await expect(success(page)).toBeVisible(later)
      expect(orders).toBe(1)
      await expectTruth(player, 1)
    },
  },
  {
    title:
      'the answer and look-ups are lost after the operator accepted the bet: it is shown as placed when that is known, and exists once',
    async tell({ player, random }) {
      const { page } = player
      const keys = new Set<string>()
      let losses = 1 + ms(random, 3)
      await ordersOf(page, async (route) => {
        keys.add(route.request().postDataJSON().key)
        await route.fetch()
        await route.abort('connectionreset')
      })
      await lookUpsOf(page, (route) => ((losses -= 1) >= 0 ? route.abort('timedout') : route.fallback()))
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeAndSucceed(player)
      expect(keys.size).toBe(1)
      await expectTruth(player, 1)
    },
  },
  {
    title: 'the order never arrives: it is sent once more with its key, and is placed once',
    async tell({ player }) {
      const { page } = player
      const keys: string[] = []
      await ordersOf(page, (route) => {
        keys.push(route.request().postDataJSON().key)
        return keys.length === 1 ? route.abort('connectionrefused') : route.fallback()
      })
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeAndSucceed(player)
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
      await expectTruth(player, 1)
    },
  },
  {
    title:
      'the operator fails, or its answer is unreadable or reports the order as in flight: no bet is doubled, and one is placed',
    async tell({ player, random }) {
      const { page } = player
      const answers = [
        { status: 500, json: { message: 'Not now' } },
        { status: 502, body: '<h1>Bad gateway</h1>' },
        { status: 504, body: '' },
        { status: 200, body: '{"docs":{"bet":' },
        { status: 409, json: { message: 'Wait', code: 'in-flight' } },
      ]
      const answer = answers[ms(random, answers.length)]!
      const hasArrived = random() < 0.5
      let isFirst = true
      await ordersOf(page, async (route) => {
        if (!isFirst) return route.fallback()
        isFirst = false
        if (hasArrived) await route.fetch()
        return route.fulfill(answer)
      })
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeAndSucceed(player)
      await expectTruth(player, 1)
    },
  },
  {
    title:
      'the operator refuses with a wait in seconds, or because of a defect: the player sees it, nothing is placed, and the next press places',
    async tell({ player, random }) {
      const { page } = player
      const seconds = 1 + ms(random, 9)
      const refusals = [
        {
          answer: {
            status: 429,
            headers: { 'retry-after': String(seconds) },
            json: { message: 'Too many', code: 'too-many-attempts' },
          },
          words: `Too many bets at once. Wait ${seconds} s and try again.`,
        },
        {
          answer: { status: 422, json: { message: 'This key belongs to another order', code: 'key-reused' } },
          words: 'This key belongs to another order',
        },
      ]
      const { answer, words } = refusals[ms(random, refusals.length)]!
      await ordersOf(page, (route) => route.fulfill(answer))
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible(soon)
      await expect(stakeField(page)).toHaveValue(/^1,?000$/)
      await expectTruth(player, 0)
      await page.unroute('**/api/user/openBet?*')
      await placeAndSucceed(player)
      await expectTruth(player, 1)
    },
  },
  {
    title:
      'SHELL-119 SHELL-120 maintenance begins during a bet: the player sees its result, then the maintenance page, and logging out works',
    isAlone: true,
    async tell({ player, random, sandbox }) {
      const { page } = player
      const administrator = await administratorOf(sandbox)
      const { transactionCode } = await sandbox.account('administrator')
      const maintain = (maintenanceMode: boolean) =>
        administrator.client.call(setMaintenance, {
          maintenanceMode,
          transactionCode: transactionCode ?? '',
        })
      const sign = page.getByRole('heading', { name: 'Website is Under Maintenance' })
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && /openBet/.test(request.url()),
      )
      await placeButton(page).click()
      await sent
      await moment(page, random, 1_200)
      try {
        await maintain(true)
        await expect(success(page)).toBeVisible(later)
        await expect(sign).toBeHidden()
        await page.getByRole('button', { name: 'Okay' }).click()
        await expect(sign).toBeVisible(soon)
        await maintain(false)
        await expect(sign).toBeHidden(soon)
        await expectTruth(player, 1)
        await maintain(true)
        await page.getByRole('button', { name: 'Logout' }).click()
        await expect(page.getByRole('button', { name: 'Demo Login' }).first()).toBeVisible(soon)
      } finally {
        await maintain(false)
        administrator.close()
      }
    },
  },
  {
    title:
      'a call is answered 503 during a bet: the maintenance page is shown after the order has its answer',
    async tell({ player, random }) {
      const { page, bets } = player
      const sign = page.getByRole('heading', { name: 'Website is Under Maintenance' })
      let closed = 1 + ms(random, 3)
      const hasArrived = random() < 0.5
      const away = { status: 503, json: { message: 'Website is Under Maintenance', code: 'maintenance' } }
      await ordersOf(page, async (route) => {
        if (hasArrived) await route.fetch()
        await page.unroute('**/api/user/openBet?*')
        await route.fulfill(away)
      })
      await lookUpsOf(page, (route) => ((closed -= 1) >= 0 ? route.fulfill(away) : route.fallback()))
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeButton(page).click()
      await expect(page.getByText('Checking your bet').first()).toBeVisible(soon)
      await expect(sign).toBeHidden()
      await expect(success(page)).toBeVisible(later)
      await page.getByRole('button', { name: 'Okay' }).click()
      await expect(sign).toBeVisible(soon)
      expect(await bets()).toHaveLength(1)
    },
  },
  {
    title: 'the events of a new balance and of a new bet are lost: both are shown anyway',
    async tell({ player }) {
      for (const lost of ['getPtsUpdates', 'getOpenBetUpdates']) player.socket.lostEvents.add(lost)
      await fillSlip(player.page, 'Back', steadyMarket.runner, '1000')
      await placeAndSucceed(player)
      await expectTruth(player, 1)
    },
  },
  {
    title:
      'the connection is lost during the delay of a bet: its result is shown when it returns, and it is placed once',
    async tell({ player, random }) {
      const { context, page, bets } = player
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await placeButton(page).click()
      await expect.poll(async () => (await page.getByText('Betting in process').count()) > 0, soon).toBe(true)
      await moment(page, random, 800)
      await context.setOffline(true)
      await moment(page, random, 4_000)
      await context.setOffline(false)
      await expect(success(page)).toBeVisible(later)
      expect(await bets()).toHaveLength(1)
      await page.getByRole('button', { name: 'Okay' }).click()
      await expectTruth(player, 1)
    },
  },
  {
    title: 'a third of all calls and answers is lost: the bet is placed once and shown, or neither',
    async tell({ player, random }) {
      const { page, bets } = player
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      await page.route('**/api/user/**', async (route) => {
        const fate = random()
        if (fate < 0.15) return route.abort('connectionreset')
        if (fate >= 0.3) return route.fallback()
        await route.fetch().catch(() => {})
        // The story may be over, and its routes with it.
        return route.abort('connectionreset').catch(() => {})
      })
      await placeButton(page).click()
      const refusal = page.getByRole('alert').first()
      await expect(success(page).or(refusal).first()).toBeVisible({ timeout: 80_000 })
      const isReported = await success(page).isVisible()
      await page.unroute('**/api/user/**')
      expect(await bets()).toHaveLength(isReported ? 1 : 0)
    },
  },
  {
    title: 'the network is as slow as an old telephone line: the bet is placed once and shown',
    async tell({ player, random }) {
      const { context, page } = player
      await fillSlip(page, 'Back', steadyMarket.runner, '1000')
      const network = await context.newCDPSession(page)
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 300 + ms(random, 900),
        downloadThroughput: 30_000,
        uploadThroughput: 15_000,
      })
      await placeAndSucceed(player)
      await expectTruth(player, 1)
    },
  },
])
