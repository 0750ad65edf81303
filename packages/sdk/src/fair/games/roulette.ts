import { findAmong, type GameRules, type Selection } from './game.ts'

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

const colourOf = (number: number): string => (number === 0 ? 'green' : reds.has(number) ? 'red' : 'black')

/** Outside bets and their numbers of 1 to 36. Zero is on none. */
const outside: readonly (Selection & { wins(number: number): boolean })[] = [
  { id: 'red', name: 'Red', pays: 200, wins: (number) => reds.has(number) },
  { id: 'black', name: 'Black', pays: 200, wins: (number) => !reds.has(number) },
  { id: 'even', name: 'Even', pays: 200, wins: (number) => number % 2 === 0 },
  { id: 'odd', name: 'Odd', pays: 200, wins: (number) => number % 2 === 1 },
  { id: 'low', name: '1 to 18', pays: 200, wins: (number) => number <= 18 },
  { id: 'high', name: '19 to 36', pays: 200, wins: (number) => number >= 19 },
  { id: 'dozen-1', name: '1st 12', pays: 300, wins: (number) => number <= 12 },
  { id: 'dozen-2', name: '2nd 12', pays: 300, wins: (number) => number > 12 && number <= 24 },
  { id: 'dozen-3', name: '3rd 12', pays: 300, wins: (number) => number > 24 },
]

const straight: readonly Selection[] = Array.from({ length: 37 }, (_value, number) => ({
  id: `number-${number}`,
  name: String(number),
  pays: 3600,
}))

const selections = [...outside, ...straight].map(({ id, name, pays }) => ({ id, name, pays }))

/** Single-zero roulette: every bet returns 36/37. */
export const roulette: GameRules = {
  mode: 'instant',
  returns: 97.3,
  selections,
  find: findAmong(selections),
  draw(draws) {
    const number = draws.below(37)
    const colour = colourOf(number)
    return {
      outcome: { text: `${number} ${colour}`, symbols: [String(number)] },
      pays(selectionId) {
        if (selectionId === `number-${number}`) return 3600
        const bet = outside.find(({ id }) => id === selectionId)
        return number !== 0 && bet?.wins(number) ? bet.pays : 0
      },
    }
  },
}
