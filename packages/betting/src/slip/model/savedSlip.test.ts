import type { KeyValueStorage } from '@kit/shell/feature'
import { describe, expect, it } from 'vitest'
import { bet, draft } from '../../testing/bet.ts'
import { defaultTolerance } from './priceTolerance.ts'
import { createSavedSlips, savedOf } from './savedSlip.ts'
import { createSavedTolerances } from './savedTolerances.ts'
import { emptySlip, type SlipStage } from './slipState.ts'
import { slipKey } from './storedKeys.ts'

function storage() {
  const held = new Map<string, string>()
  const port: KeyValueStorage = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
  return { held, port }
}
const inHand = draft({ stakeText: '500', book: [{ runnerId: '2', runnerName: 'England', amount: -50_000n }] })
const kept = [draft({ marketId: '1.201', marketType: 'session', run: 45, side: 'lay' })]

describe('a slip over a reload', () => {
  it('is restored for its player only', () => {
    const { port } = storage()
    const slips = createSavedSlips(port)
    const saved = savedOf({
      ...emptySlip,
      slip: { state: 'editing', draft: inHand },
      kept,
      quickStake: 100_000n,
    })
    slips.save('u1', saved)
    expect(slips.load('u1')).toEqual({ inHand, kept, quickStake: 100_000n })
    expect(slips.load('u2')).toBeUndefined()
  })

  it.each<SlipStage>([
    { state: 'placing', draft: inHand, key: 'k', sinceMs: 0, delaySeconds: 5 },
    { state: 'checking', draft: inHand, key: 'k', isStuck: true },
    { state: 'placed', draft: inHand, key: 'k', bet: bet() },
  ])('leaves out a selection that is $state: it must not be placed twice', (slip) =>
    expect(savedOf({ ...emptySlip, slip, kept })).toEqual({ inHand: null, kept, quickStake: null }),
  )

  it('leaves nothing in the storage when it is empty', () => {
    const { held, port } = storage()
    const slips = createSavedSlips(port)
    slips.save('u1', { inHand, kept: [], quickStake: null })
    slips.save('u1', savedOf(emptySlip))
    expect(held.size).toBe(0)
  })

  it.each(['{', '{}', '{"inHand":{"marketId":7},"kept":[],"quickStake":null}', 'null'])(
    'is ignored if the storage contains %s',
    (text) => {
      const { held, port } = storage()
      held.set(slipKey('u1'), text)
      expect(createSavedSlips(port).load('u1')).toBeUndefined()
    },
  )
})

describe('the price tolerance', () => {
  it("Q-131 is this price or better until the player chooses, then each player's choice in this browser", () => {
    const { held, port } = storage()
    const tolerances = createSavedTolerances(port)
    expect(tolerances.load('u1').pricePolicy).toBe('better')
    tolerances.save('u1', { pricePolicy: 'within', priceSteps: 3 })
    expect(tolerances.load('u1')).toEqual({ pricePolicy: 'within', priceSteps: 3 })
    expect(tolerances.load('u2')).toEqual(defaultTolerance)
    for (const text of ['this', '{"pricePolicy":"within","priceSteps":0}']) {
      held.set('kit.betting.pricePolicy.u1', text)
      expect(tolerances.load('u1')).toEqual(defaultTolerance)
    }
  })
})
