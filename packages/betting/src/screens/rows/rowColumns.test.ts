import { describe, expect, it } from 'vitest'
import type { RunnerFacts } from '../../prices/marketFacts.ts'
import { rowColumns } from './rowColumns.ts'

const runner = (name: string, facts: Partial<RunnerFacts> = {}): RunnerFacts => ({
  id: name,
  name,
  sort: 0,
  status: 'active',
  ...facts,
})
const named = (...names: string[]) => {
  const { kind, runners, more } = rowColumns(names.map((name) => runner(name)))
  return { kind, names: runners.map((one) => one?.name), more }
}

describe('the columns of a row', () => {
  it('have the draw of a match in the middle, wherever the exchange lists it', () => {
    const columns = { kind: 'outcomes', names: ['Leeds', 'The Draw', 'Hull'], more: 0 }
    expect(named('Leeds', 'Hull', 'The Draw')).toEqual(columns)
    expect(named('The Draw', 'Leeds', 'Hull')).toEqual(columns)
    expect(rowColumns([runner('A'), runner('B'), runner('Unentschieden', { id: '58805' })]).kind).toBe(
      'outcomes',
    )
  })

  it('have no column for a draw in a market without one', () => {
    expect(named('Hawks', 'Kings')).toEqual({ kind: 'two', names: ['Hawks', 'Kings', undefined], more: 0 })
  })

  it('have the first three runners of a race, and the number of others', () => {
    expect(named('A', 'B', 'C', 'D', 'E')).toEqual({ kind: 'field', names: ['A', 'B', 'C'], more: 2 })
    expect(named('A')).toEqual({ kind: 'field', names: ['A', undefined, undefined], more: 0 })
  })

  it('leave out removed runners', () => {
    const { kind, runners } = rowColumns([runner('A', { status: 'removed' }), runner('B'), runner('C')])
    expect([kind, runners.map((one) => one?.name)]).toEqual(['two', ['B', 'C', undefined]])
  })
})
