import type { MarketChange } from '@kit/sdk/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { levels, market } from '../testing/market.ts'
import { createLivePrices } from './livePrices.ts'

const seedOf = market()
const { id } = seedOf

/** Creates the operator's own book of the market: one runner's price and one status, in an epoch. */
function createOracle() {
  const book = { epoch: 'a', seq: 1, odds: 520, status: 'active' }
  const change = (isImage: boolean, more: Partial<MarketChange> = {}): MarketChange => ({
    marketId: id,
    epoch: book.epoch,
    seq: book.seq,
    isImage,
    runners: [{ id: '1', back: levels(book.odds) }],
    ...more,
  })
  return {
    book,
    image: () => change(true, { status: book.status }),
    move(odds: number, status: string): MarketChange {
      Object.assign(book, { seq: book.seq + 1, odds, status })
      return change(false, { status })
    },
    restart() {
      Object.assign(book, { epoch: `${book.epoch}'`, seq: 0 })
    },
    last: () => ({ marketId: id, epoch: book.epoch, seq: book.seq }),
  }
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    odds: fc.integer({ min: 101, max: 2_000 }),
    status: fc.constantFrom('active', 'suspended'),
    fate: fc.constantFrom('arrives', 'arrives', 'arrives', 'lost', 'twice', 'late'),
  }),
  fc.record({
    kind: fc.constantFrom('image' as const, 'restart' as const, 'heartbeat' as const, 'drop' as const),
  }),
)

it('SOCK-034 shows the operator’s book or marks the market stale, whatever is lost, repeated, late, unrequested or restarted', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const oracle = createOracle()
      let isImageAsked = false
      const prices = createLivePrices({ onGap: () => void (isImageAsked = true) })
      prices.seed(seedOf)
      prices.setStatus('live')
      prices.apply(oracle.image())
      const late: MarketChange[] = []
      const faults: string[] = []

      const shown = () => ({
        odds: prices.slots(id, '1').back[0]!.odds,
        status: prices.structure(id)!.status,
      })
      const isStale = () => prices.structure(id)!.isStale
      const isRight = () => {
        const { odds, status } = oracle.book
        const { odds: shownOdds, status: shownStatus } = shown()
        return shownOdds === odds && shownStatus === status
      }

      for (const next of steps) {
        if (next.kind === 'move') {
          const change = oracle.move(next.odds, next.status)
          if (next.fate === 'late') late.push(change)
          else if (next.fate !== 'lost') prices.apply(change)
          if (next.fate === 'twice') prices.apply(change)
        } else if (next.kind === 'image') prices.apply(oracle.image())
        else if (next.kind === 'restart') oracle.restart()
        else if (next.kind === 'drop') {
          prices.setStatus('connecting')
          if (!isStale()) faults.push('not stale without a connection')
          prices.setStatus('live')
          prices.apply(oracle.image())
        } else {
          late.splice(0).forEach(prices.apply)
          prices.compare(oracle.last())
          if (!isRight() && !isStale()) faults.push('wrong and not stale')
          // The requested image arrives.
          if (isImageAsked) prices.apply(oracle.image())
          isImageAsked = false
          if (!isRight() || isStale()) faults.push('not mended by its image')
        }
      }
      expect(faults).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
