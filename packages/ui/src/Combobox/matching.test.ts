import { describe, expect, it } from 'vitest'
import { grouped, matching } from './matching.ts'

const item = (label: string, group?: string) => ({ id: label, label, ...(group !== undefined && { group }) })

describe('what a typed text finds', () => {
  const items = [item('Sydney Thunder'), item('São Paulo'), item('Perth Scorchers')]
  const found = (query: string) => matching(items, query).map(({ label }) => label)

  it('finds every word in any order and place, whatever its case', () => {
    expect(found('thun SYD')).toEqual(['Sydney Thunder'])
    expect(found('er')).toEqual(['Sydney Thunder', 'Perth Scorchers'])
  })
  it('reads over accents on both sides', () => {
    expect(found('sao')).toEqual(['São Paulo'])
    expect(found('säo')).toEqual(['São Paulo'])
  })
  it('finds everything for nothing, and nothing for a word that is nowhere', () => {
    expect(found('  ')).toHaveLength(3)
    expect(found('sydney perth')).toEqual([])
  })
})

it('puts groups in the order of their first item and keeps the order inside', () => {
  const items = [item('a', 'Tennis'), item('b', 'Cricket'), item('c', 'Tennis'), item('d')]
  expect(grouped(items).map(({ group, items }) => [group, items.map(({ id }) => id).join('')])).toEqual([
    ['Tennis', 'ac'],
    ['Cricket', 'b'],
    [undefined, 'd'],
  ])
})
