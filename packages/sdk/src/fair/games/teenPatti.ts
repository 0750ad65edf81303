import { drawDifferent } from '../draws.ts'
import { cardOf, symbolOf, type Card } from './cards.ts'
import { findAmong, type GameRules } from './game.ts'

const handNames = ['High card', 'Pair', 'Colour', 'Sequence', 'Pure sequence', 'Trail'] as const

/** Ace high. */
const height = ({ rank }: Card): number => (rank === 1 ? 14 : rank)

/**
 * A hand's value for comparison: its category (an index of `handNames`), then its ranks. Ace, two, three is the second
 * highest sequence, after ace, king, queen.
 */
function worthOf(hand: readonly Card[]): number[] {
  const heights = hand.map(height).toSorted((one, other) => other - one)
  const [high = 0, middle = 0, low = 0] = heights
  const isColour = hand.every(({ suit }) => suit === hand[0]?.suit)
  const isLowAce = high === 14 && middle === 3 && low === 2
  const isSequence = isLowAce || (high - middle === 1 && middle - low === 1)
  if (high === low) return [5, high]
  if (isSequence) return [isColour ? 4 : 3, isLowAce ? 13.5 : high]
  if (isColour) return [2, ...heights]
  if (high === middle) return [1, high, low]
  if (middle === low) return [1, low, high]
  return [0, ...heights]
}

/** Positive if the first hand wins, zero for a tie. */
export function compareHands(one: readonly Card[], other: readonly Card[]): number {
  const [first, second] = [worthOf(one), worthOf(other)]
  for (const [index, value] of first.entries()) {
    const difference = value - (second[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const describe = (hand: readonly Card[]): string => handNames[worthOf(hand)[0] ?? 0] ?? ''

const selections = [
  { id: 'a', name: 'Player A', pays: 198 },
  { id: 'b', name: 'Player B', pays: 198 },
]

/** Two hands of three cards: the higher wins, a tie returns stakes. */
export const teenPatti: GameRules = {
  mode: 'instant',
  returns: 99,
  selections,
  find: findAmong(selections),
  draw(draws) {
    const cards = drawDifferent(draws, 6, 52).map(cardOf)
    const [a, b] = [cards.slice(0, 3), cards.slice(3)]
    const difference = compareHands(a, b)
    const winner = difference > 0 ? 'a' : difference < 0 ? 'b' : undefined
    const result = winner === undefined ? 'A tie' : `Player ${winner.toUpperCase()} wins`
    return {
      outcome: {
        text: `${result}: A has ${describe(a).toLowerCase()}, B has ${describe(b).toLowerCase()}`,
        symbols: cards.map(symbolOf),
      },
      pays: (selectionId) => (winner === undefined ? 100 : winner === selectionId ? 198 : 0),
    }
  },
}
