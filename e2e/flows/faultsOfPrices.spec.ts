import type { BrowserContext, Page } from '@playwright/test'
import { translatePage } from '@kit/shell/testing'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Fate } from '../scenario/faultySocket.ts'
import { isProof } from '../scenario/isProof.ts'
import { expectTruth, placeAndSucceed } from '../scenario/orders.ts'
import { driftingMarket, shownOdds, steadyMarket } from '../scenario/player.ts'
import { floodPrices } from '../scenario/priceFlood.ts'
import { expectFresh, grid, watchPrice } from '../scenario/prices.ts'
import { later, moment, ms, soon, tellStories } from '../scenario/stories.ts'
import { expect, fillSlip, placeButton, stakeField, test } from '../scenario/test.ts'

// Faults of prices in a real browser (docs/faults.md): nothing is doubled, nothing is lost, and nothing wrong
// is shown.

// A busy machine renders few frames a second, and a press waits for two equal ones.
test.use({ actionTimeout: 30_000 })

/** Pauses scripts like a browser does: clocks continue and messages queue up. */
async function holdScript(context: BrowserContext, page: Page, forMs: number): Promise<void> {
  const cdp = await context.newCDPSession(page)
  const held = new Promise((resolve) => cdp.once('Debugger.paused', resolve))
  await cdp.send('Debugger.enable')
  await cdp.send('Debugger.pause')
  await held
  await new Promise((resolve) => setTimeout(resolve, forMs))
  await cdp.send('Debugger.resume')
  await cdp.detach()
}

interface Worked {
  worked: { writes: number; sinceMs: number; keyDelays: number[] }
}

/**
 * In the page: counts how often one price is written from now on, and records how long keys wait for their
 * handler, in ms.
 */
