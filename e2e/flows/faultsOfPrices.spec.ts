import type { BrowserContext, Page } from '@playwright/test'
import type { Fate } from '../scenario/bentSocket.ts'
import { expectTruth } from '../scenario/orders.ts'
import { driftingMarket } from '../scenario/player.ts'
import { expectFresh, grid, watchPrice } from '../scenario/prices.ts'
import { later, moment, ms, soon, tellStories } from '../scenario/stories.ts'
import { expect, fillSlip, test } from '../scenario/test.ts'

// What goes wrong around prices, in a real browser (docs/faults.md): nothing is doubled, nothing is lost, and nothing is shown
// that is not so.

// A busy machine draws few frames a second, and a press waits for two that agree.
test.use({ actionTimeout: 30_000 })

/** Stops everything the page does for a while, as a browser does that freezes it: clocks run on and messages pile up. */
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

tellStories([
  {
    title:
      'SOCK-001 the socket is cut: prices are stale and placing is locked until a new connection, which asks once for each image',
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
      'SOCK-009 the operator falls silent: prices are stale and placing is locked, and fresh when it speaks again',
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
      'SOCK-034 changes are lost, doubled, overtaken and spoilt: no wrong price is shown as fresh, and all is right after',
    market: driftingMarket,
    async tell({ player, random }) {
      const { page, socket } = player
      const stop = watchPrice(player)
      const fates: Fate[] = ['lost', 'lost', 'twice', 'late', 'late', 'corrupt']
      socket.fate = () => (random() < 0.5 ? 'arrives' : fates[ms(random, fates.length)]!)
      await page.waitForTimeout(4_000)
      socket.fate = undefined
      await expectFresh(player)
      await stop()
    },
  },
  {
    title: 'the tab sleeps and wakes: it connects anew, and what it shows then is so',
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
    title: 'answers are spoilt while the page reads anew: the last good prices stay, live',
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
    },
  },
])
