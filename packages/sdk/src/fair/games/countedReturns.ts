import { rules, type RulesName } from '../rules.ts'
import { cardOf } from './cards.ts'
import { linePay } from './fiveReels.ts'
import { freeSpinFactor, freeSpins, lines, reelStrips, scatter, scatterPays } from './paytable.ts'
import { reelsPay, reelStops } from './reels.ts'
import { compareHands } from './teenPatti.ts'

// For tests: the exact return of each game, without playing.

const strips = reelStrips.map((strip) => [...strip])

/** Returns the average over all possible symbols. */
function averageLine(symbols: readonly string[] = []): number {
  const strip = strips[symbols.length]
  if (!strip) return linePay(symbols)
  let sum = 0
  for (const symbol of new Set(strip)) {
    const share = strip.filter((other) => other === symbol).length / strip.length
    sum += share * averageLine([...symbols, symbol])
  }
  return sum
}

function chancesOfBells(): number[] {
  let chances = [1]
  for (const strip of strips) {
    const next = Array.from({ length: chances.length + 3 }, () => 0)
    strip.forEach((_symbol, stop) => {
      const bells = [0, 1, 2].filter((row) => strip[(stop + row) % strip.length] === scatter).length
      chances.forEach(
        (chance, count) => (next[count + bells] = (next[count + bells] ?? 0) + chance / strip.length),
      )
    })
    chances = next
  }
  return chances
}

/** Includes the free spins. */
export function averageOfFiveReels(): number {
  const bells = chancesOfBells()
  const oneSpin =
    lines.length * averageLine() +
    bells.reduce((sum, chance, count) => sum + chance * (scatterPays[count] ?? 0), 0)
  const bonus = bells.slice(3).reduce((sum, chance) => sum + chance, 0)
  return oneSpin * (1 + bonus * freeSpins * freeSpinFactor)
}

const overDraws = (name: RulesName, selection: string, limit: number): number => {
  let sum = 0
  for (let draw = 0; draw < limit; draw += 1) sum += rules[name].draw({ below: () => draw }).pays(selection)
  return sum / limit
}

function ofReels(): number {
  let sum = 0
  for (const one of reelStops)
    for (const two of reelStops) for (const three of reelStops) sum += reelsPay([one, two, three])
  return sum / reelStops.length ** 3
}

const choose = (all: number, count: number): number =>
  count === 0 ? 1 : (choose(all - 1, count - 1) * all) / count

/** A stake on a hand: doubled less two of 100 when it is the better one, back when neither is. */
function ofTeenPatti(): number {
  const deck = Array.from({ length: 52 }, (_value, number) => number)
  const hands = deck.flatMap((a) =>
    deck.slice(a + 1).flatMap((b) => deck.slice(b + 1).map((c) => [a, b, c] as const)),
  )
  const sorted = hands
    .map((numbers) => ({ numbers, cards: numbers.map(cardOf) }))
    .toSorted((one, other) => compareHands(one.cards, other.cards))
  let ties = 0
  let from = 0
  while (from < sorted.length) {
    let to = from
    while (to < sorted.length && compareHands(sorted[from]?.cards ?? [], sorted[to]?.cards ?? []) === 0)
      to += 1
    const equals = sorted.slice(from, to)
    for (const one of equals)
      for (const other of equals)
        if (!one.numbers.some((number) => other.numbers.includes(number as never))) ties += 1
    from = to
  }
  const tie = ties / (choose(52, 3) * choose(49, 3))
  return (198 * (1 - tie)) / 2 + 100 * tie
}

const crashAt = (target: number): number => (target * Math.floor((97 * 2 ** 32) / target)) / 2 ** 32

/** The exact long-run return per 100 on each selection of the rules, over all possible draws. */
export const countedReturns: readonly [RulesName, string, () => number][] = [
  ['roulette', 'red', () => overDraws('roulette', 'red', 37)],
  ['roulette', 'number-7', () => overDraws('roulette', 'number-7', 37)],
  ['dice', 'under-500', () => overDraws('dice', 'under-500', 10_000)],
  ['dice', 'under-4900', () => overDraws('dice', 'under-4900', 10_000)],
  ['lucky-seven', 'below', () => overDraws('lucky-seven', 'below', 52)],
  ['lucky-seven', 'seven', () => overDraws('lucky-seven', 'seven', 52)],
  ['lucky-seven', 'red', () => overDraws('lucky-seven', 'red', 52)],
  ['reels', 'spin', ofReels],
  ['five-reels', 'spin', averageOfFiveReels],
  ['lottery', '1-2-3', () => (10 * 6000 + 150 * 300) / 1140],
  ['teen-patti', 'a', ofTeenPatti],
  ['kite', 'at-150', () => crashAt(150)],
  ['kite', 'at-1000', () => crashAt(1000)],
]
