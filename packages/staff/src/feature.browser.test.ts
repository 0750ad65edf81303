import { userTypes } from '@kit/sdk/contract'
import { fakeSite } from '@kit/shell/testing'
import { describe, expect, it } from 'vitest'
import { staff } from './feature.tsx'

describe('the pages of staff', () => {
  it.each(userTypes)(
    'ROLE-014 ROLE-028 are there for staff alone, the operator’s for the administrator: %s',
    async (userType) => {
      const { site } = fakeSite({ login: { token: 't', userType } })
      const { routes = [], accountMenu = [] } = staff().setup(site)
      const isStaff = userType !== 'user'
      const isAdministrator = userType === 'administrator'
      for (const { path, exists, audience } of routes) {
        expect([path, audience]).toEqual([path, 'loggedIn'])
        const isThere = path === '/staff/operator' ? isAdministrator : isStaff
        expect([path, await exists?.({})]).toEqual([path, isThere])
      }
      const shown = accountMenu.filter(({ useIsShown }) => useIsShown?.()).map(({ to }) => to)
      expect(shown).toEqual([
        ...(isStaff ? ['/staff', '/staff/requests', '/staff/complaints'] : []),
        ...(isAdministrator ? ['/staff/operator'] : []),
      ])
    },
  )

  it('Q-001 a visitor is asked to log in at them, and has no entry of a menu', async () => {
    const { site } = fakeSite()
    const { routes = [], accountMenu = [] } = staff().setup(site)
    // The site asks for a login first, and looks again after it.
    expect(await Promise.all(routes.map(({ exists }) => exists?.({})))).toEqual(routes.map(() => true))
    expect(accountMenu.filter(({ useIsShown }) => useIsShown?.())).toEqual([])
  })
})
