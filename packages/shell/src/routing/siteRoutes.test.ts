import { describe, expect, it } from 'vitest'
import type { Feature, RouteContribution } from '../feature.ts'
import type { RouteChange } from '../site.ts'
import { isHomePage } from './isHomePage.ts'
import { checkRoutes } from './checkRoutes.ts'
import { homePathOf, siteRoutes } from './siteRoutes.ts'

const load = async () => ({ default: () => null })
const feature = (name: string, ...routes: RouteContribution[]): Feature => ({
  name,
  messages: {},
  setup: () => ({ routes }),
})

function tableOf(features: Feature[], routes: RouteChange[] = [], isCasinoOnly = false) {
  const contributions = features.map((one) => one.setup(undefined as never))
  return siteRoutes({ routes }, contributions, homePathOf(isCasinoOnly))
}
const rowOf = (table: ReturnType<typeof tableOf>, path: string) => table.find((row) => row.path === path)

describe('the table of paths', () => {
  it('ROUTE-038 Q-034 has the shell’s paths and those of the features, each with who may see it', () => {
    const table = tableOf([
      feature('lists', { path: '/inPlay', load }, { path: '/favorite', load, audience: 'loggedIn' }),
    ])
    expect(rowOf(table, '/')).toMatchObject({ isHome: true })
    expect(rowOf(table, '/favorite')).toMatchObject({ audience: 'loggedIn' })
  })

  it('Q-034 a brand changes who sees a path and adds paths of its own', () => {
    const table = tableOf(
      [feature('lists', { path: '/inPlay', load, layout: 'full' })],
      [
        { path: '/inPlay', audience: 'loggedIn' },
        { path: '/vip', load, audience: 'loggedIn', isPrivate: true },
      ],
    )
    expect(rowOf(table, '/inPlay')).toMatchObject({
      audience: 'loggedIn',
      layout: 'full',
      load,
    })
    expect(rowOf(table, '/vip')).toMatchObject({ isPrivate: true })
  })

  it('refuses two features on one path, however its parameters are called, and a path without a screen', () => {
    const events = feature('events', { path: '/events/$id', load })
    const other = feature('other', { path: '/Events/$eventId', load })
    expect(() => checkRoutes(tableOf([events, other]))).toThrow(/serve the path \/Events\/\$eventId/)
    expect(() => checkRoutes(tableOf([], [{ path: '/vip', audience: 'loggedIn' }]))).toThrow(
      /\/vip, and no feature has a screen/,
    )
    expect(() => checkRoutes(tableOf([events], [{ path: '/events/$id', layout: 'full' }]))).not.toThrow()
  })

  it('ROUTE-072 a casino-only site is at home at /live-casino, with the casino’s page where there is one', () => {
    expect(rowOf(tableOf([], [], true), '/live-casino')).toMatchObject({ isHome: true })
    const casino = feature('casino', { path: '/live-casino', load })
    expect(rowOf(tableOf([casino], [], true), '/live-casino')).toMatchObject({ load })
    expect(rowOf(tableOf([]), '/live-casino')).toBeUndefined()
  })
})

it('ROUTE-001 ROUTE-002 the landing page is at / and /m, and at every path of a visit', () => {
  const visits = [
    '/',
    '/m',
    '/login-user/a/b',
    '/direct-login/t',
    '/bonus/1',
    '/branch/1',
    '/register-referrer/x',
  ]
  const signUps = [
    '/promo-code/x',
    '/register/a',
    '/register/a/b',
    '/signUp',
    '/register',
    '/signup/a',
    '/signUp/a/b',
    '/r/a',
    '/r/a/b/',
  ]
  for (const path of [...visits, ...signUps]) expect([path, isHomePage(path)]).toEqual([path, true])
  for (const path of ['/bonus', '/r', '/r/a/b/c', '/m/x', '/inPlay', '/signups', '/events/m'])
    expect([path, isHomePage(path)]).toEqual([path, false])
})
