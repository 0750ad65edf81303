import { describe, expect, it } from 'vitest'
import { bookmaker, market, session } from '../testing/market.ts'
import { isPremium, marketKind } from './marketKind.ts'

const sport = (id: string) => market({ eventType: { id, name: 'A sport' } })

describe('the kind of a market', () => {
  it('MKT-001 MKT-004 follows its type: session, bookmaker, or the exchange', () => {
    expect([session('s', 'A session'), bookmaker(), market()].map(marketKind)).toEqual([
      'session',
      'bookmaker',
      'exchange',
    ])
  })

  it('MKT-020 is a race at the exchange if the sport is horses or greyhounds', () => {
    expect(['7', '4339', '4', '77'].map((id) => marketKind(sport(id)))).toEqual([
      'racing',
      'racing',
      'exchange',
      'exchange',
    ])
    expect(marketKind(bookmaker({ eventType: { id: '7', name: 'Horse Racing' } }))).toBe('bookmaker')
  })

  it('MKT-010 is premium if a market of the exchange is external to betfair too', () => {
    expect(isPremium(market({ externalType: 'betfair' }))).toBe(true)
    expect(isPremium(market({ externalType: 'BETFAIR' }))).toBe(true)
    expect(isPremium(market())).toBe(false)
    expect(isPremium(bookmaker({ externalType: 'betfair' }))).toBe(false)
  })
})
