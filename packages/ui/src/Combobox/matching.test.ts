import { describe, expect, it } from 'vitest'
import { grouped, matching } from './matching.ts'

const item = (label: string, group?: string) => ({ id: label, label, ...(group !== undefined && { group }) })

describe('matching items of a typed text', () => {
  const items = [item('Sydney Thunder'), item('São Paulo'), item('Perth Scorchers')]
  const found = (query: string) => matching(items, query).map(({ label }) => label)

  it('matches every word in any order and position, ignoring case', () => {
    expect(found('thun SYD')).toEqual(['Sydney Thunder'])
    expect(found('er')).toEqual(['Sydney Thunder', 'Perth Scorchers'])
  })
  it('ignores accents on both sides', () => {
    expect(found('sao')).toEqual(['São Paulo'])
    expect(found('säo')).toEqual(['São Paulo'])
  })
  it('matches everything for an empty text, and nothing for a word that no item contains', () => {
    expect(found('  ')).toHaveLength(3)
    expect(found('sydney perth')).toEqual([])
  })
})

it('puts groups in the order of their first item and keeps the order inside each', () => {
  const items = [item('a', 'Tennis'), item('b', 'Cricket'), item('c', 'Tennis'), item('d')]
  expect(grouped(items).map(({ group, items }) => [group, items.map(({ id }) => id).join('')])).toEqual([
    ['Tennis', 'ac'],
    ['Cricket', 'b'],
    [undefined, 'd'],
  ])
})
