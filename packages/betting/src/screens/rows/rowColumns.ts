import type { RunnerFacts } from '../../prices/marketFacts.ts'

export interface RowColumns {
  /**
   * `outcomes`: home, draw and away. `two`: home and away of a match without a draw. `field`: the first three runners
   * of a race or another market of many, with their names above the prices.
   */
  kind: 'outcomes' | 'two' | 'field'
  runners: readonly [RunnerFacts | undefined, RunnerFacts | undefined, RunnerFacts | undefined]
  more: number
}

/** The exchange's runner id of a draw, in every match. */
const drawId = '58805'

const isDraw = ({ id, name }: RunnerFacts): boolean => id === drawId || /^(the )?draw$/i.test(name.trim())

/** Returns the runners of the columns 1, X and 2. Exchanges list a match's draw last; removed runners are left out. */
export function rowColumns(all: readonly RunnerFacts[]): RowColumns {
  const running = all.filter(({ status }) => status !== 'removed')
  const draw = running.find(isDraw)
  const [home, away, ...others] = running.filter((runner) => runner !== draw)
  if (home && away && others.length === 0)
    return draw
      ? { kind: 'outcomes', runners: [home, draw, away], more: 0 }
      : { kind: 'two', runners: [home, away, undefined], more: 0 }
  const [first, second, third] = running
  return { kind: 'field', runners: [first, second, third], more: Math.max(0, running.length - 3) }
}
