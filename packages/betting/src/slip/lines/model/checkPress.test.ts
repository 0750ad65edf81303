import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { levels, market, runner } from '../../../testing/market.ts'
import { linesPage, type LinesPageOptions } from '../../../testing/linesPage.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

async function collecting(options: LinesPageOptions = {}) {
  const page = linesPage(options)
  await page.slip.turnLinesOn()
  return page
}
const settled = () => vi.advanceTimersByTimeAsync(3_000)

describe('a press with several bets', () => {
  it('sends a back and the lay it covers if the points cover both but not the lay alone', async () => {
    const page = await collecting({ user: { available: 15_000n } })
    const odds = { odds: 400, seenOdds: 400 }
    page.slip.lineActions()!.take(page.price(0, odds))
    page.slip.lineActions()!.take(page.price(0, { ...odds, side: 'lay' }))
    page.stakeAll('100')
    page.slip.lineActions()!.press()
    await settled()
    expect(page.orders.map(({ side }) => side)).toEqual(['back', 'lay'])
  })

  it('leaves the points to the operator while not all open bets are cached: a bet may hedge one of them', async () => {
    const page = await collecting({ user: { available: 0n }, openBets: { docs: [], totalPages: 30 } })
    page.slip.lineActions()!.take(page.price(0))
    page.stakeAll('100')
    page.slip.lineActions()!.press()
    await settled()
    expect(page.orders).toHaveLength(1)
  })

  it('does not send a bet that was not part of the confirmation, because its market reopened meanwhile', async () => {
    const page = await collecting({ user: { confirmBets: true } })
    page.slip.lineActions()!.take(page.price(0))
    page.slip.lineActions()!.take(page.price(1))
    page.stakeAll('100')
    page.setStatus(1, 'suspended', 9)
    page.slip.lineActions()!.press()
    page.setStatus(1, 'active', 10)
    page.slip.lineActions()!.confirm()
    await settled()
    expect(page.orders).toEqual([])
    expect(page.state().linesState?.isAsked).toBe(true)
    page.slip.lineActions()!.confirm()
    await settled()
    expect(page.orders).toHaveLength(2)
  })

  it('Q-081 sends nothing and says so if the prices of one market do not add up, because the button counted that bet', async () => {
    const page = await collecting({ flags: { 'betting.enforceOverround': true } })
    const runners = [runner('2', 'England', { back: levels(900), lay: levels(950) })]
    page.services.prices.seed(market({ id: 'm1', isManual: true, runners, sequence: { epoch: 'a', seq: 2 } }))
    const said = vi.spyOn(page.site, 'toast')
    page.slip.lineActions()!.take(page.price(0))
    page.slip.lineActions()!.take(page.price(1))
    page.stakeAll('100')
    page.slip.lineActions()!.press()
    await settled()
    expect(page.orders).toEqual([])
    expect(said).toHaveBeenCalledWith('betting.slip.notAllowed', 'danger')
  })

  it('requests the login that expired', async () => {
    const page = await collecting()
    page.slip.lineActions()!.take(page.price(0))
    page.stakeAll('100')
    page.site.operator.session.end('expired')
    page.slip.lineActions()!.press()
    await settled()
    expect(page.requested).toEqual(['login'])
    expect(page.orders).toEqual([])
  })
})
