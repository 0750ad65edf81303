import { userTypes } from '@kit/sdk/contract'
import { fakeSite } from '@kit/shell/testing'
import { describe, expect, it } from 'vitest'
import { staff } from './feature.tsx'

describe('the staff pages', () => {
  it.each(userTypes)(
    'ROLE-014 ROLE-028 exist for staff only, and the operator’s page for the administrator only: %s',
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

  it('Q-001 a visitor is asked to log in there, and has no menu entry', async () => {
    const { site } = fakeSite()
    const { routes = [], accountMenu = [] } = staff().setup(site)
    // The site requests a login first, and checks again afterwards.
    expect(await Promise.all(routes.map(({ exists }) => exists?.({})))).toEqual(routes.map(() => true))
    expect(accountMenu.filter(({ useIsShown }) => useIsShown?.())).toEqual([])
  })
})
