import { describe, expect, it } from 'vitest'
import { market } from '../../testing/market.ts'
import { eventBlocks, sectionsOf } from './eventBlocks.ts'

const session = (id: string, category: string, priority: number, facts = {}) =>
  market({ id, type: 'session', category, priority, ...facts })

const markets = [
  market({ id: 'odds' }),
  market({ id: 'toss', name: 'To win the toss' }),
  market({ id: 'over', name: 'Completed match', isClosed: true }),
  market({ id: 'maker', type: 'bookmaker', category: 'bookmaker' }),
  session('wicket', 'Fall of wicket', 1_000),
  session('ten', 'Overs', 10),
  session('six', 'Overs', 6),
]

const order = (...args: Parameters<typeof eventBlocks>) =>
  eventBlocks(...args).map((block) => (block.kind === 'market' ? block.marketId : block.marketIds.join('+')))

describe('the page of an event', () => {
  it('MKT-001 has the match odds, the bookmaker, the sessions by group, the other odds, then closed markets', () =>
    expect(order(markets)).toEqual(['odds', 'maker', 'six+ten', 'wicket', 'toss', 'over']))

  it('pins favourites, newest first, and shows nothing twice', () =>
    expect(order(markets, ['ten', 'toss', 'maker'])).toEqual([
      'toss',
      'maker',
      'ten',
      'odds',
      'six',
      'wicket',
      'over',
    ]))

  it('hides a market that is not active', () =>
    expect(order([...markets, market({ id: 'hidden', isVisible: false })])).not.toContain('hidden'))

  it('keeps a closed session in its position', () =>
    expect(order([session('ten', 'Overs', 10), session('six', 'Overs', 6, { isClosed: true })])).toEqual([
      'six+ten',
    ]))

  it('orders sessions of the same priority by their index, and those without either last', () =>
    expect(
      order([
        session('none', 'Overs', 0, { priority: undefined }),
        session('second', 'Overs', 5, { marketIndex: 2 }),
        session('first', 'Overs', 5, { marketIndex: 1 }),
      ]),
    ).toEqual(['first+second+none']))

  it('can be narrowed to the sections it has, and no others', () => {
    expect(sectionsOf(eventBlocks(markets))).toEqual(['odds', 'bookmaker', 'sessions', 'over'])
    expect(sectionsOf(eventBlocks(markets, ['odds']))[0]).toBe('favourites')
    expect(sectionsOf(eventBlocks([]))).toEqual([])
  })
})
