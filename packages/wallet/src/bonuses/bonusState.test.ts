import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bonusHold, bonusState } from './bonusState.ts'

describe('a bonus', () => {
  it('BON-004 is offered only while its limit exceeds its uses', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(10), fc.nat(3), (useLimit, timesUsed, deposits) => {
        expect(bonusState({ useLimit, type: 'reload' }, timesUsed, deposits)).toBe(
          useLimit > timesUsed ? 'offered' : 'used',
        )
      }),
    )
  })

  it('BON-005 of the first deposit is not offered after one', () => {
    expect(bonusState({ useLimit: 1, type: 'ftd' }, 0, 0)).toBe('offered')
    expect(bonusState({ useLimit: 1, type: 'ftd' }, 0, 1)).toBe('firstOnly')
  })

  it('BON-006 BON-007 cannot be chosen with a wager bonus or a lock, and says which', () => {
    expect(bonusHold({ bonusLock: false, wagerBonusId: null })).toBeUndefined()
    expect(bonusHold({ bonusLock: true, wagerBonusId: null })).toBe('locked')
    expect(bonusHold({ bonusLock: true, wagerBonusId: 'w1' })).toBe('wagering')
  })
})
