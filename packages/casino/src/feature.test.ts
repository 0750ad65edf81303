import { fakeSite } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import { casino } from './feature.tsx'

const layoutsOf = (isCasinoOnly: boolean) => {
  const { site } = fakeSite({ flags: { 'domain.casinoOnly': isCasinoOnly } })
  const routes = casino().setup(site).routes ?? []
  return Object.fromEntries(routes.map(({ path, layout }) => [path, layout]))
}

it('ROUTE-071 turns the base layout off on every list, except the home page of a casino-only domain', () => {
  const lists = [
    '/live-casino',
    '/crash-games',
    '/virtual-games',
    '/slot-games',
    '/lottery',
    '/top-casino',
    '/premium-casino',
  ]
  expect(lists.map((path) => layoutsOf(false)[path])).toEqual(lists.map(() => 'stage'))
  expect(lists.map((path) => layoutsOf(true)[path])).toEqual(['page', ...lists.slice(1).map(() => 'stage')])
})

it('ROUTE-028 ROUTE-029 ROUTE-069 has a game screen within the site, and a full-screen one', () => {
  const layouts = layoutsOf(false)
  expect([layouts['/game-screen'], layouts['/game-screen-play']]).toEqual([undefined, 'screen'])
  const { site } = fakeSite()
  const paths = (casino().setup(site).routes ?? []).map(({ path }) => path)
  expect(paths).toContain('/game-screen')
})
