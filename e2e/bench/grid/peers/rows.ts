import type { Market } from '@kit/sdk/contract'
import { sides, type Ladder, type WireChange, type WirePrice } from '../stream.ts'

/** A new object with each change. */
export interface Row {
  id: string
  marketName: string
  runnerName: string
  status: string
  prices: Ladder
}

export const rowId = (marketId: string, runnerId: string) => `${marketId} ${runnerId}`

const wire = ({ odds, size }: { odds: number; size: bigint }): WirePrice => ({
  odd: odds / 100,
  run: 0,
  size: Number(size) / 100,
})

export const rowsOf = (markets: readonly Market[]): Row[] =>
  markets.flatMap((market) =>
    market.runners.map((runner) => ({
      id: rowId(market.id, runner.id),
      marketName: market.name,
      runnerName: runner.name,
      status: 'active',
      prices: { back: runner.back.map(wire), lay: runner.lay.map(wire) },
    })),
  )

/**
 * Returns the changed rows of a message as new objects. A change of status affects every runner of the
 * market.
 */
export function changedRows(text: string, current: (id: string) => Row, runnerIds: readonly string[]): Row[] {
  const { docs } = JSON.parse(text) as { docs: WireChange[] }
  const changed = new Map<string, Row>()
  const of = (id: string) => changed.get(id) ?? current(id)
  for (const { _id: marketId, status, teams } of docs) {
    for (const team of teams) {
      const row = of(rowId(marketId, team.id))
      const prices = { ...row.prices }
      for (const side of sides) if (team[side]) prices[side] = team[side]
      changed.set(row.id, { ...row, prices })
    }
    if (status === undefined) continue
    for (const runnerId of runnerIds) {
      const row = of(rowId(marketId, runnerId))
      changed.set(row.id, { ...row, status })
    }
  }
  return [...changed.values()]
}
