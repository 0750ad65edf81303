import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyChange,
  bestPrices,
  emptyBook,
  matchedPrices,
  totalMatched,
  type StreamBook,
} from './streamBook.ts'
import type { LevelDelta, MarketChange, MarketDefinition, PriceDelta, SideDelta } from './marketChange.ts'

function change(
  sides: { back?: SideDelta; lay?: SideDelta },
  rest: Partial<MarketChange> = {},
): MarketChange {
  return {
    marketId: '1.1',
    isImage: false,
    runners: [{ key: '7', back: sides.back ?? {}, lay: sides.lay ?? {} }],
    ...rest,
  }
}

function bookOf(...changes: MarketChange[]): StreamBook {
  const book = emptyBook()
  for (const each of changes) applyChange(book, each)
  return book
}

const oddsOf = (book: StreamBook, side: 'back' | 'lay') => bestPrices(book, '7', side).map(({ odds }) => odds)

const priceDelta = fc.tuple(
  fc.integer({ min: 101, max: 125 }),
  fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 9_999n })),
)
const levelDelta = fc.tuple(
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 101, max: 125 }),
  fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 9_999n })),
)

describe('a market book', () => {
  it('shows all prices, best first, that the last delta of each price leaves, in any order of deltas', () => {
    fc.assert(
      fc.property(fc.array(fc.array(priceDelta)), (messages: PriceDelta[][]) => {
        const book = bookOf(...messages.map((depth) => change({ back: { depth }, lay: { depth } })))
        const all = messages.flat()
        const remaining = all
          .filter(([odds], index) => !all.slice(index + 1).some(([later]) => later === odds))
          .filter(([, size]) => size > 0n)
          .map(([odds, size]) => ({ odds, run: 0, size }))
        const upwards = remaining.toSorted((a, b) => a.odds - b.odds)
        expect(bestPrices(book, '7', 'lay')).toEqual(upwards)
        expect(bestPrices(book, '7', 'back')).toEqual(upwards.toReversed())
      }),
    )
  })

  it('shows the levels that the last delta of each level leaves, in any order of deltas, and never shifts a level', () => {
    fc.assert(
      fc.property(fc.array(fc.array(levelDelta)), (messages: LevelDelta[][]) => {
        const book = bookOf(...messages.map((best) => change({ back: { best } })))
        const all = messages.flat()
        const expected = Array.from({ length: 10 }, (_, level) => all.findLast(([at]) => at === level))
          .filter((delta) => delta !== undefined)
          .filter(([, , size]) => size > 0n)
          .map(([, odds, size]) => ({ odds, run: 0, size }))
        expect(bestPrices(book, '7', 'back')).toEqual(expected)
      }),
    )
  })

  it('contains only the data of an image after that image', () => {
    fc.assert(
      fc.property(fc.array(priceDelta), fc.array(priceDelta), (before, image) => {
        const imageChange = change({ back: { depth: image } }, { isImage: true })
        const replaced = bookOf(
          change({ back: { depth: before }, lay: { depth: before } }, { matched: 5n }),
          imageChange,
        )
        expect(replaced).toEqual(bookOf(imageChange))
      }),
    )
  })

  it('has the same state after a repeated delta', () => {
    fc.assert(
      fc.property(fc.array(priceDelta), fc.array(priceDelta), (before, depth) => {
        const start = change({ back: { depth: before } })
        const delta = change({ back: { depth } })
        expect(bookOf(start, delta, delta)).toEqual(bookOf(start, delta))
      }),
    )
  })

  it('empties one level at [0,0,0] and leaves the ladder alone at an empty list', () => {
    const full = change({
      back: {
        virtual: [
          [0, 210, 500n],
          [1, 208, 100n],
        ],
      },
    })
    expect(oddsOf(bookOf(full, change({ back: { virtual: [] } })), 'back')).toEqual([210, 208])
    expect(oddsOf(bookOf(full, change({ back: { virtual: [[0, 0, 0n]] } })), 'back')).toEqual([208])
    expect(oddsOf(bookOf(full, change({ back: { virtual: [[1, 0, 0n]] } })), 'back')).toEqual([210])
    expect(oddsOf(bookOf(full, change({ back: { virtual: [] } }, { isImage: true })), 'back')).toEqual([])
  })

  it('shows the levels by their positions when one of them is emptied and filled again', () => {
    for (const kind of ['best', 'virtual'] as const) {
      const book = bookOf(
        change({
          back: {
            [kind]: [
              [0, 190, 50n],
              [1, 189, 60n],
              [2, 188, 70n],
            ],
          },
          lay: {
            [kind]: [
              [0, 192, 50n],
              [1, 193, 60n],
              [2, 194, 70n],
            ],
          },
        }),
        change({ back: { [kind]: [[1, 0, 0n]] }, lay: { [kind]: [[2, 0, 0n]] } }),
      )
      expect([oddsOf(book, 'back'), oddsOf(book, 'lay')]).toEqual([
        [190, 188],
        [192, 193],
      ])
      applyChange(book, change({ back: { [kind]: [[1, 187, 10n]] } }))
      expect(oddsOf(book, 'back')).toEqual([190, 187, 188])
    }
  })

  it('ignores an image and a definition of an older version', () => {
    const definition = (version: number, eventId: string) => ({ version, eventId }) as MarketDefinition
    const image = (version: number, eventId: string, odds: number) =>
      change({ back: { depth: [[odds, 1n]] } }, { isImage: true, definition: definition(version, eventId) })
    for (const [first, last] of [
      [image(1, 'old', 190), image(2, 'new', 200)],
      [image(2, 'new', 200), image(1, 'old', 190)],
    ] as const) {
      const book = bookOf(first, last)
      expect([book.definition?.eventId, oddsOf(book, 'back')]).toEqual(['new', [200]])
    }
  })

  it('prefers the full depth, then the virtual best prices, then the plain ones', () => {
    const best = change({ back: { best: [[0, 202, 100n]] } })
    const virtual = change({ back: { virtual: [[0, 204, 100n]] } })
    const depth = change({ back: { depth: [[206, 100n]] } })
    expect(oddsOf(bookOf(best), 'back')).toEqual([202])
    expect(oddsOf(bookOf(best, virtual), 'back')).toEqual([204])
    expect(oddsOf(bookOf(depth, best, virtual), 'back')).toEqual([206])
  })

  it('shows no prices of a stream with last prices only, nor of an unknown runner', () => {
    const book = bookOf(change({}))
    expect(bestPrices(book, '7', 'back')).toEqual([])
    expect(bestPrices(book, '8', 'lay')).toEqual([])
  })

  it('keeps the handicap lines of one selection apart', () => {
    const book = bookOf(
      { ...change({}), runners: [{ key: '7:-1', back: { depth: [[190, 1n]] }, lay: {} }] },
      { ...change({}), runners: [{ key: '7:1', back: { depth: [[250, 1n]] }, lay: {} }] },
    )
    expect(bestPrices(book, '7:-1', 'back')[0]?.odds).toBe(190)
    expect(bestPrices(book, '7:1', 'back')[0]?.odds).toBe(250)
  })

  it('contains the matched amounts by price and the last price, and keeps an unchanged list identical', () => {
    const traded = (more: readonly PriceDelta[], lastOdds: number) =>
      change({}, { runners: [{ key: '7', back: {}, lay: {}, traded: [...more], lastOdds }] })
    const book = bookOf(
      traded(
        [
          [210, 4_000n],
          [200, 100n],
        ],
        200,
      ),
      traded(
        [
          [210, 9_000n],
          [200, 0n],
        ],
        210,
      ),
    )
    const matched = matchedPrices(book, '7')
    expect(matched).toEqual({ traded: [{ odds: 210, size: 9_000n }], lastOdds: 210 })
    applyChange(book, change({ back: { depth: [[190, 500n]] } }))
    expect(matchedPrices(book, '7').traded).toBe(matched.traded)
    expect(matchedPrices(bookOf(change({})), '7')).toEqual({})
  })

  it('takes the matched amount from the market, or adds up its runners', () => {
    const runners = [
      { key: '7', back: {}, lay: {}, matched: 300n },
      { key: '8', back: {}, lay: {}, matched: 200n },
    ]
    expect(totalMatched(bookOf({ ...change({}), runners }))).toBe(500n)
    expect(totalMatched(bookOf({ ...change({}), runners, matched: 450n }))).toBe(450n)
  })
})
