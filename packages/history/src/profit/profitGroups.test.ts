import { minorFromPoints } from '@kit/sdk/contract'
import { csvOf } from '@kit/sdk/sheets'
import type { Message } from '@kit/ui'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profitBy, profitGroups, profitTotal, type ProfitBet } from './profitGroups.ts'
import { profitSheet } from './profitSheet.ts'

const message: Message = (id) => id
const dayOf = (iso: string) => iso.slice(0, 10)

const profitBet = (facts: Partial<ProfitBet> = {}): ProfitBet => ({
  id: 'b1',
  state: 'won',
  stake: 10_000n,
  result: 5_000n,
  endedAt: '2026-11-21T10:00:00.000Z',
  market: { id: 'm1', name: 'Match Odds', event: 'Netherlands v England' },
  sport: { id: '4', name: 'Cricket' },
  outcome: 'England won',
  commission: 0n,
  ...facts,
})

const bets = fc
  .array(
    fc.record({
      market: fc.nat(5),
      day: fc.integer({ min: 1, max: 4 }),
      stake: fc.bigInt({ min: 1n, max: 10n ** 12n }),
      result: fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
      state: fc.constantFrom('won' as const, 'lost' as const, 'void' as const),
    }),
    { maxLength: 60 },
  )
  .map((rows) =>
    rows.map(({ market, day, ...row }, at) =>
      profitBet({
        ...row,
        id: String(at),
        result: row.state === 'void' ? 0n : row.result,
        endedAt: `2026-11-0${day}T10:00:00.000Z`,
        market: { id: `m${market}`, name: `Market ${market}`, event: 'Event' },
        sport: { id: String(market % 2), name: `Sport ${market % 2}` },
        commission: BigInt(market * 37),
      }),
    ),
  )

describe('profit and loss of settled bets', () => {
  it('sums to the same total by market, sport and day, to the minor unit', () => {
    fc.assert(
      fc.property(bets, (all) => {
        const played = new Set(all.filter(({ state }) => state !== 'void').map(({ market }) => market.id))
        const commission = [...played].reduce((sum, id) => sum + BigInt(Number(id.slice(1)) * 37), 0n)
        const expected = {
          bets: all.length,
          stake: all.reduce((sum, { stake }) => sum + stake, 0n),
          commission,
          net: all.reduce((sum, { result }) => sum + result, 0n) - commission,
        }
        for (const by of profitBy) {
          const groups = profitGroups(all, by, dayOf)
          expect(profitTotal(groups)).toEqual(expected)
          expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
        }
      }),
    )
  })

  it('exports a file whose rows sum to the total below them', () => {
    fc.assert(
      fc.property(bets, fc.constantFrom(...profitBy), (all, by) => {
        const groups = profitGroups(all, by, dayOf)
        const lines = csvOf(profitSheet(by, groups, message))
          .slice(1)
          .trim()
          .split('\r\n')
        const amounts = lines
          .slice(1, groups.length + 1)
          .map((line) => minorFromPoints(line.split(',').at(-1)!))
        const total = lines.at(-1)!.split(',')
        expect(total[0]).toBe('history.profit.net')
        expect(minorFromPoints(total[1]!)).toBe(
          amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n),
        )
      }),
    )
  })

  it('lists the latest settled group first, and describes a group by its last bet', () => {
    const groups = profitGroups(
      [
        profitBet({ id: '1', outcome: '' }),
        profitBet({ id: '2', endedAt: '2026-11-21T11:00:00.000Z' }),
        profitBet({
          id: '3',
          endedAt: '2026-11-22T09:00:00.000Z',
          market: { id: 'm2', name: 'Toss', event: 'Netherlands v England' },
        }),
      ],
      'market',
      dayOf,
    )
    expect(groups.map(({ id, bets: count, last }) => [id, count, last.id])).toEqual([
      ['m2', 1, '3'],
      ['m1', 2, '2'],
    ])
  })

  it("charges a market's commission once, and none if all its bets are void", () => {
    const all = [
      profitBet({ id: '1', commission: 150n }),
      profitBet({ id: '2', commission: 150n, endedAt: '2026-11-22T10:00:00.000Z' }),
      profitBet({ id: '3', state: 'void', result: 0n, commission: 0n, endedAt: '2026-11-23T10:00:00.000Z' }),
    ]
    const byDay = profitGroups(all, 'day', dayOf)
    expect(byDay.map(({ id, commission, net }) => [id, commission, net])).toEqual([
      ['2026-11-23', 0n, 0n],
      ['2026-11-22', 150n, 4_850n],
      ['2026-11-21', 0n, 5_000n],
    ])
  })
})
