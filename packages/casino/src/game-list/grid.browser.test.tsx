import type { CasinoGame } from '@kit/sdk/contract'
import type { FakeSiteOptions } from '@kit/shell/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeCasino, game, showCasino } from '../testing/showCasino.tsx'
import { GameListScreen } from './GameListScreen.tsx'

afterEach(() => {
  closeCasino()
  window.scrollTo(0, 0)
})

const many = (count: number): CasinoGame[] =>
  Array.from({ length: count }, (_value, index) =>
    game({
      id: String(index),
      code: `game-${index}`,
      name: `Game ${index}`,
      subProvider: `House ${index % 7}`,
    }),
  )
const offering = (games: CasinoGame[], more: FakeSiteOptions = {}) =>
  showCasino(<GameListScreen type="slot" />, { answers: { listCasinoGames: () => games }, ...more })
const tile = (name: string) => page.getByRole('link', { name: new RegExp(`^${name} [A-Z]`) })
const drawn = () => document.querySelectorAll('[data-place]').length
const grid = () => page.getByRole('list', { name: 'Slot Games: games' })

describe('a long list', () => {
  it.each([5000, 100_000])(
    'renders only the games near the screen out of %i, at any scroll position',
    async (count) => {
      offering(many(count))
      await expect.element(tile('Game 0')).toBeVisible()
      expect(drawn()).toBeLessThan(120)
      window.scrollTo(0, document.documentElement.scrollHeight)
      await expect.element(tile(`Game ${count - 1}`)).toBeVisible()
      expect(drawn()).toBeLessThan(120)
      expect(document.querySelector('[data-place]')?.getAttribute('aria-setsize')).toBe(String(count))
    },
  )

  it('is navigated by keys from one tab stop, and keeps the focused game when it is scrolled away', async () => {
    offering(many(5000))
    await expect.element(tile('Game 0')).toBeVisible()
    expect(
      grid()
        .getByRole('link')
        .elements()
        .filter((link) => (link as HTMLElement).tabIndex === 0),
    ).toHaveLength(1)
    ;(tile('Game 0').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tile('Game 1')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(tile('Game 4999')).toHaveFocus()
    window.scrollTo(0, 0)
    await expect.element(tile('Game 0')).toBeVisible()
    await expect.element(tile('Game 4999')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(tile('Game 0')).toHaveFocus()
  })

  it('shows a game once, with the icon of its kind if its picture is missing or broken', async () => {
    offering([
      game({ name: 'Bare' }),
      game({ name: 'Bare again' }),
      game({ id: '2', name: 'Broken', picture: '/nothing.webp', pictureColour: '#123456' }),
    ])
    await expect.element(tile('Bare')).toBeVisible()
    expect(tile('Bare again').elements()).toHaveLength(0)
    await expect.poll(() => document.querySelectorAll('img')).toHaveLength(0)
    await expect.element(tile('Broken')).toBeVisible()
  })

  it('offers a picture in three widths as AVIF and WebP, on its own colour', async () => {
    // A picture that loads, because a broken one is replaced by the icon of its kind.
    const drawn = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'
    offering([game({ picture: drawn, pictureSet: `${drawn}#{width}.{format}`, pictureColour: '#123456' })])
    await expect.element(tile('Kite')).toBeVisible()
    const sources = [...document.querySelectorAll('source')].map((source) => [source.type, source.srcset])
    const set = (format: string) =>
      [192, 384, 576].map((width) => `${drawn}#${width}.${format} ${width}w`).join(', ')
    expect(sources.slice(0, 2)).toEqual([
      ['image/avif', set('avif')],
      ['image/webp', set('webp')],
    ])
  })
})

describe('a search', () => {
  it('searches the whole casino, tolerates a typo, and announces the number of results', async () => {
    offering([...many(40), game({ id: 'x', name: 'Golden Lanterns' })])
    const field = page.getByRole('searchbox', { name: 'Find a game' })
    await field.fill('goldn lantrens')
    await expect.element(page.getByText('1 games found')).toBeInTheDocument()
    await expect.element(tile('Golden Lanterns')).toBeVisible()
    await field.fill('qqqq')
    await expect.element(page.getByText('No games match “qqqq”')).toBeVisible()
    await field.fill('')
    await expect.element(tile('Game 0')).toBeVisible()
  })
})

describe('saved games', () => {
  it('shows favourites on their own shelf, stored in this browser', async () => {
    const { site } = offering(many(30))
    await page.getByRole('button', { name: 'Favorite: Game 2', exact: true }).click()
    const shelf = page.getByRole('list', { name: 'Your favorites' })
    await expect.element(shelf).toHaveTextContent('Game 2House 2')
    expect(site.storage.getItem('kit.casino.games.visitor')).toContain('2/game-2')
    await shelf.getByRole('button', { name: 'Favorite: Game 2', exact: true }).click()
    await expect.element(shelf).not.toBeInTheDocument()
  })

  it('shows the games of the operator’s tiles as highlights', async () => {
    offering([...many(30), game({ id: 'x', name: 'Night Music', menus: ['top'] })])
    await expect
      .element(page.getByRole('list', { name: 'Highlights' }))
      .toHaveTextContent('Night MusicSky House')
  })
})

it('CAS-008 the popup has five categories, each with its games', async () => {
  offering([...many(3), game({ id: 'x', kind: 'lottery' })])
  await page.getByRole('button', { name: 'Categories' }).click()
  const links = page.getByRole('dialog', { name: 'Categories' }).getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => link.textContent))
    .toEqual([
      'Live Casino0 games',
      'Virtual Games0 games',
      'Slot Games0 games',
      'Crash Games3 games',
      'Lottery1 games',
    ])
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/live-casino',
    '/virtual-games',
    '/slot-games',
    '/crash-games',
    '/lottery',
  ])
})

