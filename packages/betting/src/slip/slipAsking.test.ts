import { expect, it } from 'vitest'
import { createBetting } from '../createBetting.ts'
import { fakeSite } from '../testing/fakeSite.tsx'
import { draft } from '../testing/bet.ts'
import { linesStateOf, linesReducer } from './lines/model/lines.ts'
import { slipAsking } from './slipAsking.ts'

it('SHELL-098 the slip needs a player while its sheet is open or it shows a refusal, so that notices wait', () => {
  const betting = createBetting(fakeSite())
  const asking = slipAsking(betting)
  expect(asking.getState()).toBe(false)
  betting.slipPanel.setState({ isSheetOpen: true })
  expect(asking.getState()).toBe(true)
  betting.slipPanel.setState({ isSheetOpen: false })
  betting.slip.setState({ slip: { state: 'refused', draft: draft(), refusal: { code: 'market-suspended' } } })
  expect(asking.getState()).toBe(true)
})

it('SHELL-121 the slip never needs a visitor, who keeps the landing page in maintenance, even with an expired login’s selection', () => {
  const betting = createBetting(fakeSite())
  const asking = slipAsking(betting)
  let changes = 0
  asking.subscribe(() => (changes += 1))
  betting.slip.setState({ slip: { state: 'refused', draft: draft(), refusal: { code: 'login-required' } } })
  betting.site.operator.session.end('expired')
  expect(betting.slip.getState().slip.state).toBe('refused')
  expect(asking.getState()).toBe(false)
  expect(changes).toBeGreaterThan(1)
})

it('SHELL-098 the slip needs a player for a confirmation of several bets, and while one of them is in flight', () => {
  const betting = createBetting(fakeSite())
  const asking = slipAsking(betting)
  const lines = linesStateOf([{ id: '1', isQueued: false, stage: { state: 'editing', draft: draft() } }])
  const isAskingOf = (linesState: typeof lines) => {
    betting.slip.setState({ linesState })
    return asking.getState()
  }
  expect(isAskingOf(lines)).toBe(false)
  expect(isAskingOf(linesReducer(lines, { type: 'asked' }))).toBe(true)
  expect(isAskingOf(linesReducer(lines, { type: 'queued', ids: ['1'] }))).toBe(true)
})
