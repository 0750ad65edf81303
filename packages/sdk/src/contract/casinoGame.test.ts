import fc from 'fast-check'
import { expect, it } from 'vitest'
import { casinoGroups, offeredGames, type CasinoGame } from './casinoGame.ts'

const names = fc.array(fc.string({ maxLength: 12 }), { maxLength: 12 })

it('CAS-004 CAS-005 CAS-006 CAS-007 puts All first, then the fixed order, then the rest by name', () => {
  expect(casinoGroups(['Wheel', 'Card', 'Sky', 'Card', 'All'], ['Sky', 'Nobody', 'Wheel'])).toEqual([
    'All',
    'Sky',
    'Wheel',
    'Card',
  ])
  expect(casinoGroups(['b', 'a'])).toEqual(['All', 'a', 'b'])
  expect(casinoGroups([])).toEqual(['All'])
})

it('CAS-006 CAS-007 has every group once, and none that is not there', () => {
  fc.assert(
    fc.property(names, names, (there, order) => {
      const groups = casinoGroups(there, order)
      expect(groups[0]).toBe('All')
      expect(new Set(groups).size).toBe(groups.length)
      expect(new Set(groups)).toEqual(new Set(['All', ...there]))
    }),
  )
})

const listed: CasinoGame = {
  id: '1',
  code: 'kite',
  name: 'Kite',
  kind: 'crash',
  menus: [],
  provider: 'sandboxGames',
  subProvider: 'Sky House',
  picture: '',
  pictureSet: '',
  pictureColour: '',
  min: 1n,
  max: 2n,
}

it('ROLE-021 leaves the European casino out where a white label disabled it, whatever its id', () => {
  const games = ['sandboxGames', 'europeanCasino', 'other'].map((provider) => ({ ...listed, provider }))
  const left = (roles: { europeanCasinoDisabled: boolean }[], id?: string) =>
    offeredGames(games, roles, id).map(({ provider }) => provider)
  expect(left([])).toEqual(['sandboxGames', 'europeanCasino', 'other'])
  expect(left([{ europeanCasinoDisabled: false }])).toEqual(['sandboxGames', 'europeanCasino', 'other'])
  const disabled = [{ europeanCasinoDisabled: false }, { europeanCasinoDisabled: true }]
  expect(left(disabled)).toEqual(['sandboxGames', 'other'])
  expect(left(disabled, 'other')).toEqual(['sandboxGames', 'europeanCasino'])
})
