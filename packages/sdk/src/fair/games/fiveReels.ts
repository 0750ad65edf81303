import type { Draws } from '../draws.ts'
import { findAmong, type GameRules } from './game.ts'
import {
  freeSpinFactor,
  freeSpins,
  linePays,
  lines,
  reelStrips,
  scatter,
  scatterPays,
  wild,
} from './paytable.ts'

const strips = reelStrips.map((strip) => [...strip])
const rows = 3

/** Payout per 100 of five symbols on a line: the better of its wilds alone and what they stand for. */
export function linePay(symbols: readonly string[]): number {
  const kind = symbols.find((symbol) => symbol !== wild) ?? wild
  const countOf = (isPart: (symbol: string) => boolean): number => {
    const end = symbols.findIndex((symbol) => !isPart(symbol))
    return end < 0 ? symbols.length : end
  }
  const payOf = (symbol: string, count: number): number => linePays[symbol]?.[count - 3] ?? 0
  const ofWilds = payOf(
    wild,
    countOf((symbol) => symbol === wild),
  )
  const ofKind = payOf(
    kind,
    countOf((symbol) => symbol === wild || symbol === kind),
  )
  return Math.max(ofWilds, kind === scatter ? 0 : ofKind)
}

type Reels = readonly (readonly string[])[]

/** Left to right, each from the top. */
const spin = (draws: Draws): Reels =>
  strips.map((strip) => {
    const stop = draws.below(strip.length)
    return Array.from({ length: rows }, (_value, row) => strip[(stop + row) % strip.length] ?? '')
  })

const bellsOn = (reels: Reels): number => reels.flat().filter((symbol) => symbol === scatter).length

const payOf = (reels: Reels): number =>
  lines.reduce((sum, line) => sum + linePay(line.map((row, reel) => reels[reel]?.[row] ?? '')), 0) +
  (scatterPays[bellsOn(reels)] ?? 0)

const most = 10 * 12_500 + 5000
const selections = [{ id: 'spin', name: 'Spin', pays: most * (1 + freeSpins * freeSpinFactor) }]

const hundredths = (pays: number): string => (pays / 100).toFixed(2)

/** Five reels of three rows and ten lines. Free spins are drawn with the spin that won them, from the same seeds. */
export const fiveReels: GameRules = {
  mode: 'instant',
  returns: 95.59,
  selections,
  find: findAmong(selections),
  draw(draws) {
    const reels = spin(draws)
    const own = payOf(reels)
    const isBonus = bellsOn(reels) >= 3
    let bonus = 0
    for (let left = isBonus ? freeSpins : 0; left > 0; left -= 1) bonus += freeSpinFactor * payOf(spin(draws))
    const said = own > 0 ? `Lines pay ${hundredths(own)}` : 'No line'
    const text = isBonus ? `${said}, ${freeSpins} free spins pay ${hundredths(bonus)}` : said
    return { outcome: { text, symbols: reels.flat() }, pays: () => own + bonus }
  },
}
