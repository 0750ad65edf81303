import { cardOf, isRed, symbolOf, type Card } from './cards.ts'
import { findAmong, type GameRules, type Selection } from './game.ts'

const bets: readonly (Selection & { wins(card: Card): boolean })[] = [
  { id: 'below', name: 'Below 7', pays: 200, wins: ({ rank }) => rank < 7 },
  { id: 'seven', name: 'Seven', pays: 1200, wins: ({ rank }) => rank === 7 },
  { id: 'above', name: 'Above 7', pays: 200, wins: ({ rank }) => rank > 7 },
  { id: 'red', name: 'Red', pays: 195, wins: isRed },
  { id: 'black', name: 'Black', pays: 195, wins: (card) => !isRed(card) },
]

const selections = bets.map(({ id, name, pays }) => ({ id, name, pays }))

/** One card of a full deck, ace low: below seven, seven, or above. */
export const luckySeven: GameRules = {
  mode: 'instant',
  returns: 92.31,
  selections,
  find: findAmong(selections),
  draw(draws) {
    const card = cardOf(draws.below(52))
    return {
      outcome: { text: `The card is ${symbolOf(card)}`, symbols: [symbolOf(card)] },
      pays(selectionId) {
        const bet = bets.find(({ id }) => id === selectionId)
        return bet?.wins(card) ? bet.pays : 0
      },
    }
  },
}
