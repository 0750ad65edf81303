import { expect, it } from 'vitest'
import { createBetting } from '../createBetting.ts'
import { fakeSite } from '../testing/fakeSite.tsx'
import { draft } from '../testing/bet.ts'
import { slipAsking } from './slipAsking.ts'

it('SHELL-098 the slip asks a player while its sheet is open or a refusal stands in it, so that notices wait', () => {
  const betting = createBetting(fakeSite())
  const asking = slipAsking(betting)
  expect(asking.getState()).toBe(false)
  betting.slipPanel.setState({ isSheetOpen: true })
  expect(asking.getState()).toBe(true)
  betting.slipPanel.setState({ isSheetOpen: false })
  betting.slip.setState({ slip: { state: 'refused', draft: draft(), refusal: { code: 'market-suspended' } } })
  expect(asking.getState()).toBe(true)
})

it('SHELL-121 asks nothing of a visitor, whom maintenance leaves the landing page: what an expired login left stands in it', () => {
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
