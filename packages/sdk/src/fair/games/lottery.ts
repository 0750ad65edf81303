import { drawDifferent } from '../draws.ts'
import type { GameRules, Selection } from './game.ts'

const last = 20
const picked = 3
const drawn = 5

/** Payout per 100 by number of hits. */
const paysByHits = [0, 0, 300, 6000]

/** A ticket's numbers ('3-7-15'); undefined unless three different ones from 1 to 20, ascending. */
function numbersOf(selectionId: string): number[] | undefined {
  if (!/^\d{1,2}(-\d{1,2}){2}$/.test(selectionId)) return undefined
  const numbers = selectionId.split('-').map(Number)
  const isOrdered = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
  return isOrdered && (numbers[0] ?? 0) >= 1 && (numbers.at(-1) ?? 0) <= last ? numbers : undefined
}

function find(selectionId: string): Selection | undefined {
  const numbers = numbersOf(selectionId)
  return numbers && { id: numbers.join('-'), name: numbers.join(', '), pays: paysByHits[picked] ?? 0 }
}

/** Five of twenty numbers are drawn every minute; a ticket has three. */
export const lottery: GameRules = {
  mode: 'draw',
  returns: 92.11,
  selections: [],
  pick: { count: picked, last },
  find,
  draw(draws) {
    const numbers = drawDifferent(draws, drawn, last).map((number) => number + 1)
    const symbols = numbers.toSorted((one, other) => one - other).map(String)
    return {
      outcome: { text: `Drawn: ${symbols.join(', ')}`, symbols },
      pays(selectionId) {
        const hits = (numbersOf(selectionId) ?? []).filter((number) => numbers.includes(number)).length
        return paysByHits[hits] ?? 0
      },
    }
  },
}
