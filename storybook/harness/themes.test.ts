import { describe, expect, it } from 'vitest'
import { seesPreferences, themes, themesOf } from './themes.ts'

const own = { brand: 'aurora', mode: 'dark' } as const
const ids = Array.from({ length: 300 }, (_, index) => `ui-part-${index}--default`)

describe('the themes in which a story is checked', () => {
  it('are all brands in all their modes', () => {
    expect(themes).toHaveLength(13)
    expect(themes).toContainEqual({ brand: 'ledger', mode: 'light' })
    expect(themes).not.toContainEqual({ brand: 'ledger', mode: 'dark' })
  })

  it('are every other one at full count, each once, and never its own', () => {
    const drawn = themesOf('actions-button--action', own, { share: Infinity, seed: '0' })
    expect(drawn.map(({ brand, mode }) => `${brand} ${mode}`).toSorted()).toEqual(
      themes
        .map(({ brand, mode }) => `${brand} ${mode}`)
        .filter((name) => name !== 'aurora dark')
        .toSorted(),
    )
  })

  it('cover every other theme over the stories, in both directions, and change with the seed', () => {
    const drawn = (seed: string) => ids.map((id) => themesOf(id, own, { share: 1, seed }))
    const names = drawn('a')
      .flat()
      .map(({ brand, mode }) => `${brand} ${mode}`)
    expect(new Set(names).size).toBe(themes.length - 1)
    expect(
      new Set(
        drawn('a')
          .flat()
          .map(({ direction }) => direction),
      ),
    ).toEqual(new Set(['ltr', 'rtl']))
    expect(drawn('a')).toEqual(drawn('a'))
    expect(drawn('a')).not.toEqual(drawn('b'))
  })
})

it('shows the stories of a sixteenth of the components with the system’s preferences, others with another seed, and all under prove', () => {
  const components = Array.from({ length: 400 }, (_, index) => `fields-part${index}`)
  const seen = (seed: string, share = 1) =>
    components.filter((name) => seesPreferences(`${name}--state`, { share, seed }))
  expect(seen('a').length).toBeGreaterThan(10)
  expect(seen('a').length).toBeLessThan(45)
  expect(seen('a')).not.toEqual(seen('b'))
  for (const name of seen('a')) expect(seesPreferences(`${name}--other`, { share: 1, seed: 'a' })).toBe(true)
  expect(seen('a', 99)).toEqual(components)
  expect(seen('a', 0)).toEqual([])
})
