import { findAmong, type GameRules } from './game.ts'

/** Chances a player can choose, each in hundredths of a roll from 0.00 to 99.99. */
const chances = [500, 1000, 2500, 4900, 5000, 7500, 9000]

const faces = 10_000
/** The share of a fair payout that is paid, per 100. */
const left = 99

/** The payout per 100 of a chance: 99 divided by it, rounded down. */
const paysOf = (chance: number): number => Math.floor((left * faces) / chance)

const selections = chances.map((chance) => ({
  id: `under-${chance}`,
  name: `Under ${(chance / 100).toFixed(0)}`,
  pays: paysOf(chance),
}))

/** One roll from 0.00 to 99.99: it wins below the chosen number. The rarer that is, the more it pays. */
export const dice: GameRules = {
  mode: 'instant',
  returns: 98.98,
  selections,
  find: findAmong(selections),
  draw(draws) {
    const roll = draws.below(faces)
    const text = (roll / 100).toFixed(2)
    return {
      outcome: { text: `Rolled ${text}`, symbols: [text] },
      pays(selectionId) {
        const selection = selections.find(({ id }) => id === selectionId)
        return selection && roll < Number(selection.id.slice('under-'.length)) ? selection.pays : 0
      },
    }
  },
}
