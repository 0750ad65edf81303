import type { MarketChange } from '@kit/sdk/contract'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { levels, market } from '../testing/market.ts'
import { createLivePrices } from './livePrices.ts'

const id = market().id
const delta = (seq: number, odds: number, facts: Partial<MarketChange> = {}): MarketChange => ({
  marketId: id,
  epoch: 'a',
  seq,
  isImage: false,
  runners: [{ id: '1', back: levels(odds) }],
  ...facts,
})
const image = (seq: number, odds: number, epoch = 'a'): MarketChange => ({
  ...delta(seq, odds),
  epoch,
  isImage: true,
  status: 'active',
})

function seeded() {
  const onGap = vi.fn<(market: { eventId: string; marketId: string }) => void>()
  const prices = createLivePrices({ onGap })
  prices.seed(market())
  prices.setStatus('live')
  const best = () => prices.slots(id, '1').back[0]!.odds
  return { prices, onGap, best }
}

describe('the live prices', () => {
  it('SOCK-034 applies changes of a market in order', () => {
    const { prices, best } = seeded()
    prices.apply(delta(2, 530))
    prices.apply(delta(3, 540))
    expect(best()).toBe(540)
    expect(prices.slots(id, '1').back.map(({ odds }) => odds)).toEqual([540, 0, 0])
    expect(prices.slots(id, '2').back[0]!.odds).toBe(122)
  })

  it('Q-138 applies each read of an operator that does not number its changes, with or without a socket', () => {
    const { prices, best } = seeded()
    const read = (odds: number) => {
      const unnumbered = { ...market(), id: 'other', sequence: { epoch: '', seq: 0 } }
      return { ...unnumbered, runners: [{ ...unnumbered.runners[0]!, back: levels(odds) }] }
    }
    const own = () => prices.slots('other', read(0).runners[0]!.id).back[0]!.odds
    prices.seed(read(300))
    prices.seed(read(310))
    expect([own(), best()]).toEqual([310, 520])
    prices.lapse(['other'], 1)
    expect(prices.structure('other')!.isStale).toBe(true)
    prices.renew(['other'])
    expect(prices.structure('other')!.isStale).toBe(false)
  })

  it('drops repeated and old changes', () => {
    const { prices, best, onGap } = seeded()
    prices.apply(delta(2, 530))
    prices.apply(delta(2, 999))
    prices.apply(delta(1, 999))
    expect(best()).toBe(530)
    expect(onGap).not.toHaveBeenCalled()
  })

  it('marks a market stale at a gap, requests its image once, and is fresh again with it', () => {
    const { prices, best, onGap } = seeded()
    prices.apply(delta(4, 600))
    prices.apply(delta(5, 610))
    expect(prices.structure(id)!.isStale).toBe(true)
    expect(best()).toBe(520)
    expect(onGap.mock.calls).toEqual([[{ eventId: '300-1', marketId: id }]])
    prices.apply(image(5, 610))
    expect(prices.structure(id)!.isStale).toBe(false)
    expect(best()).toBe(610)
  })

  it('replaces everything with an image of a new epoch: runners it does not name have no price', () => {
    const { prices, best } = seeded()
    prices.apply(image(1, 300, 'b'))
    expect(best()).toBe(300)
    expect(prices.slots(id, '2').back[0]!.odds).toBe(0)
    prices.apply(delta(2, 310, { epoch: 'b' }))
    expect(best()).toBe(310)
  })

  it('marks every market as stale from the loss of the connection to its new image', () => {
    const { prices } = seeded()
    prices.setStatus('connecting')
    expect(prices.structure(id)!.isStale).toBe(true)
    prices.setStatus('live')
    expect(prices.structure(id)!.isStale).toBe(true)
    prices.apply(image(1, 520))
    expect(prices.structure(id)!.isStale).toBe(false)
  })

  it('keeps newer prices when an older answer arrives over HTTP', () => {
    const { prices, best } = seeded()
    prices.apply(delta(2, 530))
    prices.seed(market({ name: 'Renamed' }))
    expect(best()).toBe(530)
    expect(prices.structure(id)!.name).toBe('Renamed')
  })

  it('keeps an image that arrived before the market was known', () => {
    const prices = createLivePrices()
    prices.apply(image(7, 700))
    expect(prices.structure(id)).toBeUndefined()
    prices.seed(market())
    expect(prices.slots(id, '1').back[0]!.odds).toBe(700)
  })

  it('returns the same structure until the structure changes', () => {
    const { prices } = seeded()
    const listener = vi.fn<() => void>()
    prices.subscribe(id, listener)
    const before = prices.structure(id)
    for (let seq = 2; seq < 100; seq++) prices.apply(delta(seq, 500 + seq))
    expect(prices.structure(id)).toBe(before)
    expect(listener).not.toHaveBeenCalled()
    prices.apply(delta(100, 520, { status: 'suspended' }))
    expect(listener).toHaveBeenCalledTimes(1)
    expect(prices.structure(id)!.status).toBe('suspended')
  })

  it('SOCK-022 SOCK-015 applies the status that the operator answers, and keeps the prices', () => {
    const { prices, best } = seeded()
    prices.setMarketStatus(id, 'SUSPENDED')
    expect(prices.structure(id)!.status).toBe('suspended')
    expect(best()).toBe(520)
    expect(() => prices.setMarketStatus('unknown', 'active')).not.toThrow()
  })

  it('SOCK-026 SOCK-027 keeps prices stale while the operator has lost the exchange, and requests images when it is back', () => {
    const { prices, onGap } = seeded()
    prices.interrupt()
    expect(prices.structure(id)!.isStale).toBe(true)
    prices.apply(delta(2, 530))
    expect(prices.structure(id)!.isStale).toBe(true)
    expect(onGap).not.toHaveBeenCalled()
    prices.resume()
    expect(onGap).toHaveBeenCalledTimes(1)
    prices.apply(image(2, 530))
    expect(prices.structure(id)!.isStale).toBe(false)
    prices.resume()
    expect(onGap).toHaveBeenCalledTimes(1)
  })

  it('detects with a heartbeat that it missed the last change, and requests the image until it arrives', () => {
    const { prices, onGap } = seeded()
    prices.apply(delta(2, 530))
    prices.compare({ marketId: id, epoch: 'a', seq: 2 })
    expect(prices.structure(id)!.isStale).toBe(false)
    prices.compare({ marketId: id, epoch: 'a', seq: 3 })
    expect(prices.structure(id)!.isStale).toBe(true)
    expect(onGap).toHaveBeenCalledTimes(1)
    prices.compare({ marketId: id, epoch: 'a', seq: 3 })
    expect(onGap).toHaveBeenCalledTimes(2)
    prices.apply(image(3, 540))
    prices.compare({ marketId: id, epoch: 'a', seq: 3 })
    expect(prices.structure(id)!.isStale).toBe(false)
    expect(onGap).toHaveBeenCalledTimes(2)
  })

  it('requests the image that a new connection should have brought when a heartbeat arrives before it', () => {
    const { prices, onGap } = seeded()
    prices.setStatus('connecting')
    prices.setStatus('live')
    expect(onGap).not.toHaveBeenCalled()
    prices.compare({ marketId: id, epoch: 'a', seq: 1 })
    expect(onGap).toHaveBeenCalledOnce()
    prices.apply(image(1, 520))
    expect(prices.structure(id)!.isStale).toBe(false)
    prices.compare({ marketId: id, epoch: 'a', seq: 1 })
    expect(onGap).toHaveBeenCalledOnce()
  })

  it('detects with a heartbeat that the operator restarted', () => {
    const { prices } = seeded()
    prices.compare({ marketId: id, epoch: 'b', seq: 0 })
    expect(prices.structure(id)!.isStale).toBe(true)
  })

  describe('their age', () => {
    const other = '1.999'
    const since = Date.UTC(2026, 10, 21, 12)
    function aged() {
      let at = since
      const prices = createLivePrices({ now: () => at })
      prices.seed(market())
      prices.seed(market({ id: other, type: 'bookmaker' }))
      prices.setStatus('live')
      for (const shown of [id, other]) prices.subscribe(shown, () => undefined)
      return {
        prices,
        beat: (marketId: string) => prices.compare({ marketId, epoch: 'a', seq: 1 }),
        pass(ms: number) {
          at += ms
          prices.checkAges()
        },
        stale: (marketId: string) => prices.structure(marketId)!.stale,
      }
    }

    it('marks as late only the market that the heartbeats no longer name, since they last did', () => {
      const { prices, beat, pass, stale } = aged()
      beat(id)
      beat(other)
      for (let beats = 0; beats < 3; beats += 1) {
        pass(2_500)
        beat(other)
      }
      expect(stale(id)).toEqual({ reason: 'late', sinceMs: since })
      expect(stale(other)).toBeUndefined()
      expect(prices.structure(id)!.isStale).toBe(true)
      beat(id)
      expect(stale(id)).toBeUndefined()
    })

    it('expects no heartbeat from an operator that sends none, and none for a market that is not shown', () => {
      const { prices, beat, pass, stale } = aged()
      pass(60_000)
      expect(stale(id)).toBeUndefined()
      beat(id)
      prices.subscribe('1.998', () => undefined)()
      prices.seed(market({ id: '1.998' }))
      prices.compare({ marketId: '1.998', epoch: 'a', seq: 1 })
      pass(60_000)
      expect(prices.structure('1.998')!.stale).toBeUndefined()
      expect(stale(id)?.reason).toBe('late')
    })

    it('does not count the time in which the market was not shown', () => {
      const { prices, beat, pass, stale } = aged()
      const third = '1.997'
      prices.seed(market({ id: third }))
      const end = prices.subscribe(third, () => undefined)
      beat(third)
      end()
      pass(60_000)
      prices.subscribe(third, () => undefined)
      pass(1_000)
      expect(stale(third)).toBeUndefined()
    })

    it('marks as late what is followed but never named by a heartbeat: a subscription was refused, or the market is gone', () => {
      const { prices, pass, stale } = aged()
      const end = prices.expect(id)
      pass(60_000)
      expect(stale(id)).toBeUndefined()
      prices.heartbeat([])
      pass(1_000)
      pass(6_000)
      expect(stale(id)).toBeUndefined()
      pass(1)
      expect(stale(id)?.reason).toBe('late')
      expect(stale(other)).toBeUndefined()
      prices.apply(image(2, 530))
      expect(stale(id)).toBeUndefined()
      end()
      pass(60_000)
      expect(stale(id)).toBeUndefined()
    })

    it('expects no heartbeats on a new connection before its first', () => {
      const { prices, beat, pass, stale } = aged()
      prices.expect(id)
      beat(id)
      prices.setStatus('connecting')
      pass(60_000)
      prices.setStatus('live')
      prices.apply(image(2, 530))
      pass(1)
      pass(60_000)
      expect(stale(id)).toBeUndefined()
    })

    it('SOCK-026 keeps manually priced markets fresh when the operator loses the exchange, and marks the others', () => {
      const { prices, stale } = aged()
      prices.interrupt()
      expect(stale(id)).toEqual({ reason: 'exchange', sinceMs: since })
      expect(stale(other)).toBeUndefined()
    })

    it('distinguishes a lost connection from a missed change, and keeps the first time', () => {
      const { prices, pass, stale } = aged()
      prices.apply(delta(5, 600))
      pass(1_000)
      prices.apply(delta(6, 600))
      expect(stale(id)).toEqual({ reason: 'gap', sinceMs: since })
      prices.setStatus('connecting')
      pass(5_000)
      expect(stale(other)).toEqual({ reason: 'connection', sinceMs: since + 1_000 })
      prices.setStatus('live')
      prices.apply(image(9, 610, 'b'))
      expect(stale(id)).toBeUndefined()
      expect(stale(other)?.reason).toBe('connection')
    })

    it('marks markets as late that were not read in time, until the next read', () => {
      const prices = createLivePrices({ now: () => since })
      prices.seed(market())
      prices.seed(market({ id: other }))
      prices.lapse([id], since - 30_000)
      expect(prices.structure(id)!.stale).toEqual({ reason: 'late', sinceMs: since - 30_000 })
      expect(prices.structure(other)!.isStale).toBe(false)
      prices.seed(market())
      expect(prices.structure(id)!.isStale).toBe(false)
    })

    it('is fresh after an unchanged read without a connection; with one only after the operator’s update', () => {
      for (const status of ['off', 'connecting', 'live'] as const) {
        const prices = createLivePrices({ now: () => since })
        prices.setStatus(status)
        prices.seed(market())
        prices.lapse([id], since)
        expect(prices.structure(id)!.isStale).toBe(true)
        prices.renew([id])
        expect(prices.structure(id)!.isStale).toBe(status === 'live')
      }
    })
  })

  it('reopens without a result when the operator withdraws it, also if the market is then void', () => {
    const prices = createLivePrices()
    prices.seed(market({ type: 'session', status: 'closed', isClosed: true, resultRun: 45 }))
    prices.setStatus('live')
    expect(prices.structure(id)).toMatchObject({ isClosed: true, resultRun: 45 })
    prices.apply(delta(2, 0, { status: 'suspended' }))
    expect(prices.structure(id)).toMatchObject({ isClosed: false, resultRun: undefined })
    prices.apply(delta(3, 0, { status: 'closed', resultRun: 44 }))
    expect(prices.structure(id)).toMatchObject({ isClosed: true, resultRun: 44 })
    prices.apply(image(4, 500))
    prices.apply(delta(5, 0, { status: 'closed' }))
    expect(prices.structure(id)!.resultRun).toBeUndefined()
  })

  it('keeps a result that arrives with a status before the close', () => {
    const prices = createLivePrices()
    prices.seed(market({ type: 'session' }))
    prices.apply(delta(2, 0, { status: 'suspended', resultRun: 44 }))
    prices.apply(delta(3, 0, { status: 'closed' }))
    expect(prices.structure(id)).toMatchObject({ isClosed: true, resultRun: 44 })
  })

  it('MKT-011 is not active if the operator reports that it is over', () => {
    const { prices } = seeded()
    prices.seed(market({ isClosed: true }))
    expect(prices.structure(id)).toMatchObject({ isClosed: true, status: 'closed' })
  })

  it('MKT-037 SOCK-029 SOCK-030 remembers a declared result and accepts no more bets on it', () => {
    const { prices } = seeded()
    prices.declareResult(id)
    expect(prices.isDeclared(id)).toBe(true)
    expect(prices.structure(id)!.isClosed).toBe(true)
    // A read that was in flight when the result arrived.
    prices.seed(market({ name: 'Match Odds' }))
    expect(prices.structure(id)).toMatchObject({ isClosed: true, status: 'closed' })
    prices.withdrawResult(id)
    prices.setMarketStatus(id, 'active')
    prices.seed(market({ name: 'Match Odds again' }))
    expect(prices.structure(id)).toMatchObject({ isClosed: false })
  })

  it('shows the same as a naive reader, with every loss, repetition and reordering', () => {
    const step = fc.record({
      seq: fc.integer({ min: 0, max: 12 }),
      odds: fc.integer({ min: 101, max: 2_000 }),
      isImage: fc.boolean(),
      epoch: fc.constantFrom('a', 'b'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { prices, best } = seeded()
        const naive = { epoch: 'a', seq: 1, odds: 520, isStale: false }
        let dropped: { epoch: string; seq: number } | undefined
        for (const { seq, odds, isImage, epoch } of steps) {
          prices.apply(isImage ? image(seq, odds, epoch) : delta(seq, odds, { epoch }))
          const isSame = epoch === naive.epoch
          if (isImage && (!isSame || seq >= naive.seq)) {
            // An image from before a known change does not end the gap.
            if (dropped?.epoch !== epoch || dropped.seq <= seq)
              Object.assign(naive, { epoch, seq, odds, isStale: false })
            dropped = undefined
          } else if (!isImage && isSame && !naive.isStale && seq === naive.seq + 1)
            Object.assign(naive, { seq, odds })
          else if (!isImage && (!isSame || seq > naive.seq)) {
            naive.isStale = true
            if (dropped?.epoch !== epoch || seq > dropped.seq) dropped = { epoch, seq }
          }
          expect(best()).toBe(naive.odds)
          expect(prices.structure(id)!.isStale).toBe(naive.isStale)
        }
      }),
    )
  })
})
