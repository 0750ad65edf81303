import type { SiteServices } from '@kit/shell/feature'
import { describe, expect, it, vi } from 'vitest'
import { betting, type BettingOptions } from './feature.tsx'
import { messages } from './messages.ts'
import { fakeSite, type FakeSiteOptions } from './testing/fakeSite.tsx'

function barOf(options: BettingOptions, site: FakeSiteOptions = {}) {
  const request = vi.fn<SiteServices['request']>(() => true)
  const { bottomBar = [] } = betting(options).setup({ ...fakeSite(site), request })
  return { bottomBar, request, bet: bottomBar.find(({ id }) => id === 'bet') }
}

describe('the bottom bar items of betting', () => {
  it('SHELL-009 include the sports book if the brand has one, before the slip', () => {
    const { bottomBar } = barOf({ sportsBook: 'https://book.example/{id}' })
    expect(bottomBar.map(({ id, to }) => [id, to])).toEqual([
      ['sportsBook', '/sports-book'],
      ['bet', undefined],
    ])
    expect(barOf({}).bottomBar.map(({ id }) => id)).toEqual(['bet'])
  })

  it('SHELL-015 ask a visitor who opens the slip to log in, but not a player', () => {
    const visitor = barOf({}, { isLoggedIn: false })
    visitor.bet?.onPress?.()
    expect(visitor.request.mock.calls).toEqual([['login', {}]])
    const player = barOf({}, { isLoggedIn: true })
    player.bet?.onPress?.()
    expect(player.request).not.toHaveBeenCalled()
  })
})

it('ROUTE-047 links to the stakes in the account menu', () => {
  const { accountMenu = [], routes = [] } = betting().setup(fakeSite())
  const [stakes] = accountMenu
  expect(stakes?.to).toBe('/button-values')
  expect(routes.map(({ path }) => path)).toContain(stakes?.to)
  expect(messages).toHaveProperty(stakes?.labelId ?? '', 'Stakes')
})
