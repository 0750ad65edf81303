import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openTrader, priceOf } from '../testing/openTrader.tsx'
import { meridianPage } from '../testing/meridianPage.tsx'
import { loadSlip } from './LazySlip.tsx'

const draw = meridianPage()
beforeAll(() => loadSlip())

const tab = (name: RegExp) => page.getByRole('dialog').getByRole('tab', { name })
const top = (name: RegExp) => tab(name).element().getBoundingClientRect().top
/** Waits until the sheet has opened and its content after the first frame is rendered. */
async function settled(): Promise<void> {
  let last = Number.NaN
  const isStill = () => {
    const before = last
    last = top(/^Open Bets/)
    return before === last
  }
  await expect.poll(isStill, { interval: 150 }).toBe(true)
}

it('BET-010 keeps the tabs of a phone’s sheet under the thumb that presses them', async () => {
  const { services } = await openTrader(draw, { flags: {} })
  await priceOf('Match Odds', /^Back England/).click()
  await expect.element(tab(/^Open Bets/)).toBeVisible()
  await settled()
  const before = top(/^Open Bets/)
  await tab(/^Open Bets/).click()
  await expect.element(page.getByText('You have no open bets')).toBeVisible()
  expect(top(/^Open Bets/)).toBe(before)
  await tab(/^Betslip/).click()
  await expect.poll(() => services.slipPanel.getState().tab).toBe('slip')
  expect(top(/^Open Bets/)).toBe(before)
})
