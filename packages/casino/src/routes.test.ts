import { fakeSite } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import { casino } from './feature.tsx'

it('ROUTE-016 Q-033 has a page for each kind of game by its name: the games for players, the landing page for visitors', () => {
  const { routes = [] } = casino().setup(fakeSite().site)
  const facts = (path: string) => {
    const route = routes.find((one) => one.path === path)
    return [path, route?.audience ?? 'everyone', route?.layout]
  }
  expect(['/live', '/crash', '/virtual', '/slot', '/lottery'].map(facts)).toEqual([
    ['/live', 'loggedIn', 'stage'],
    ['/crash', 'loggedIn', 'stage'],
    ['/virtual', 'loggedIn', 'stage'],
    ['/slot', 'loggedIn', 'stage'],
    // A separate list, also for visitors (ROUTE-024).
    ['/lottery', 'everyone', 'stage'],
  ])
})

it('SHELL-005 keeps the bottom bar on a game’s screen, and removes it in full screen', () => {
  const { routes = [] } = casino().setup(fakeSite().site)
  const hasBar = (path: string) => routes.find((one) => one.path === path)?.hasBar ?? false
  expect([hasBar('/casino/$gi/$gc/$p/$spn'), hasBar('/game-screen-play')]).toEqual([true, false])
})
