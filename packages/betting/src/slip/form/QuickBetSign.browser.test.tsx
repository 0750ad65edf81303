import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectedMarket } from '../../screens/event/ConnectedMarket.tsx'
import { closeSlip, openSlip } from '../../testing/openSlip.tsx'
import { slipOf } from '../model/slipOf.ts'
import { QuickBetSign } from './QuickBetSign.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

const overPrices = (
  <>
    <ConnectedMarket marketId="1.200-1" />
    <QuickBetSign />
  </>
)
const sign = () => page.getByRole('button', { name: 'Quick bet: 2,000.00 a tap' })

it('BET-053 on a phone quick bets show over the page that they are on, and what a tap stakes', async () => {
  const { services } = await openSlip({ isTapped: false, beside: overPrices })
  await expect.element(sign()).not.toBeInTheDocument()
  slipOf(services).dispatch({ type: 'quickBetTurned', stake: 200_000n })
  await expect.element(sign()).toBeVisible()
  await sign().click()
  expect(services.slipPanel.getState()).toMatchObject({ isSheetOpen: true, tab: 'slip' })
  await expect.element(sign()).not.toBeInTheDocument()
  slipOf(services).dispatch({ type: 'quickBetTurned', stake: null })
  services.slipPanel.setState({ isSheetOpen: false })
  await expect.element(sign()).not.toBeInTheDocument()
})

it('BET-053 says nothing once the login has expired: a tap of a visitor places nothing', async () => {
  const { services } = await openSlip({ isTapped: false, beside: overPrices })
  slipOf(services).dispatch({ type: 'quickBetTurned', stake: 200_000n })
  await expect.element(sign()).toBeVisible()
  services.site.operator.session.end('expired')
  await expect.element(sign()).not.toBeInTheDocument()
})

it('BET-053 does not lie over a page without prices, where a tap places nothing', async () => {
  const { services } = await openSlip({ isTapped: false, beside: <QuickBetSign /> })
  slipOf(services).dispatch({ type: 'quickBetTurned', stake: 200_000n })
  await expect.element(page.getByText('Quick bet: 2,000.00 a tap')).toBeInTheDocument()
  await expect.element(page.getByText('Quick bet: 2,000.00 a tap')).not.toBeVisible()
})
