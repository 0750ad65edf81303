/** A grid in plain React: prices in state, with every market and every cell rendered from it. */
import type { Market } from '@kit/sdk/contract'
import { memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { levels, sides } from '../stream.ts'
import type { Subject } from '../subject.ts'
import { PriceButton } from './PriceButton.tsx'
import { changedRows, rowId, rowsOf, type Row } from './rows.ts'

const shownLevels = Array.from({ length: levels }, (_, level) => level)

const RunnerRow = memo(({ row }: { row: Row }) => (
  <div className="floor-row">
    <span>{row.runnerName}</span>
    {sides.map((side) =>
      shownLevels.map((level) => (
        <PriceButton
          key={`${side}${level}`}
          id={`grid ${row.id} ${side} ${level}`}
          side={side}
          price={row.prices[side][level]!}
        />
      )),
    )}
  </div>
))

const Head = ({ name }: { name: string }) => (
  <header className="floor-head">
    <b>LIVE</b>
    <h3>{name}</h3>
    <p>Min 100 · Max 25,000</p>
  </header>
)

export function mountReactState(root: HTMLElement, markets: Market[]): Subject {
  const runnerIds = markets[0]!.runners.map(({ id }) => id)
  let rows = new Map(rowsOf(markets).map((row) => [row.id, row]))
  let show: (rows: Map<string, Row>) => void = () => {}

  function Page() {
    const [shown, setShown] = useState(rows)
    useEffect(() => {
      show = setShown
    }, [])
    const rowsOfMarket = (id: string) => runnerIds.map((runnerId) => shown.get(rowId(id, runnerId))!)
    return (
      <>
        {markets.map(({ id, name }) => (
          <section
            key={id}
            className="floor-market plain"
            data-id={id}
            data-status={rowsOfMarket(id)[0]!.status}
          >
            <Head name={name} />
            <div className="floor-columns">
              <span>Back</span>
              <span>Lay</span>
            </div>
            <div className="floor-body">
              {rowsOfMarket(id).map((row) => (
                <RunnerRow key={row.id} row={row} />
              ))}
            </div>
          </section>
        ))}
      </>
    )
  }
  flushSync(() => createRoot(root).render(<Page />))
  const find = (id: string) => root.querySelector(`[data-id="${id}"]`) ?? undefined
  return {
    receive(text) {
      const next = new Map(rows)
      for (const row of changedRows(text, (id) => rows.get(id)!, runnerIds)) next.set(row.id, row)
      rows = next
      show(rows)
    },
    reveal: (marketId) => find(marketId)!.scrollIntoView({ block: 'center' }),
    shown: (marketId, runnerId, side, level) => find(`grid ${rowId(marketId, runnerId)} ${side} ${level}`),
  }
}
