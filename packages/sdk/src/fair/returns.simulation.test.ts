import { beforeAll, describe, expect, it } from 'vitest'
import { countedReturns } from './games/countedReturns.ts'
import { playInWorkers } from './games/playInWorkers.ts'
import { playRounds, type Played, type Sitting } from './games/playRounds.ts'
import { rules } from './index.ts'

// The long-run return per 100: calculated exactly, and simulated.

const isProof = process.env['KIT_PROVE'] === '1'
const rounds = isProof ? 10_000_000 : 20_000
/** Sequences of draws that the rounds of a row use, each played separately. */
const lanes = isProof ? 4 : 1

interface Row {
  left: number
  sum: number
  squares: number
}

describe(`the return to player, over ${rounds} rounds`, () => {
  const rows = countedReturns.map((): Row => ({ left: lanes, sum: 0, squares: 0 }))
  const table: Record<string, string | number>[] = []

  const averageOf = ({ sum, squares }: Row) => {
    const average = sum / rounds
    return { average, deviation: Math.sqrt((squares / rounds - average ** 2) / rounds) }
  }

  beforeAll(async () => {
    const sittings = countedReturns.flatMap(([name, selection], row) =>
      Array.from({ length: lanes }, (_none, lane) => ({
        name,
        selection,
        lane,
        rounds: rounds / lanes,
        row,
      })),
    )
    const began = performance.now()
    const note = ({ row: at }: Sitting & { row: number }, { sum, squares }: Played) => {
      const row = rows[at]
      if (!row) return
      row.left -= 1
      row.sum += sum
      row.squares += squares
      // Results are kept if the run is interrupted.
      if (isProof && row.left === 0)
        console.log(
          countedReturns[at]?.slice(0, 2),
          averageOf(row),
          `${Math.round(performance.now() - began)} ms`,
        )
    }
    if (isProof) await playInWorkers(sittings, note)
    else for (const sitting of sittings) note(sitting, playRounds(sitting))
  }, 3_600_000)

  it.each(countedReturns.map(([name, selection, count], row) => ({ name, selection, count, row })))(
    '$name on $selection is what was counted',
    ({ name, selection, count, row }) => {
      const counted = count()
      const { average, deviation } = averageOf(rows[row]!)
      table.push({
        game: name,
        bet: selection,
        stated: rules[name].returns,
        counted: Number(counted.toFixed(4)),
        played: Number(average.toFixed(4)),
        'off by deviations': Number(((average - counted) / deviation).toFixed(2)),
      })
      expect(rows[row]?.left).toBe(0)
      // One in two million sequences is farther off; these sequences are fixed.
      expect(Math.abs(average - counted)).toBeLessThanOrEqual(5 * deviation)
      expect(counted).toBeGreaterThanOrEqual(rules[name].returns - 0.006)
    },
  )

  it('has every game', () =>
    expect([...new Set(countedReturns.map(([name]) => name))].toSorted()).toEqual(
      Object.keys(rules).toSorted(),
    ))

  it('is the stated one on the least generous bet that was counted', () => {
    for (const name of new Set(countedReturns.map(([name]) => name))) {
      const least = Math.min(...countedReturns.filter((row) => row[0] === name).map(([, , count]) => count()))
      expect([name, Math.abs(least - rules[name].returns) < 0.006]).toEqual([name, true])
    }
    if (isProof) console.table(table)
  })
})
