import { gzipSync } from 'node:zlib'
import { marketGroup } from '../../packages/sdk/src/testing/marketGroup.ts'
import { later } from '../scenario/stories.ts'
import { expect, test } from '../scenario/test.ts'

// Workers are the same on every screen.
test.describe('a home document of many events', { tag: '@desktop' }, () => {
  interface Wire {
    _id: string
    inPlay: boolean
    eventType: unknown
    competition: unknown
    event: unknown
  }
  const summaries = (marketGroup(300) as Wire[]).map((market) => ({
    eventType: market.eventType,
    competition: market.competition,
    event: market.event,
    isInPlay: market.inPlay,
    marketIds: [market._id],
    mainMarket: market,
  }))
  const home = {
    ongoing: summaries.filter(({ isInPlay }) => isInPlay),
    upcoming: summaries.filter(({ isInPlay }) => !isInPlay),
    highlight: [],
    marketIds: '',
  }
  const docs = gzipSync(JSON.stringify(home)).toString('base64')

  test.beforeEach(async ({ page }) => {
    await page.route('**/api/common/home?*', (route) => route.fulfill({ json: { docs } }))
  })

  test('is decoded by a worker, which the page’s policy allows', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Event 0', { exact: true }).first()).toBeVisible(later)
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/decode/),
    ])
  })

  test('is followed by answers that the worker fetches, as the page’s policy allows', async ({ page }) => {
    const [market] = marketGroup(1) as { teams: { name: string }[] }[]
    market!.teams[0]!.name = 'Only of the group'
    const group = gzipSync(JSON.stringify([market])).toString('base64')
    await page.route('**/api/common/game/market/group?*', (route) => route.fulfill({ json: { docs: group } }))
    // A busy machine may start the worker too late for the first answers, which the page then fetches.
    await expect(async () => {
      await page.goto('/')
      await page.getByText('Event 0', { exact: true }).first().click(later)
      await expect(page.getByText('Only of the group', { exact: true }).first()).toBeVisible(later)
      const ofThePage = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      )
      expect(ofThePage).toContain('/api/common/home')
      expect(ofThePage).not.toContain('/api/common/game/market/group')
    }).toPass({ timeout: 100_000 })
  })

  test('is decoded by the page if no worker can be started', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', { value: undefined })
    })
    await page.goto('/')
    await expect(page.getByText('Event 0', { exact: true }).first()).toBeVisible(later)
    expect(page.workers()).toEqual([])
  })
})