it('CAS-004 CAS-005 CAS-006 CAS-007 shows types and providers in the site’s order, All first', async () => {
  const games = [
    game({ id: '1', kind: 'slot', subProvider: 'Alpha' }),
    game({ id: '2', kind: 'live', subProvider: 'Zulu' }),
    game({ id: '3', kind: 'crash', subProvider: 'Mike' }),
  ]
  showCasino(<GameListScreen type="top" />, {
    answers: { listCasinoGames: () => games },
    casino: { providerOrder: ['Zulu'], typeOrder: ['slot', 'live'] },
  })
  const types = page.getByRole('group', { name: 'Types' })
  await expect.element(types).toHaveTextContent('AllSlot GamesLive CasinoCrash Games')
  await expect.element(page.getByRole('group', { name: 'Providers' })).toHaveTextContent('AllZuluAlphaMike')
  await types.getByRole('button', { name: 'Crash Games' }).click()
  await expect.element(page.getByRole('group', { name: 'Providers' })).not.toBeInTheDocument()
})

it.each([
  [{ 'casino.highPercentageGameIds': [] }, 0],
  [{ 'casino.highPercentageGameIds': ['1003'] }, 1],
])('Q-097 marks the games of casino.highPercentageGameIds: %j', async (flags, marked) => {
  offering([game()], { flags })
  await expect.element(tile('Kite')).toBeVisible()
  expect(page.getByText('High percentage').elements()).toHaveLength(marked)
})

it.each([
  [{ 'casino.disabledWageringGameTypes': [] }, 1],
  [{ 'casino.disabledWageringGameTypes': ['crash'] }, 0],
])(
  'Q-097 hides the types of casino.disabledWageringGameTypes from a player with a wager bonus: %j',
  async (flags, shown) => {
    offering([game(), game({ id: '2', name: 'Other', kind: 'slot' })], {
      flags,
      login: { token: 't', userType: 'user' },
      user: { wagerBonusId: 'b' },
    })
    await expect.element(tile('Other')).toBeVisible()
    await expect.poll(() => tile('Kite').elements().length).toBe(shown)
  },
)
