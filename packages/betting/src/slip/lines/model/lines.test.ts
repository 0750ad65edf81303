import { describe, expect, it } from 'vitest'
import { bet, draft } from '../../../testing/bet.ts'
import { emptySlip, type LinesState, type SlipLine } from '../../model/slipState.ts'
import { linesOfSlip, mostLines, linesStateOf, linesReducer, sharedStake, type LineEvent } from './lines.ts'

const { stakeText: _stakeText, isQuick: _isQuick, ...tapped } = draft()
const empty = linesStateOf([])
const after = (...events: LineEvent[]): LinesState => events.reduce(linesReducer, empty)
const tap = (id: string, facts: Partial<typeof tapped> = {}): LineEvent => ({
  type: 'tapped',
  id,
  draft: { ...tapped, ...facts },
})
const placed = (id: string): LineEvent[] => [
  { type: 'line', id, event: { type: 'sent', key: `k${id}`, atMs: 0, delaySeconds: 0 } },
  { type: 'line', id, event: { type: 'accepted', key: `k${id}`, bet: bet() } },
]
const ids = ({ lines }: LinesState) => lines.map(({ id }) => id)

describe('multiple lines', () => {
  it('add a selection with a tap, and remove it with a second tap', () => {
    expect(ids(after(tap('1'), tap('2', { runnerId: '1' })))).toEqual(['1', '2'])
    expect(ids(after(tap('1'), tap('2', { runnerId: '1' }), tap('3')))).toEqual(['2'])
  })

  it('keep back and lay, and the runs of a session, separate', () => {
    expect(after(tap('1'), tap('2', { side: 'lay' })).lines).toHaveLength(2)
    const session = { marketType: 'session' as const }
    expect(after(tap('1', { ...session, run: 40 }), tap('2', { ...session, run: 50 })).lines).toHaveLength(2)
  })

  it('apply the stake for all to every selection, and to later ones while they share it', () => {
    const state = after(
      tap('1'),
      tap('2', { runnerId: '1' }),
      { type: 'stakeForAll', stakeText: '500' },
      tap('3', { side: 'lay' }),
    )
    expect(state.lines.map(({ stage }) => stage.draft.stakeText)).toEqual(['500', '500', '500'])
    expect(sharedStake(state.lines)).toBe('500')
  })

  it('have no shared stake when one has a different stake', () => {
    const { lines } = after(
      tap('1'),
      tap('2', { runnerId: '1' }),
      { type: 'stakeForAll', stakeText: '500' },
      { type: 'line', id: '2', event: { type: 'stakeTyped', stakeText: '600' } },
    )
    expect(sharedStake(lines)).toBe('')
  })

  it('are at most ten', () => {
    const taps = Array.from({ length: mostLines + 2 }, (_, index) =>
      tap(String(index), { marketId: String(index) }),
    )
    expect(after(...taps).lines).toHaveLength(mostLines)
  })

  it.each([
    { why: 'waits its turn', events: [{ type: 'queued', ids: ['1'] }] },
    { why: 'has no answer', events: placed('1').slice(0, 1) },
  ] as { why: string; events: LineEvent[] }[])('do not change a line that $why', ({ events }) => {
    const before = after(tap('1'), ...events)
    const tried: LineEvent[] = [
      tap('2'),
      { type: 'dropped', id: '1' },
      { type: 'cleared' },
      { type: 'stakeForAll', stakeText: '9' },
    ]
    for (const event of tried) expect(linesReducer(before, event).lines).toEqual(before.lines)
  })

  it('keep a placed line with its result until it is removed, and never queue it again', () => {
    const state = after(
      tap('1'),
      ...placed('1'),
      { type: 'line', id: '1', event: { type: 'placedCleared', key: 'k1' } },
      { type: 'queued', ids: ['1'] },
    )
    expect(state.lines).toMatchObject([{ isQueued: false, stage: { state: 'placed' } }])
    expect(state.count).toBe(0)
    expect(linesReducer(state, { type: 'placedCleared' }).lines).toEqual([])
  })

  it('start again with the first tap after all were placed', () =>
    expect(ids(after(tap('1'), ...placed('1'), tap('2', { runnerId: '1' })))).toEqual(['2']))

  it('close the confirmation when a line changes', () => {
    const asked = after(tap('1'), { type: 'asked' })
    expect(asked.isAsked).toBe(true)
    expect(linesReducer(asked, { type: 'stakeForAll', stakeText: '5' }).isAsked).toBe(false)
  })
})

describe('the lines of a single slip', () => {
  it('are its selections in the order they were picked, with their stakes', () => {
    const inHand = draft({ stakeText: '500' })
    const lines = linesOfSlip(
      { ...emptySlip, slip: { state: 'editing', draft: inHand }, kept: [draft({ marketId: 'other' })] },
      () => 'id',
    )
    expect(lines.map(({ stage }: SlipLine) => [stage.draft.marketId, stage.draft.stakeText])).toEqual([
      ['other', ''],
      ['1.200-1', '500'],
    ])
  })

  it('exclude an order without an answer, because it could be sent again', () =>
    expect(
      linesOfSlip(
        { ...emptySlip, slip: { state: 'checking', draft: draft(), key: 'k', isStuck: true } },
        () => 'id',
      ),
    ).toEqual([]))
})
