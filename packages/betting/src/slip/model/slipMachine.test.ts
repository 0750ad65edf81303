import type { Bet } from '@kit/sdk/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bet, draft } from '../../testing/bet.ts'
import { addToStake, stakeTextFrom, stakeTextOf } from './betDraft.ts'
import { isSameSelection, slipReducer, type SlipEvent } from './slipMachine.ts'
import { draftOf, emptySlip, isBusy, isOutcomePending, type SlipState } from './slipState.ts'

const { stakeText: _stakeText, isQuick: _isQuick, ...tapped } = draft()
const run = (...events: SlipEvent[]): SlipState => events.reduce(slipReducer, emptySlip)
const editing: SlipEvent[] = [
  { type: 'priceTapped', draft: tapped },
  { type: 'stakeTyped', stakeText: '500' },
]
const sent = (key: string): SlipEvent => ({ type: 'sent', key, atMs: 0, delaySeconds: 5 })

describe('the slip', () => {
  it('BET-012 has the selection, its odds and the stake', () => {
    expect(run(...editing).slip).toEqual({ state: 'editing', draft: draft({ stakeText: '500' }) })
  })

  it('BET-022 BET-023 Clear All empties the slip and removes the stake', () => {
    const cleared = run(...editing, { type: 'cleared' }, { type: 'priceTapped', draft: tapped })
    expect(draftOf(cleared.slip)!.stakeText).toBe('')
  })

  it('BET-026 BET-027 BET-028 clears after the placement, sets the success flag, and resets it', () => {
    const placed = run(...editing, sent('k'), { type: 'accepted', key: 'k', bet: bet() })
    expect(placed.slip.state).toBe('placed')
    const cleared = slipReducer(placed, { type: 'placedCleared', key: 'k' })
    expect(cleared).toMatchObject({ slip: { state: 'empty' }, succeeded: 'k' })
    expect(slipReducer(cleared, { type: 'succeededReset', key: 'k' }).succeeded).toBeNull()
  })

  it('has a pending outcome from the order until the player has seen it, or until it is known to be unknown', () => {
    const isPendingAfter = (...events: SlipEvent[]) => isOutcomePending(run(...editing, ...events))
    const lost: SlipEvent[] = [sent('k'), { type: 'answerLost', key: 'k' }]
    const accepted: SlipEvent[] = [sent('k'), { type: 'accepted', key: 'k', bet: bet() }]
    expect([isPendingAfter(), isPendingAfter(sent('k')), isPendingAfter(...lost)]).toEqual([
      false,
      true,
      true,
    ])
    expect(isPendingAfter(...lost, { type: 'checkStuck', key: 'k' })).toBe(false)
    expect(isPendingAfter(sent('k'), { type: 'refused', key: 'k', refusal: { code: 'price-gone' } })).toBe(
      false,
    )
    expect(isPendingAfter(...accepted, { type: 'placedCleared', key: 'k' })).toBe(true)
    expect(
      isPendingAfter(...accepted, { type: 'placedCleared', key: 'k' }, { type: 'announcementClosed' }),
    ).toBe(false)
  })

  it('BET-018 keeps the success popup until the player closes it', () => {
    const cleared = run(
      ...editing,
      sent('k'),
      { type: 'accepted', key: 'k', bet: bet() },
      { type: 'placedCleared', key: 'k' },
      { type: 'succeededReset', key: 'k' },
    )
    expect(cleared.announced).toEqual({ key: 'k', bet: bet(), asked: { odds: 202, run: 0 }, isQuick: false })
    expect(slipReducer(cleared, { type: 'announcementClosed' }).announced).toBeNull()
  })

  it('BET-031 starts the next bet with an empty stake', () => {
    const next = run(
      ...editing,
      sent('k'),
      { type: 'accepted', key: 'k', bet: bet() },
      { type: 'priceTapped', draft: tapped },
    )
    expect(draftOf(next.slip)!.stakeText).toBe('')
  })

  it('does not clear a price tapped right after a placement', () => {
    const next = run(
      ...editing,
      sent('k'),
      { type: 'accepted', key: 'k', bet: bet() },
      { type: 'priceTapped', draft: tapped },
      { type: 'placedCleared', key: 'k' },
    )
    expect(next.slip.state).toBe('editing')
  })

  it('BET-033 returns to an editable draft when the placement failed', () => {
    const refused = run(...editing, sent('k'), {
      type: 'refused',
      key: 'k',
      refusal: { code: 'price-gone' },
    })
    expect(refused.slip).toMatchObject({ state: 'refused', draft: { stakeText: '500' } })
    expect(slipReducer(refused, { type: 'stakeTyped', stakeText: '600' }).slip.state).toBe('editing')
  })

  const of = (marketId: string) => ({ ...tapped, marketId })
  const keptIds = ({ kept }: SlipState) => kept.map(({ marketId }) => marketId)

  it('keeps one selection per market: the active one waits with its stake while another is picked', () => {
    const both = run(...editing, { type: 'priceTapped', draft: of('1.201') })
    expect(draftOf(both.slip)!.marketId).toBe('1.201')
    expect(both.kept).toEqual([draft({ stakeText: '500' })])
    const back = slipReducer(both, { type: 'selectionChosen', marketId: tapped.marketId })
    expect(back.slip).toEqual({ state: 'editing', draft: draft({ stakeText: '500' }) })
    expect(keptIds(back)).toEqual(['1.201'])
  })

  const otherRunner: SlipEvent = { type: 'priceTapped', draft: { ...tapped, runnerId: '1' } }

  it('keeps the first price of a market, with its typed stake, when another price of the market is tapped', () => {
    const both = run(...editing, otherRunner)
    expect(draftOf(both.slip)).toMatchObject({ runnerId: '1', stakeText: '' })
    expect(both.kept).toEqual([draft({ stakeText: '500' })])
    const back = slipReducer(both, { type: 'selectionChosen', ...draft() })
    expect(draftOf(back.slip)).toEqual(draft({ stakeText: '500' }))
    expect(back.kept).toMatchObject([{ runnerId: '1' }])
    expect(slipReducer(both, { type: 'dropped', ...draft() })).toMatchObject({
      slip: { draft: { runnerId: '1' } },
      kept: [],
    })
    const untyped = run({ type: 'priceTapped', draft: tapped }, otherRunner)
    expect(untyped.kept).toEqual([])
  })

  describe('any price', () => {
    const within = { pricePolicy: 'within', priceSteps: 3 } as const
    const anyPrice: SlipEvent[] = [
      { type: 'toleranceChosen', tolerance: within },
      { type: 'toleranceChosen', tolerance: { ...within, pricePolicy: 'any' } },
    ]
    const refusal = { code: 'price-gone' } as const

    it("Q-131 applies to one bet: the next one has the player's earlier choice", () => {
      const chosen = run(...editing, ...anyPrice, sent('k'))
      expect(chosen.tolerance.pricePolicy).toBe('any')
      const refused = slipReducer(chosen, { type: 'refused', key: 'k', refusal })
      expect(refused.tolerance.pricePolicy).toBe('any')
      expect(slipReducer(chosen, { type: 'accepted', key: 'k', bet: bet() }).tolerance).toEqual(within)
    })

    it('Q-131 ends with its selection: dropped, cleared, or replaced by another', () => {
      const ends: SlipEvent[] = [{ type: 'cleared' }, { type: 'dropped', ...draft() }, otherRunner]
      for (const end of ends) expect(run(...editing, ...anyPrice, end).tolerance).toEqual(within)
      const same: SlipEvent = { type: 'priceTapped', draft: { ...tapped, odds: 210 } }
      expect(run(...editing, ...anyPrice, same).tolerance.pricePolicy).toBe('any')
      expect(run(...anyPrice, ...editing).tolerance.pricePolicy).toBe('any')
    })
  })

  it('keeps a typed stake with its selection: another one starts empty', () => {
    expect(draftOf(run(...editing, otherRunner).slip)!.stakeText).toBe('')
    const otherSide = run(...editing, { type: 'priceTapped', draft: { ...tapped, side: 'lay' } })
    expect(draftOf(otherSide.slip)!.stakeText).toBe('')
    const otherMarket = run(...editing, { type: 'priceTapped', draft: of('1.201') })
    expect(draftOf(otherMarket.slip)!.stakeText).toBe('')
    expect(draftOf(run(...editing, { type: 'priceTapped', draft: tapped }).slip)!.stakeText).toBe('500')
    const again = slipReducer(otherMarket, { type: 'priceTapped', draft: { ...tapped, odds: 210 } })
    expect(draftOf(again.slip)).toMatchObject({ stakeText: '500', odds: 210 })
  })

  it('selects nothing automatically after a placement, because a double press must not place two bets', () => {
    const placed = run(
      ...editing,
      { type: 'priceTapped', draft: of('1.201') },
      sent('k'),
      { type: 'accepted', key: 'k', bet: bet() },
      { type: 'placedCleared', key: 'k' },
    )
    expect(placed.slip.state).toBe('empty')
    expect(keptIds(placed)).toEqual([tapped.marketId])
  })

  it('drops one selection and leaves the others', () => {
    const both = run(...editing, { type: 'priceTapped', draft: of('1.201') })
    expect(keptIds(slipReducer(both, { type: 'dropped', marketId: tapped.marketId }))).toEqual([])
    const alone = slipReducer(both, { type: 'dropped', marketId: '1.201' })
    expect(alone.slip.state).toBe('empty')
    expect(keptIds(alone)).toEqual([tapped.marketId])
  })

  it('BET-022 Clear All removes the selections of all markets', () => {
    const both = run(...editing, { type: 'priceTapped', draft: of('1.201') }, { type: 'cleared' })
    expect(both).toEqual(emptySlip)
  })

  const quick: SlipEvent = { type: 'quickBetTurned', stake: 200_000n }

  it('BET-055 BET-058 turning quick bets on clears the slip and sets their stake', () => {
    const on = run(...editing, { type: 'priceTapped', draft: of('1.201') }, quick)
    expect(on).toEqual({ ...emptySlip, quickStake: 200_000n })
  })

  it('BET-053 BET-032 a quick bet has the chosen stake, and so has the next one after a placement', () => {
    const placed = run(
      quick,
      { type: 'priceTapped', draft: tapped },
      sent('k'),
      { type: 'accepted', key: 'k', bet: bet() },
      { type: 'placedCleared', key: 'k' },
    )
    expect(placed.quickStake).toBe(200_000n)
    const next = slipReducer(placed, { type: 'priceTapped', draft: tapped })
    expect(draftOf(next.slip)).toEqual(draft({ stakeText: '2000', isQuick: true }))
  })

  it('BET-053 changing the quick stake changes the active bet, too', () => {
    const chosen = run(
      quick,
      { type: 'priceTapped', draft: tapped },
      { type: 'quickStakeChosen', stake: 300_000n },
    )
    expect(chosen.quickStake).toBe(300_000n)
    expect(draftOf(chosen.slip)!.stakeText).toBe('3000')
  })

  it('BET-059 turning quick bets off makes the active bet an ordinary one, and no quick stake can be chosen', () => {
    const off = run(
      quick,
      { type: 'priceTapped', draft: tapped },
      { type: 'quickBetTurned', stake: null },
      { type: 'quickStakeChosen', stake: 300_000n },
    )
    expect(off.quickStake).toBeNull()
    expect(draftOf(off.slip)).toEqual(draft({ stakeText: '2000', isQuick: false }))
  })

  it('keeps the success flag of a bet when that of the previous bet ends', () => {
    const place = (key: string): SlipEvent[] => [
      ...editing,
      sent(key),
      { type: 'accepted', key, bet: bet() },
      { type: 'placedCleared', key },
    ]
    const both = run(...place('k1'), ...place('k2'), { type: 'succeededReset', key: 'k1' })
    expect(both.succeeded).toBe('k2')
  })

  it('makes a bet editable after the login if it was refused for a missing login, and no other', () => {
    const refused = (code: 'login-required' | 'price-gone') =>
      run(...editing, { type: 'refusedHere', refusal: { code } }, { type: 'loggedIn' }).slip.state
    expect([refused('login-required'), refused('price-gone')]).toEqual(['editing', 'refused'])
  })

  it('restores the selections of an earlier page behind those picked meanwhile', () => {
    const restored: SlipEvent = {
      type: 'restored',
      inHand: draft({ stakeText: '500' }),
      kept: [draft({ marketId: '1.201' })],
      quickStake: null,
    }
    expect(run(restored)).toMatchObject({
      slip: { state: 'editing', draft: { stakeText: '500' } },
      kept: [{ marketId: '1.201' }],
    })
    const picked = slipReducer(run({ type: 'priceTapped', draft: of('1.202') }), restored)
    expect(draftOf(picked.slip)!.marketId).toBe('1.202')
    expect(keptIds(picked)).toEqual([tapped.marketId, '1.201'])
    expect(picked.kept[0]!.stakeText).toBe('500')
  })

  it('does not restore a selection that was picked again, and limits the waiting ones', () => {
    const restored: SlipEvent = {
      type: 'restored',
      inHand: draft({ stakeText: '500' }),
      kept: Array.from({ length: 12 }, (_, at) => draft({ marketId: `1.30${at}` })),
      quickStake: null,
    }
    const same = slipReducer(run({ type: 'priceTapped', draft: { ...tapped, odds: 210 } }), restored)
    expect(draftOf(same.slip)).toMatchObject({ odds: 210, stakeText: '' })
    expect(keptIds(same)).not.toContain(tapped.marketId)
    const lay = slipReducer(run({ type: 'priceTapped', draft: { ...tapped, side: 'lay' } }), restored)
    expect(draftOf(lay.slip)).toMatchObject({ side: 'lay', stakeText: '' })
    expect(lay.kept[0]).toMatchObject({ side: 'back', stakeText: '500' })
    const other = slipReducer(run({ type: 'priceTapped', draft: of('1.202') }), restored)
    expect(other.kept).toHaveLength(12)
    expect(keptIds(other)[0]).toBe(tapped.marketId)
  })

  it('BET-055 restores an earlier quick bet behind picked selections as an ordinary one, with quick bets off', () => {
    const restored: SlipEvent = {
      type: 'restored',
      inHand: draft({ stakeText: '1000', isQuick: true }),
      kept: [],
      quickStake: 100_000n,
    }
    expect(run(restored)).toMatchObject({ slip: { draft: { isQuick: true } }, quickStake: 100_000n })
    const picked = slipReducer(run({ type: 'priceTapped', draft: of('1.202') }), restored)
    expect(picked).toMatchObject({ kept: [{ stakeText: '1000', isQuick: false }], quickStake: null })
  })

  const key = fc.constantFrom('k1', 'k2', 'k3')
  const event: fc.Arbitrary<SlipEvent> = fc.oneof(
    fc
      .constantFrom('1.200-1', '1.201', '1.202')
      .map((id): SlipEvent => ({ type: 'priceTapped', draft: of(id) })),
    fc.constant(otherRunner),
    fc.constantFrom('1.200-1', '1.201').map((marketId): SlipEvent => ({ type: 'selectionChosen', marketId })),
    fc.constantFrom('1.200-1', '1.201').map((marketId): SlipEvent => ({ type: 'dropped', marketId })),
    fc.constantFrom(100_000n, null).map((stake): SlipEvent => ({ type: 'quickBetTurned', stake })),
    fc.constant<SlipEvent>({ type: 'quickStakeChosen', stake: 200_000n }),
    fc.nat(99_999).map((stake): SlipEvent => ({ type: 'stakeTyped', stakeText: String(stake + 1) })),
    fc.integer({ min: 101, max: 900 }).map((odds): SlipEvent => ({ type: 'oddsEdited', odds })),
    fc.constantFrom<SlipEvent>(
      { type: 'cleared' },
      { type: 'confirmAsked' },
      { type: 'confirmDismissed' },
      { type: 'succeededReset', key: 'k1' },
      { type: 'announcementClosed' },
    ),
    key.map(sent),
    key.map((key): SlipEvent => ({ type: 'answerLost', key })),
    key.map((key): SlipEvent => ({ type: 'checkStuck', key })),
    key.map((key): SlipEvent => ({ type: 'accepted', key, bet: bet({ key }) })),
    key.map((key): SlipEvent => ({ type: 'refused', key, refusal: { code: 'price-gone' } })),
    key.map((key): SlipEvent => ({ type: 'placedCleared', key })),
  )

  it('ends each sent order once: only its own key ends it, and nothing else changes it meanwhile', () => {
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

  it('announces only bets that the operator returned, once each', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = emptySlip
        const announcedBets: (Bet | null)[] = []
        let armings = 0
        for (const next of events) {
          const before = state
          state = slipReducer(state, next)
          if (state.slip.state === 'placing' && before.slip.state !== 'placing') armings += 1
          if (state.announced && state.announced !== before.announced) announcedBets.push(state.announced.bet)
        }
        expect(announcedBets.length).toBeLessThanOrEqual(armings)
      }),
    )
  })

  const leaves = new Set<SlipEvent['type']>([
    'cleared',
    'dropped',
    'stakeTyped',
    'quickBetTurned',
    'quickStakeChosen',
  ])

  it('loses a typed stake only when it is cleared, removed or placed', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = emptySlip
        for (const next of events) {
          const { slip: before, quickStake } = state
          const draft = before.state === 'placed' ? undefined : draftOf(before)
          state = slipReducer(state, next)
          if (!draft || draft.stakeText === '' || leaves.has(next.type) || quickStake !== null) continue
          // A new price of its selection keeps the stake; any other price makes the selection wait.
          const held = [draftOf(state.slip), ...state.kept].find((own) => own && isSameSelection(own, draft))
          expect(held?.stakeText).toBe(draft.stakeText)
        }
      }),
    )
  })

  it('has each price of a runner and side at most once', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let state = emptySlip
        for (const next of events) {
          state = slipReducer(state, next)
          const inHand = state.slip.state === 'placed' ? undefined : draftOf(state.slip)
          const ids = [...(inHand ? [inHand] : []), ...state.kept].map(
            ({ marketId, runnerId, side }) => `${marketId} ${runnerId} ${side}`,
          )
          expect(new Set(ids).size).toBe(ids.length)
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
    { id: 'BET-043', typed: '1,000.50', kept: '1000' },
    { id: 'BET-043', typed: '₹ 1,00,000.00 ', kept: '100000' },
    { id: 'BET-043', typed: '10,5', kept: '10' },
    { id: 'BET-043', typed: '५००', kept: '500' },
    { id: 'BET-043', typed: '२.५', kept: '2' },
    { id: 'BET-043', typed: '٢٫٥', kept: '2' },
    { id: 'BET-043', typed: '١٬٠٠٠', kept: '1000' },
    { id: 'BET-043', typed: '2.5000', kept: '2' },
    { id: 'BET-043', typed: '1 000,5', kept: '1000' },
    { id: 'BET-043', typed: '1.234,5', kept: '1234' },
    { id: 'BET-043', typed: '1.234.567', kept: '1234567' },
    { id: 'BET-043', typed: '1,00,000', kept: '100000' },
  ])('$id keeps $kept of $typed', ({ typed, kept }) => expect(stakeTextFrom(typed)).toBe(kept))

  it('BET-045 a chip adds its value to the stake', () => {
    expect(addToStake('', 100_000n)).toBe('1000')
    expect(addToStake('1000', 500_000n)).toBe('6000')
  })

  it('BET-046 Max is the available amount in whole points', () => {
    expect(stakeTextOf(12_345_99n)).toBe('12345')
    expect(stakeTextOf(99n)).toBe('')
  })

  it('BET-043 BET-044 contains only digits without leading zeros, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(stakeTextFrom(typed)).toMatch(/^([1-9]\d*)?$/)
      }),
    )
  })
})
