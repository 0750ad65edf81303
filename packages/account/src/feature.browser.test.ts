import { fakeSite } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import { account } from './feature.tsx'

it('Q-100 reports whether the login is open, and closes it when the maintenance page replaces it', () => {
  const { intents, login, isAsking } = account().setup(fakeSite().site)
  expect(login?.isOpen.getState()).toBe(false)
  intents?.login?.({})
  expect([login?.isOpen.getState(), isAsking?.getState()]).toEqual([true, true])
  login?.close()
  expect([login?.isOpen.getState(), isAsking?.getState()]).toEqual([false, false])
})

it.each([
  [{ 'domain.type': 'b2c' }, true],
  [{ 'domain.type': 'b2c', 'referral.loadAfterLogin': false }, true],
  [{ 'domain.type': 'b2b' }, false],
] as const)('ROUTE-041 SHELL-134 AUTH-035 with %j has the page of referrals: %s', (flags, isServed) => {
  const { routes = [] } = account().setup(fakeSite({ flags }).site)
  expect(routes.some(({ path }) => path === '/refer')).toBe(isServed)
})
