import type { FakeSiteOptions } from '@kit/shell/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeCasino, game, showCasino } from '../testing/showCasino.tsx'
import { casinoLists } from './casinoLists.ts'
import { GameListScreen } from './GameListScreen.tsx'

afterEach(closeCasino)

const player = { token: 't', userType: 'user' as const }
const three = [
  game(),
  game({ id: '1', code: 'teen-patti', name: 'Teen Patti', kind: 'live', subProvider: 'Card House' }),
  game({ id: '4', code: 'european-roulette', name: 'European Roulette', provider: 'europeanCasino' }),
]
const offering = (games = three): FakeSiteOptions => ({ answers: { listCasinoGames: () => games } })
const tile = (name: string) => page.getByRole('link', { name: new RegExp(`^${name} [A-Z]`) })

describe('a game list', () => {
  it.each([
    [
      'as the role of the white label',
      [{ _id: '1', whiteLabelId: '1', europeanCasinoDisabled: true }],
      'European Roulette',
    ],
    ['of the configured provider', [{ _id: '1', whiteLabelId: '1', europeanCasinoDisabled: true }], 'Kite'],
  ])('ROLE-021 Q-098 omits the disabled games %s', async (how, roles, hidden) => {
    const isOwn = how === 'of the configured provider'
    showCasino(<GameListScreen type="top" />, {
      login: player,
      ...(isOwn && { flags: { 'casino.europeanProviderId': 'sandboxGames' } }),
      answers: { ...offering().answers, listWhiteLabelRoles: () => roles },
    })
    await expect.element(tile(isOwn ? 'European Roulette' : 'Kite')).toBeVisible()
    expect(tile(hidden).elements()).toHaveLength(0)
  })

  it.each(casinoLists)(
    'ROUTE-023 ROUTE-024 ROUTE-025 ROUTE-026 ROUTE-027 ROUTE-032 ROUTE-033 $path shows the games of its kind, with name, picture and provider',
    async ({ type, path }) => {
      const asked: unknown[] = []
      showCasino(<GameListScreen type={type} />, {
        answers: {
          listCasinoGames(request) {
            asked.push(request)
            return three
          },
        },
      })
      await expect.element(tile('Kite')).toHaveTextContent('KiteSky House')
      expect(asked).toEqual([{ gameType: type }])
      const here = page.getByRole('navigation', { name: 'Casino' }).getByRole('link')
      const current = here.elements().filter((link) => link.getAttribute('aria-current') === 'page')
      expect(current.map((link) => link.getAttribute('href'))).toEqual([path])
    },
  )

  it('ROUTE-027 scrolls to the selected list on a phone, from the left and from the right', async () => {
    await page.viewport(320, 640)
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir
      showCasino(<GameListScreen type="slot" />, offering())
      const chosen = page
        .getByRole('navigation', { name: 'Casino' })
        .getByRole('link', { name: 'Slot Games' })
      await expect.element(chosen).toBeVisible()
      const { left, right } = chosen.element().getBoundingClientRect()
      expect([dir, left >= 0, right <= 320]).toEqual([dir, true, true])
      closeCasino()
    }
    document.documentElement.dir = ''
  })

  it('CAS-004 CAS-006 CAS-007 shows the games of one provider, with All first', async () => {
    showCasino(<GameListScreen type="top" />, offering())
    const groups = page.getByRole('group', { name: 'Providers' })
    await expect.element(groups).toHaveTextContent('AllCard HouseSky House')
    await groups.getByRole('button', { name: 'Card House' }).click()
    await expect.element(tile('Kite')).not.toBeInTheDocument()
    await expect.element(tile('Teen Patti')).toBeVisible()
    await groups.getByRole('button', { name: 'All' }).click()
    await expect.element(tile('Kite')).toBeVisible()
  })

  it('ROLE-026 asks a visitor who taps a game to log in, and then opens it', async () => {
    const { seen } = showCasino(<GameListScreen type="crash" />, offering())
    await tile('Kite').click()
    expect(seen.intents).toEqual([['login', { returnTo: '/casino/1003/kite/sandboxGames/Sky%20House' }]])
    expect(seen.paths).toEqual([])
  })

  it('ROUTE-057 opens a game for a player by its id, code, provider and sub-provider', async () => {
    const { seen } = showCasino(<GameListScreen type="crash" />, { ...offering(), login: player })
    await tile('Kite').click()
    expect(seen).toMatchObject({ paths: ['/casino/1003/kite/sandboxGames/Sky%20House'], intents: [] })
  })

  it('CAS-003 shows that the games could not be loaded, and loads them again', async () => {
    let isUp = false
    showCasino(<GameListScreen type="live" />, {
      onCall: (name) => (name === 'listCasinoGames' && isUp ? three : undefined),
    })
    await expect.element(page.getByText('The games could not be loaded')).toBeVisible()
    isUp = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(tile('Kite')).toBeVisible()
  })

  it('CAS-002 keeps the current games if they cannot be refreshed, and reports it', async () => {
    let isUp = true
    const { queries } = showCasino(<GameListScreen type="live" />, {
      onCall: (name) => (name === 'listCasinoGames' && isUp ? three : undefined),
    })
    await expect.element(tile('Kite')).toBeVisible()
    isUp = false
    await queries.invalidateQueries({ queryKey: ['casinoGames'] })
    await expect.element(page.getByText('These games were loaded earlier.', { exact: false })).toBeVisible()
    await expect.element(tile('Kite')).toBeVisible()
  })

  it('shows placeholders in the shape of the games, and an empty state', async () => {
    showCasino(<GameListScreen type="live" />, { pending: ['listCasinoGames'] })
    await expect.element(page.getByRole('heading', { name: 'Live Casino' })).toBeVisible()
    expect(document.querySelector('[aria-busy]')).not.toBeNull()
    closeCasino()
    showCasino(<GameListScreen type="lottery" />, offering([]))
    await expect.element(page.getByText('No games here now')).toBeVisible()
  })

  it.each([true, false])(
    'ROLE-021 has the European casino unless casino.europeanDisabled: %s',
    async (flag) => {
      showCasino(<GameListScreen type="top" />, { ...offering(), flags: { 'casino.europeanDisabled': flag } })
      await expect.element(tile('Kite')).toBeVisible()
      expect(tile('European Roulette').elements()).toHaveLength(flag ? 0 : 1)
    },
  )

  it.each([true, false])('offers games only where casino.enabled is on: %s', async (flag) => {
    showCasino(<GameListScreen type="top" />, { ...offering(), flags: { 'casino.enabled': flag } })
    await expect
      .element(flag ? tile('Kite') : page.getByText('There is no casino on this site'))
      .toBeVisible()
  })

  it('shows games to a player whose profile cannot be read, also during further attempts', async () => {
    let reads = 0
    const { queries } = showCasino(<GameListScreen type="top" />, {
      login: player,
      answers: {
        listCasinoGames: () => three,
        getProfile() {
          reads += 1
          throw new Error('down')
        },
      },
    })
    await expect.element(tile('Kite')).toBeVisible()
    const shown = tile('Kite').element()
    const before = reads
    await queries.refetchQueries()
    await expect.poll(() => reads).toBeGreaterThan(before)
    expect(shown.isConnected).toBe(true)
  })

  it('ROLE-020 shows a player with casinoLock no games', async () => {
    showCasino(<GameListScreen type="top" />, { ...offering(), login: player, user: { casinoLock: true } })
    await expect.element(page.getByText('Casino is not available on your account')).toBeVisible()
    expect(tile('Kite').elements()).toHaveLength(0)
  })
})

it('Q-094 shows demo accounts above the games that they need a normal account, and no other player', async () => {
  const words = 'A demo account cannot play casino games. Log in with a normal account to play.'
  showCasino(<GameListScreen type="crash" />, { login: player, ...offering(), user: { isDemo: true } })
  await expect.element(page.getByText(words)).toBeVisible()
  closeCasino()
  showCasino(<GameListScreen type="crash" />, { login: player, ...offering() })
  await expect.element(tile('Kite')).toBeVisible()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})