function watchWork([marketId, runnerId]: readonly [string, string]): void {
  const worked: Worked['worked'] = { writes: 0, sinceMs: performance.now(), keyDelays: [] }
  Object.assign(window, { worked })
  const cell = document.querySelector(
    `[data-market="${marketId}"] [data-runner="${runnerId}"][data-side="back"][data-level="0"]`,
  )!
  new MutationObserver((records) => {
    worked.writes += records.filter(({ type }) => type === 'characterData').length
  }).observe(cell.firstElementChild!, { characterData: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('keydown') as PerformanceEventTiming[])
      worked.keyDelays.push(entry.processingStart - entry.startTime)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

tellStories([
  {
    title:
      'SOCK-001 the socket is cut: prices are stale and placing is locked until a new connection, which requests each image once',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, socket } = player
      const stop = watchPrice(player)
      await fillSlip(page, 'Back', driftingMarket.runner, '100')
      for (let cuts = 0; cuts < 2; cuts += 1) {
        await moment(page, random, 1_500)
        const before = socket.connections
        await socket.cut()
        await expect(grid(player)).toHaveAttribute('data-stale', '', soon)
        await expect.poll(() => socket.connections, later).toBeGreaterThan(before)
        await expectFresh(player)
        expect(new Set(socket.subscriptions).size).toBe(socket.subscriptions.length)
      }
      await stop()
      await expectTruth(player, 0)
    },
  },
  {
    title:
      'SOCK-009 the operator stops sending: prices are stale and placing is locked, until it sends again',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, socket } = player
      const stop = watchPrice(player)
      await fillSlip(page, 'Back', driftingMarket.runner, '100')
      await moment(page, random, 2_500)
      socket.isSilent = true
      await expect(grid(player)).toHaveAttribute('data-stale', '', soon)
      await expect(page.getByRole('button', { name: 'Prices interrupted' })).toBeDisabled(soon)
      socket.isSilent = false
      await expectFresh(player)
      await stop()
      await expectTruth(player, 0)
    },
  },
  {
    title:
      'SOCK-009 a price tapped while the operator is silent stays in the slip, and can be placed when it sends again',
    market: driftingMarket,
    async tell({ player }) {
      const { page, socket } = player
      socket.isSilent = true
      await expect(grid(player)).toHaveAttribute('data-stale', '', soon)
      await fillSlip(page, 'Back', driftingMarket.runner, '100')
      await expect(page.getByRole('button', { name: 'Prices interrupted' })).toBeDisabled(soon)
      await expect(page.getByText('Bet Not Allowed')).toBeHidden()
      socket.isSilent = false
      await expectFresh(player)
      await expect(placeButton(page)).toBeEnabled(soon)
      await expectTruth(player, 0)
    },
  },
  {
    title:
      'SOCK-034 changes are lost, doubled, out of order and corrupt: no wrong price is shown as fresh, and all prices are right afterwards',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, socket } = player
      const stop = watchPrice(player)
      const fates: Fate[] = ['lost', 'lost', 'twice', 'late', 'late', 'corrupt']
      socket.fate = () => (random() < 0.5 ? 'arrives' : fates[ms(random, fates.length)]!)
      await page.waitForTimeout(isProof ? 4_000 : 2_500)
      socket.fate = undefined
      await expectFresh(player)
      await stop()
    },
  },
  {
    title:
      'the browser translates the page while prices change: they stay live, and the slip has the shown one',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page } = player
      const stop = watchPrice(player)
      await fillSlip(page, 'Back', driftingMarket.runner, '100')
      for (const isHarsh of [false, true, false]) {
        await page.evaluate(translatePage, { isHarsh })
        await moment(page, random, 1_500)
        await expectFresh(player)
        const agree = async () => {
          const { odds } = await shownOdds(player)
          return (await page.getByRole('button', { name: 'Now' }).textContent())?.includes(odds.toFixed(2))
        }
        await expect.poll(agree, soon).toBe(true)
      }
      await stop()
      await expectTruth(player, 0)
    },
  },
  {
    title: 'the browser translates the page: a bet is placed, and the balance is right',
    market: steadyMarket,
    async tell({ player }) {
      const { page } = player
      await fillSlip(page, 'Back', steadyMarket.runner, '100')
      await page.evaluate(translatePage, { isHarsh: true })
      await placeAndSucceed(player)
      await expectTruth(player, 1)
    },
  },
  {
    title: 'the tab sleeps and wakes: it reconnects, and shows the right prices then',
    market: driftingMarket,
    async tell({ player, random }) {
      const { context, page, socket } = player
      await fillSlip(page, 'Back', driftingMarket.runner, '100')
      const before = socket.connections
      if (random() < 0.5) await page.evaluate(() => document.dispatchEvent(new Event('resume')))
      else await holdScript(context, page, 6_000 + ms(random, 3_000))
      await expect.poll(() => socket.connections, later).toBeGreaterThan(before)
      const stop = watchPrice(player)
      await expectFresh(player)
      await stop()
      await expectTruth(player, 0)
    },
  },
  {
    title: 'answers are corrupt while the page reads again: the last good prices stay, live',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, socket } = player
      let spoilt = 0
      await page.route('**/api/common/game/market/group?*', async (route) => {
        const answer = await route.fetch()
        const text = await answer.text()
        const at = ms(random, text.length)
        const bad = [
          text.slice(0, at),
          text.slice(0, at) + '%' + text.slice(at + 1),
          '{"__proto__":1}',
          '{"docs":"AAAA"}',
        ]
        spoilt += 1
        await route.fulfill({ response: answer, body: bad[ms(random, bad.length)]! })
      })
      const stop = watchPrice(player)
      await socket.cut()
      await expect.poll(() => spoilt, later).toBeGreaterThan(0)
      await expectFresh(player)
      await stop()
      await expectTruth(player, 0)
      // One may still be in flight.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
  {
    title:
      'a flood of changes: a cell is written ten times a second at most, a key is handled within 100 ms, and the last price is shown',
    market: driftingMarket,
    isAlone: true,
    async tell({ player, random }) {
      const { page, marketId, runnerId } = player
      await fillSlip(page, 'Back', driftingMarket.runner, '10')
      const flood = floodPrices(player, 1_000 + ms(random, 1_000))
      await page.evaluate(watchWork, [marketId, runnerId] as const)
      for (let key = 0; key < 12; key += 1) await stakeField(page).press(key % 2 === 0 ? '5' : 'Backspace')
      const { writes, seconds, keyDelays } = await page.evaluate(() => {
        const { worked } = window as unknown as Worked
        return { ...worked, seconds: (performance.now() - worked.sinceMs) / 1_000 }
      })
      const last = flood.stop()
      await expect.poll(async () => (await shownOdds(player)).odds, soon).toBe(last)
      flood.release()
      await expectFresh(player)
      await expect(stakeField(page)).toHaveValue('10')
      expect(writes).toBeGreaterThan(0)
      // A few are written immediately in the beginning.
      expect(writes).toBeLessThanOrEqual(10 * seconds + 5)
      // Half of them, because a machine under load delays a key as well. Shorter ones are not reported.
      expect(keyDelays.filter((delay) => delay >= 100).length).toBeLessThanOrEqual(6)
    },
  },
  {
    title: 'no socket connects: prices are polled and accept no bets, until a socket connects again',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, socket } = player
      const stop = watchPrice(player)
      await fillSlip(page, 'Back', driftingMarket.runner, '100')
      await moment(page, random, 1_000)
      socket.isRefused = true
      await socket.cut()
      await expect(page.getByRole('button', { name: 'Prices interrupted' })).toBeDisabled(soon)
      const { odds } = await shownOdds(player)
      await expect.poll(async () => (await shownOdds(player)).odds, soon).not.toBe(odds)
      expect((await shownOdds(player)).isStale).toBe(true)
      // Polls have delivered what the socket has not: from now on, only the price at rest is checked.
      await stop()
      socket.isRefused = false
      await expectFresh(player)
      await expectTruth(player, 0)
    },
  },
  {
    title:
      'SOCK-034 an invalid market is skipped, and one with wrong amounts fails its message: prices continue, or are read again',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, socket } = player
      const isForged = random() < 0.5
      const before = socket.subscriptions.length
      const stop = watchPrice(player)
      await page.route('**/api/common/game/market/group?*', async (route) => {
        const answer = await route.fetch()
        const { docs } = (await answer.json()) as { docs: string }
        const markets = JSON.parse(gunzipSync(Buffer.from(docs, 'base64')).toString()) as object[]
        const more = isForged ? { max: '1e9' } : { type: 'tombola' }
        const spoilt = JSON.stringify([...markets, { ...markets[0], _id: 'spoilt', ...more }])
        await route.fulfill({ response: answer, json: { docs: gzipSync(spoilt).toString('base64') } })
      })
      socket.fate = () => (isForged ? 'withForged' : 'withUnfit')
      if (isForged) await expect.poll(() => socket.subscriptions.length, soon).toBeGreaterThan(before)
      else {
        await page.waitForTimeout(2_000)
        await expectFresh(player)
        expect(socket.subscriptions.length).toBe(before)
      }
      await socket.cut()
      socket.fate = undefined
      await expectFresh(player)
      await stop()
      await expectTruth(player, 0)
    },
  },
  {
    title:
      'the player is offline: loaded content is readable and marked, nothing can be placed, and everything is fresh afterwards',
    market: driftingMarket,
    async tell({ player, random }) {
      const { context, page, socket } = player
      await fillSlip(page, 'Back', driftingMarket.runner, '100')
      const stop = watchPrice(player)
      await moment(page, random, 1_000)
      socket.isSilent = true
      await context.setOffline(true)
      await expect(page.getByText('You are offline').first()).toBeVisible(soon)
      await expect(placeButton(page)).toHaveAttribute('data-lock', 'offline', soon)
      await expect(placeButton(page)).toBeDisabled(soon)
      // Not by role: on a phone, the sheet of the slip hides the page from queries by role.
      const note = grid(player).locator('[data-stale-reason]')
      await expect(note).toHaveText(/\d\d:\d\d:\d\d/, soon)
      socket.isSilent = false
      await context.setOffline(false)
      await expectFresh(player)
      await stop()
      await expectTruth(player, 0)
    },
  },
])
