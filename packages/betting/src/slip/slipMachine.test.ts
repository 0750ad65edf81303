import type { Bet } from '@kit/sdk/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bet, draft } from '../testing/bet.ts'
import { addToStake, stakeTextFrom, stakeTextOf } from './betDraft.ts'
import { slipReducer, type SlipEvent } from './slipMachine.ts'
import { draftOf, emptySlip, isBusy, type SlipState } from './slipState.ts'

const { stakeText: _stakeText, isQuick: _isQuick, ...tapped } = draft()
const run = (...events: SlipEvent[]): SlipState => events.reduce(slipReducer, emptySlip)
const editing: SlipEvent[] = [
  { type: 'priceTapped', draft: tapped },
  { type: 'stakeTyped', stakeText: '500' },
]
const armed = (key: string): SlipEvent => ({ type: 'armed', key, atMs: 0, delaySeconds: 5 })

describe('the slip', () => {
  it('BET-012 holds the selection, its odds and the stake', () => {
    expect(run(...editing).slip).toEqual({ state: 'editing', draft: draft({ stakeText: '500' }) })
  })

  it('BET-022 BET-023 Clear All empties the slip and forgets the stake', () => {
    const cleared = run(...editing, { type: 'cleared' }, { type: 'priceTapped', draft: tapped })
    expect(draftOf(cleared.slip)!.stakeText).toBe('')
  })

  it('BET-026 BET-027 BET-028 clears after the placement, raises the flag, and lowers it', () => {
    const placed = run(...editing, armed('k'), { type: 'accepted', key: 'k', bet: bet() })
    expect(placed.slip.state).toBe('placed')
    const cleared = slipReducer(placed, { type: 'placedCleared', key: 'k' })
    expect(cleared).toMatchObject({ slip: { state: 'empty' }, hasSucceeded: true })
    expect(slipReducer(cleared, { type: 'succeededReset' }).hasSucceeded).toBe(false)
  })

  it('BET-018 keeps the success popup until the player closes it', () => {
    const cleared = run(
      ...editing,
      armed('k'),
      { type: 'accepted', key: 'k', bet: bet() },
      { type: 'placedCleared', key: 'k' },
      { type: 'succeededReset' },
    )
    expect(cleared.announced).toEqual(bet())
    expect(slipReducer(cleared, { type: 'announcementClosed' }).announced).toBeNull()
  })

  it('BET-031 begins the next bet with an empty stake', () => {
    const next = run(
      ...editing,
      armed('k'),
      { type: 'accepted', key: 'k', bet: bet() },
      { type: 'priceTapped', draft: tapped },
    )
    expect(draftOf(next.slip)!.stakeText).toBe('')
  })

  it('does not clear what was tapped right after a placement', () => {
    const next = run(
      ...editing,
      armed('k'),
      { type: 'accepted', key: 'k', bet: bet() },
      { type: 'priceTapped', draft: tapped },
      { type: 'placedCleared', key: 'k' },
    )
    expect(next.slip.state).toBe('editing')
  })

  it('BET-033 goes back to a draft that can be edited when the placement failed', () => {
    const refused = run(...editing, armed('k'), {
      type: 'refused',
      key: 'k',
      refusal: { code: 'price-gone' },
    })
    expect(refused.slip).toMatchObject({ state: 'refused', draft: { stakeText: '500' } })
    expect(slipReducer(refused, { type: 'stakeTyped', stakeText: '600' }).slip.state).toBe('editing')
  })

  const key = fc.constantFrom('k1', 'k2', 'k3')
  const event: fc.Arbitrary<SlipEvent> = fc.oneof(
    fc.constant<SlipEvent>({ type: 'priceTapped', draft: tapped }),
    fc.nat(99_999).map((stake): SlipEvent => ({ type: 'stakeTyped', stakeText: String(stake + 1) })),
    fc.integer({ min: 101, max: 900 }).map((odds): SlipEvent => ({ type: 'oddsEdited', odds })),
    fc.constantFrom<SlipEvent>(
      { type: 'cleared' },
      { type: 'confirmAsked' },
      { type: 'confirmDismissed' },
      { type: 'succeededReset' },
      { type: 'announcementClosed' },
    ),
    key.map(armed),
    key.map((key): SlipEvent => ({ type: 'answerLost', key })),
    key.map((key): SlipEvent => ({ type: 'checkStuck', key })),
    key.map((key): SlipEvent => ({ type: 'accepted', key, bet: bet({ key }) })),
    key.map((key): SlipEvent => ({ type: 'refused', key, refusal: { code: 'price-gone' } })),
    key.map((key): SlipEvent => ({ type: 'placedCleared', key })),
  )

  it('gives one arming one end: only its own key ends it, and nothing else changes it meanwhile', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = emptySlip
        for (const next of events) {
          const before = state.slip
          state = slipReducer(state, next)
          if (!isBusy(before) || state.slip === before) continue
          const key = 'key' in next ? next.key : undefined
          expect(key).toBe(before.key)
          expect(['placing', 'checking', 'placed', 'refused']).toContain(state.slip.state)
        }
      }),
    )
  })

  it('announces only bets that the operator named, once each', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = emptySlip
        const told: (Bet | null)[] = []
        let armings = 0
        for (const next of events) {
          const before = state
          state = slipReducer(state, next)
          if (state.slip.state === 'placing' && before.slip.state !== 'placing') armings += 1
          if (state.announced && state.announced !== before.announced) told.push(state.announced)
        }
        expect(told.length).toBeLessThanOrEqual(armings)
      }),
    )
  })

  it('never loses a typed stake but by Clear All or a placement', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = emptySlip
        for (const next of events) {
          const before = draftOf(state.slip)
          const wasPlaced = state.slip.state === 'placed'
          state = slipReducer(state, next)
          if (!before || wasPlaced || next.type === 'cleared' || next.type === 'stakeTyped') continue
          expect(draftOf(state.slip)?.stakeText).toBe(before.stakeText)
        }
      }),
    )
  })
})

describe('the stake as typed', () => {
  it.each([
    { id: 'BET-043', typed: '1a2.b3', kept: '123' },
    { id: 'BET-043', typed: '-500', kept: '500' },
    { id: 'BET-044', typed: '000500', kept: '500' },
    { id: 'BET-044', typed: '0', kept: '' },
    { id: 'BET-043', typed: '1e309', kept: '1309' },
  ])('$id keeps $kept of $typed', ({ typed, kept }) => expect(stakeTextFrom(typed)).toBe(kept))

  it('BET-045 a chip adds its value to the stake', () => {
    expect(addToStake('', 100_000n)).toBe('1000')
    expect(addToStake('1000', 500_000n)).toBe('6000')
  })

  it('BET-046 Max is the whole points that are there', () => {
    expect(stakeTextOf(12_345_99n)).toBe('12345')
    expect(stakeTextOf(99n)).toBe('')
  })

  it('BET-043 BET-044 is digits without leading zeros, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(stakeTextFrom(typed)).toMatch(/^([1-9]\d*)?$/)
      }),
    )
  })
})
