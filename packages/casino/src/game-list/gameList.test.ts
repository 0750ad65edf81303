import { expect, it } from 'vitest'
import { gamePath } from './casinoLists.ts'
import { offerOf, type OfferRules } from './offer.ts'
import { shelvesOf } from './shelves.ts'
import { gridGeometry, neighbourOf } from './gridGeometry.ts'
import { createSavedGames } from './savedGames.ts'
import { memoryStorage } from '@kit/shell/testing'
import { indexGames } from './gameIndex.ts'
import { popupKinds } from './popupKinds.ts'
import type { CasinoGame } from '@kit/sdk/contract'
import fc from 'fast-check'
import { filtered } from './filter.ts'

const game = (more: Partial<CasinoGame> = {}): CasinoGame => ({
  id: '1003',
  code: 'kite',
  name: 'Kite',
  kind: 'crash',
  menus: [],
  provider: 'sandboxGames',
  subProvider: 'Sky House',
  picture: '',
  pictureSet: '',
  pictureColour: '',
  min: 1000n,
  max: 1_000_000n,
  ...more,
})
const rules: OfferRules = {
  europeanCasinoDisabled: false,
  europeanProviderId: 'europeanCasino',
  disabledWageringGameTypes: [],
  hasWagerBonus: false,
}
const names = (games: readonly CasinoGame[]) => games.map(({ name }) => name)

it('offers a game once however often a list has it, and two games with one code twice', () => {
  const twice = [game(), game({ name: 'Kite again' }), game({ id: '2', name: 'Another house’s' })]
  expect(names(offerOf(twice, rules))).toEqual(['Kite', 'Another house’s'])
})

it('ROUTE-057 has an address for a game with a truncated character, so that one row does not hide a list', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
      const cut = `${name}🎲`.slice(0, -1)
      expect(gamePath(game({ subProvider: cut }))).toMatch(/^\/casino\/1003\/kite\/sandboxGames\/[^/]+$/)
    }),
  )
  expect(gamePath(game({ subProvider: 'Röda 🎲' }))).toBe(
    '/casino/1003/kite/sandboxGames/R%C3%B6da%20%F0%9F%8E%B2',
  )
})

it('Q-097 hides the types of casino.disabledWageringGameTypes from players with a wager bonus, by kind or by name', () => {
  const both = [game(), game({ id: '2', name: 'Reels', kind: 'slot' })]
  for (const type of ['slot', 'Slot Games']) {
    const disabled = { ...rules, disabledWageringGameTypes: [type] }
    expect(names(offerOf(both, disabled))).toEqual(['Kite', 'Reels'])
    expect(names(offerOf(both, { ...disabled, hasWagerBonus: true }))).toEqual(['Kite'])
  }
})

it('CAS-008 the popup has the five categories in order', () =>
  expect(popupKinds).toEqual(['live', 'virtual', 'slot', 'crash', 'lottery']))

it('stores favourites and last games of each player separately, newest first, up to a limit', () => {
  const storage = memoryStorage()
  const mine = createSavedGames(storage, 'a')
  for (const key of ['1/a', '2/b', '1/a']) mine.addRecent(key)
  for (const key of ['1/a', '2/b', '1/a']) mine.toggleFavourite(key)
  expect(mine.get()).toEqual({ recents: ['1/a', '2/b'], favourites: ['2/b'] })
  expect(createSavedGames(storage, 'a').get()).toEqual(mine.get())
  expect(createSavedGames(storage, 'b').get()).toEqual({ recents: [], favourites: [] })
  for (let index = 0; index < 40; index += 1) mine.addRecent(`${index}/x`)
  expect(mine.get().recents).toHaveLength(12)
})

it('treats invalid storage as empty', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = memoryStorage()
      storage.setItem('kit.casino.games.a', text)
      const { favourites, recents } = createSavedGames(storage, 'a').get()
      expect([...favourites, ...recents].every((key) => typeof key === 'string')).toBe(true)
    }),
  )
})

it('shows the games still offered on shelves, with the games of both tiles first', () => {
  const games = [
    game({ menus: ['top'] }),
    game({ id: '2', code: 'b', name: 'B', menus: ['premium', 'top'] }),
    game({ id: '3', code: 'c', name: 'C' }),
  ]
  const shelves = shelvesOf(games, { favourites: ['3/c', '9/gone'], recents: ['2/b', '1003/kite'] })
  expect(names(shelves.recents)).toEqual(['B', 'Kite'])
  expect(names(shelves.favourites)).toEqual(['C'])
  expect(names(shelves.highlights)).toEqual(['B', 'Kite'])
})

it('tolerates typos, missing accents and partial words, and finds games by provider', async () => {
  const games = ['Golden Lanterns', 'Café Royal', 'Teen Patti', 'Night Music'].map((name, index) =>
    game({ id: String(index), name, subProvider: index === 3 ? 'Reel House' : 'Sky House' }),
  )
  const find = await indexGames(games)
  const first = (text: string) => find(text)[0]?.name
  expect(first('lantrens')).toBe('Golden Lanterns')
  expect(first('golden lantern')).toBe('Golden Lanterns')
  expect(first('cafe')).toBe('Café Royal')
  expect(first('ten pati')).toBe('Teen Patti')
  expect(first('reel')).toBe('Night Music')
  expect(find('zzzz')).toEqual([])
})

it('filters a list by type and provider', () => {
  const games = [game(), game({ kind: 'slot', subProvider: 'Reel House' }), game({ kind: 'slot' })]
  expect(filtered(games, { type: 'All', provider: 'All' })).toBe(games)
  expect(filtered(games, { type: 'slot', provider: 'All' })).toHaveLength(2)
  expect(filtered(games, { type: 'slot', provider: 'Sky House' })).toHaveLength(1)
})

it('fits tiles into every width: at least two, and none wider than the grid', () => {
  expect([320, 366, 768, 1400].map((width) => gridGeometry(width, 16).columns)).toEqual([2, 2, 4, 7])
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 4000 }), (width) => {
      const { columns, tileWidth, gap } = gridGeometry(width, 16)
      expect(columns * tileWidth + (columns - 1) * gap).toBeLessThanOrEqual(width)
    }),
  )
})

it('moves by arrows, Home and End, reversed in right-to-left pages', () => {
  const grid = { columns: 4, count: 10, isRightToLeft: false }
  const from = (key: string, place: number, more = {}) => neighbourOf(key, place, { ...grid, ...more })
  expect(
    ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => from(key, 5)),
  ).toEqual([6, 4, 9, 1, 0, 9])
  expect(from('ArrowRight', 5, { isRightToLeft: true })).toBe(4)
  expect([from('ArrowUp', 1), from('ArrowDown', 8), from('ArrowRight', 9)]).toEqual([1, 8, 9])
  expect(from('Enter', 5)).toBeUndefined()
})
