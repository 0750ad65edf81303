import { overGoals, type Fixture } from './fixture.ts'

// A simple model: each side has a rating that its results change, the home side has an advantage, and the
// difference gives the chances. Goals are averaged over the competition. Only earlier matches count for a
// rating.

const start = 1500
const homeBonus = 65
/** Maximum change of a rating by one result. */
const pace = 24
/** Probability of a draw between equal sides. It decreases as they differ. */
const drawOfEquals = 0.28
const drawSpread = 320

const expected = (difference: number): number => 1 / (1 + 10 ** (-difference / 400))

/** Returns the probability of at least `fewest` goals with this mean (Poisson). */
export function chanceOfGoals(fewest: number, mean: number): number {
  let [term, below] = [Math.exp(-mean), 0]
  for (let goals = 0; goals < fewest; goals += 1) {
    below += term
    term *= mean / (goals + 1)
  }
  return 1 - below
}

export function createRatings() {
  const ratings = new Map<string, number>()
  // Prior: 2.7 goals per match.
  let [matches, goals] = [10, 27]
  const of = (team: string): number => ratings.get(team) ?? start
  const differenceOf = (home: string, away: string): number => of(home) + homeBonus - of(away)

  return {
    chances(home: string, away: string): Fixture['chances'] {
      const difference = differenceOf(home, away)
      const draw = drawOfEquals * Math.exp(-((difference / drawSpread) ** 2) / 2)
      const share = expected(difference)
      // A draw counts half for each side, as in the share.
      const win = Math.min(Math.max(share - draw / 2, 0.02), 0.98 - draw)
      return { home: win, draw, away: 1 - draw - win, over: chanceOfGoals(overGoals, goals / matches) }
    },

    learn(home: string, away: string, [forHome, forAway]: readonly [number, number]): void {
      const share = forHome > forAway ? 1 : forHome === forAway ? 0.5 : 0
      const move = pace * (share - expected(differenceOf(home, away)))
      ratings.set(home, of(home) + move)
      ratings.set(away, of(away) - move)
      matches += 1
      goals += forHome + forAway
    },
  }
}
