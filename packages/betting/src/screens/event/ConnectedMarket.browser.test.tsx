import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bet } from '../../testing/bet.ts'
import { closeSlip, openSlip, stakeField } from '../../testing/openSlip.tsx'
import { slipOf } from '../../slip/model/slipOf.ts'
import { ConnectedMarket } from './ConnectedMarket.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

const ofRunner = (name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).first().element() as HTMLElement
const whatIf = (name: string) => ofRunner(name).querySelector('[data-what-if]')?.textContent
const position = (name: string) => ofRunner(name).querySelector('[data-result]:not([data-what-if])')?.textContent

it('a bet that is thought of looks different from a position, and ends with the sheet or a refusal', async () => {
  const { services } = await openSlip({
    openBets: [bet({ stake: 100_000n, profit: 50_000n, liability: 100_000n })],
    beside: <ConnectedMarket marketId="1.200-1" />,
    prepare: (own) => own.slipPanel.setState({ isSheetOpen: true }),
  })
  await stakeField().fill('500')
  await expect.poll(() => whatIf('England')).toContain('+610.00')
  expect(position('England')).toContain('+500.00')

  services.slipPanel.setState({ isSheetOpen: false })
  await expect.poll(() => whatIf('England')).toBeUndefined()
  expect(position('England')).toContain('+500.00')

  services.slipPanel.setState({ isSheetOpen: true })
  await expect.poll(() => whatIf('England')).toContain('+610.00')
  slipOf(services).dispatch({ type: 'refusedHere', refusal: { code: 'price-gone' } })
  await expect.poll(() => whatIf('England')).toBeUndefined()
  expect(whatIf('Netherlands')).toBeUndefined()
})
