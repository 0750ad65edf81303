import { findAmong, type GameRules } from './game.ts'

/** A reel of 20 stops: each symbol's number of stops, and its payout per 100 for three and for exactly two. */
const table = [
  { symbol: '◆', name: 'lanterns', stops: 1, three: 50_000, two: 500 },
  { symbol: '♛', name: 'crowns', stops: 2, three: 10_000, two: 300 },
  { symbol: '★', name: 'stars', stops: 3, three: 3000, two: 0 },
  { symbol: '♣', name: 'leaves', stops: 6, three: 1000, two: 0 },
  { symbol: '●', name: 'coins', stops: 8, three: 500, two: 0 },
] as const

const reel = table.flatMap((row) => Array.from({ length: row.stops }, () => row))

/** Payout per 100 of three stops. */
export function reelsPay(symbols: readonly string[]): number {
  for (const { symbol, three, two } of table) {
    const count = symbols.filter((shown) => shown === symbol).length
    if (count === 3) return three
    if (count === 2) return two
  }
  return 0
}

export const reelStops: readonly string[] = reel.map(({ symbol }) => symbol)

const selections = [{ id: 'spin', name: 'Spin', pays: table[0].three }]

export const reels: GameRules = {
  mode: 'instant',
  returns: 97.04,
  selections,
  find: findAmong(selections),
  draw(draws) {
    const symbols = Array.from({ length: 3 }, () => reelStops[draws.below(reelStops.length)] ?? '')
    const pays = reelsPay(symbols)
    const best = table.find(({ symbol }) => symbols.filter((shown) => shown === symbol).length >= 2)
    const text =
      pays > 0 && best
        ? `${symbols.every((shown) => shown === best.symbol) ? 'Three' : 'Two'} ${best.name}`
        : 'No line'
    return { outcome: { text, symbols }, pays: () => pays }
  },
}
