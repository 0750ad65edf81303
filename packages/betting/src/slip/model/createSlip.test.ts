import { describe, expect, it } from 'vitest'
import { createBetting } from '../../createBetting.ts'
import { draft } from '../../testing/bet.ts'
import { fakeSite, type FakeSiteOptions } from '../../testing/fakeSite.tsx'
import { slipOf } from './slipOf.ts'

const { stakeText: _stakeText, isQuick: _isQuick, ...tapped } = draft()

/** A slip whose first player is u1. */
function slipOfFirst(options: FakeSiteOptions = {}) {
  const services = createBetting(fakeSite(options))
  const slip = slipOf(services)
  slip.followPlayer('u1')
  const { session } = services.site.operator
  const logIn = (userId: string) => {
    session.begin({ token: `of ${userId}`, userType: 'user' }, false)
    slip.followPlayer(userId)
  }
  return { services, slip, session, logIn }
}

describe('the slip after a login that expired', () => {
  it('is as it was for the same player', () => {
    const { services, slip, session, logIn } = slipOfFirst()
    slip.dispatch({ type: 'priceTapped', draft: tapped })
    slip.dispatch({ type: 'stakeTyped', stakeText: '500' })
    session.end('expired')
    logIn('u1')
    expect(services.slip.getState().slip).toMatchObject({ state: 'editing', draft: { stakeText: '500' } })
  })

  it('holds nothing of it for another player, whose taps must not place by its quick stake', () => {
    const { services, slip, session, logIn } = slipOfFirst()
    slip.dispatch({ type: 'quickBetTurned', stake: 100_000n })
    slip.dispatch({ type: 'priceTapped', draft: tapped })
    session.end('expired')
    logIn('u2')
    expect(services.slip.getState()).toMatchObject({ slip: { state: 'empty' }, kept: [], quickStake: null })
    // Nor is it kept as the other's.
    expect(services.site.tabStorage.getItem('kit.betting.slip.u2')).toBeNull()
  })
})
