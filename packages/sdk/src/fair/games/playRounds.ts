import { createDraws } from '../draws.ts'
import { rules, type RulesName } from '../rules.ts'

/** Rounds of a game on one selection, from one sequence of draws. */
export interface Sitting {
  name: RulesName
  selection: string
  /** Sittings with other numbers have other draws. */
  lane: number
  rounds: number
}

/** Payouts per 100 staked. */
export interface Played {
  sum: number
  squares: number
}

/** For tests: plays the rounds of a sitting. The same sitting always pays the same. */
export function playRounds({ name, selection, lane, rounds }: Sitting): Played {
  const draws = createDraws(`simulation of ${name}, ${lane}`, selection)
  const game = rules[name]
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round += 1) {
    const pays = game.draw(draws).pays(selection)
    sum += pays
    squares += pays * pays
  }
  return { sum, squares }
}
