import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectedMarket } from '../../screens/event/ConnectedMarket.tsx'
import {
  closeSlip,
  openSlip,
  placeButton,
  stakeField,
  type OpenSlipOptions,
} from '../../testing/openSlip.tsx'
import { levels } from '../../testing/market.ts'
import { MarketNews } from './MarketNews.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

const open = (options: OpenSlipOptions = {}) =>
  openSlip({
    content: (
      <>
        <ConnectedMarket marketId="1.200-1" />
        <MarketNews />
      </>
    ),
    ...options,
  })
const region = () => document.querySelector<HTMLElement>('[data-market-news]')!
const change = { marketId: '1.200-1', epoch: 'a', isImage: false, runners: [] }

it('announces as text that a market on the page is suspended and that it is open again', async () => {
  const { services } = await open()
  services.prices.apply({ ...change, seq: 2, status: 'ball running' })
  await expect.poll(() => region().textContent, { timeout: 5_000 }).toBe('Match Odds: suspended.')
  services.prices.apply({ ...change, seq: 3, status: 'active' })
  await expect.poll(() => region().textContent, { timeout: 10_000 }).toBe('Match Odds: open again.')
})

it('announces the price of the slip’s selection when it moves, and of no other runner', async () => {
  const { services } = await open()
  await expect.element(stakeField()).toBeVisible()
  services.prices.apply({
    ...change,
    seq: 2,
    runners: [
      { id: '1', back: levels(900) },
      { id: '2', back: levels(125) },
    ],
  })
  await expect.poll(() => region().textContent, { timeout: 5_000 }).toBe('England is now 1.25, was 1.22.')
})

it('works while a dialog covers the page, and is the only live region of a market', async () => {
  const { services } = await open({ user: { confirmBets: true } })
  await stakeField().fill('500')
  await expect.element(page.getByRole('switch', { name: 'Confirm before placing' })).toBeChecked()
  await placeButton().click()
  await expect.element(page.getByRole('dialog', { name: 'Confirm your bet' })).toBeVisible()
  expect(region().closest('[aria-hidden="true"]')).toBeNull()
  services.prices.interrupt()
  await expect.poll(() => region().textContent, { timeout: 5_000 }).toBe('Match Odds: prices interrupted.')
  expect(document.querySelectorAll('[data-market] [role="status"], [data-market] [aria-live]')).toHaveLength(
    0,
  )
})
