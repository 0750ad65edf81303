import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { bet } from '../../testing/bet.ts'
import { closeSlip, openSlip, placeButton, stakeField } from '../../testing/openSlip.tsx'
import { slipOf } from '../../slip/model/slipOf.ts'
import { ConnectedMarket } from './ConnectedMarket.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

// Not by role, because an open dialog hides the page from it.
const ofRunner = (name: string) =>
  [...document.querySelectorAll('[data-market] li')].find((row) => row.textContent?.includes(name))!
const whatIf = (name: string) => ofRunner(name).querySelector('[data-what-if]')?.textContent
const position = (name: string) =>
  ofRunner(name).querySelector('[data-result]:not([data-what-if])')?.textContent

it('the what-if of a draft bet looks different from a position, and ends with the sheet or a refusal', async () => {
  const { services } = await openSlip({
    openBets: [bet({ stake: 100_000n, profit: 50_000n, liability: 100_000n })],
    content: <ConnectedMarket marketId="1.200-1" />,
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

it('PNL-009 BET-030 Q-013 shows the operator’s book, and reports one that differs from the sum of the bets', async () => {
  const reported: string[] = []
  await openSlip({
    isTapped: false,
    openBets: [bet({ stake: 100_000n, profit: 50_000n, liability: 100_000n })],
    onCall: (name) =>
      name === 'listMarketBooks'
        ? [
            {
              marketId: '1.200-1',
              byRunner: [
                { runnerId: '1', runnerName: 'Netherlands', amount: -100_000n },
                { runnerId: '2', runnerName: 'England', amount: 49_900n },
              ],
              exposure: 100_000n,
            },
          ]
        : undefined,
    content: <ConnectedMarket marketId="1.200-1" />,
    prepare: ({ site }) => {
      site.onError = (error) => void reported.push(String(error))
    },
  })
  await expect.poll(() => position('England')).toContain('+499.00')
  expect(position('Netherlands')).toContain('−1,000.00')
  await expect.poll(() => reported.length, { timeout: 8_000 }).toBe(1)
  expect(reported[0]).toContain('market 1.200-1 is not the sum of the open bets on runners 2')
})

it('BET-030 shows the book of the answer as soon as the bet is placed, before anything is read again', async () => {
  let hasPlaced = false
  const { services } = await openSlip({
    content: <ConnectedMarket marketId="1.200-1" />,
    onCall: (name) => {
      if (name === 'listMarketBooks' && hasPlaced) return new Promise(() => undefined)
      if (name !== 'placeBet') return undefined
      hasPlaced = true
      return {
        bet: bet({ stake: 50_000n, profit: 11_000n, liability: 50_000n }),
        book: {
          marketId: '1.200-1',
          byRunner: [
            { runnerId: '1', runnerName: 'Netherlands', amount: -50_000n },
            { runnerId: '2', runnerName: 'England', amount: 11_000n },
          ],
          exposure: 50_000n,
        },
      }
    },
  })
  await stakeField().fill('500')
  await placeButton().click()
  await expect.poll(() => services.slip.getState().slip.state).toBe('empty')
  expect(position('England')).toContain('+110.00')
  expect(position('Netherlands')).toContain('−500.00')
})
