import { expect, it } from 'vitest'
import { fakeSite } from './testing/fakeSite.tsx'
import { createBetting } from './createBetting.ts'

it.each([
  { tab: 'slip', isOpenAfter: false, what: 'closes the sheet: there is nothing to do in it' },
  { tab: 'openBets', isOpenAfter: true, what: 'leaves a player alone who went on to the open bets' },
] as const)('BET-027 a placed bet $what', ({ tab, isOpenAfter }) => {
  const { slipPanel, slip } = createBetting(fakeSite())
  slipPanel.setState({ isSheetOpen: true, tab })
  slip.setState({ succeeded: 'k' })
  expect(slipPanel.getState().isSheetOpen).toBe(isOpenAfter)
})

it('BET-027 a bet placed during the success flag of the previous one closes the sheet, too', () => {
  const { slipPanel, slip } = createBetting(fakeSite())
  slip.setState({ succeeded: 'k1' })
  slipPanel.setState({ isSheetOpen: true, tab: 'slip' })
  slip.setState({ succeeded: 'k2' })
  expect(slipPanel.getState().isSheetOpen).toBe(false)
})
