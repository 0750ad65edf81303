import { describe, expect, it, vi } from 'vitest'
import { linesPage, type LinesPageOptions } from '../../../testing/linesPage.ts'

async function reloaded(markets: readonly number[], options: LinesPageOptions = {}) {
  const earlier = linesPage()
  await earlier.slip.turnLinesOn()
  for (const index of markets) earlier.slip.lineActions()!.take(earlier.price(index))
  earlier.stakeAll('100')
  return linesPage({ ...options, storage: earlier.storage })
}
type Page = ReturnType<typeof linesPage>
const marketsOf = (page: Page) => page.lines().map(({ stage }) => stage.draft.marketId)
const ten = Array.from({ length: 10 }, (_, index) => index)

describe('multiple lines after a reload', () => {
  it('do not duplicate a price that is tapped again before their chunk is loaded: both would be placed', async () => {
    const page = await reloaded([0, 1])
    page.slip.dispatch({ type: 'priceTapped', draft: page.price(0) })
    await vi.waitFor(() => expect(marketsOf(page)).toEqual(['m0', 'm1']))
  })

  it('are at most ten including what was tapped meanwhile, and are all placed', async () => {
    const page = await reloaded(ten)
    page.slip.dispatch({ type: 'priceTapped', draft: page.price(11) })
    await vi.waitFor(() => expect(page.lines()).toHaveLength(10))
    page.slip.lineActions()!.press()
    await vi.waitFor(() => expect(page.orders).toHaveLength(10))
  })

  it('become selections of a single slip if the site no longer offers multiple lines', async () => {
    const page = await reloaded([0, 1], { flags: { 'betting.slip.several': false } })
    await vi.waitFor(() => expect(page.state().kept.map(({ marketId }) => marketId)).toEqual(['m0']))
    expect(page.state()).toMatchObject({ linesState: undefined, slip: { draft: { marketId: 'm1' } } })
  })
})

it('multiple lines keep what was tapped while their player’s login was expired', async () => {
  const page = linesPage()
  await page.slip.turnLinesOn()
  page.slip.lineActions()!.take(page.price(0))
  page.site.operator.session.end('expired')
  page.slip.dispatch({ type: 'priceTapped', draft: page.price(4) })
  page.slip.followPlayer('u1')
  await vi.waitFor(() => expect(marketsOf(page)).toEqual(['m0', 'm4']))
  expect(page.state().slip.state).toBe('empty')
})

it('quick bets cannot be turned on with multiple lines: their sign would say that every tap places a bet', async () => {
  const page = linesPage()
  await page.slip.turnLinesOn()
  page.slip.dispatch({ type: 'quickBetTurned', stake: 100_000n })
  expect(page.state()).toMatchObject({ quickStake: null, linesState: { lines: [] } })
})
