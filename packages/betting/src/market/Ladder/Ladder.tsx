'use client'
import { Button, Money, useMessage } from '@kit/ui'
import type { Minor, Odds, PriceSize, Side } from '@kit/sdk/contract'
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { closingAt, type RunnerPosition } from '@kit/rules'
import type { TakenPrice } from '../MarketGrid/PriceCell.tsx'
import { RunnerOutcome } from '../MarketGrid/RunnerOutcome.tsx'
import { StaleNote } from '../StaleNote.tsx'
import type { RunnerFacts } from '../../prices/marketFacts.ts'
import { oddsText } from '../../prices/priceText.ts'
import { useLiveMarket } from '../../prices/useLiveMarket.ts'
import { marketStatusLabel } from '../marketStatusLabel.ts'
import * as styles from './ladder.css.ts'
import {
  createLadderPainter,
  type LadderPainter,
  type LadderTexts,
  type OwnAtPrice,
} from './ladderPainter.ts'
import { ladderRows, middleOf, nearestRow, type LadderPrices } from './ladderRows.ts'
import { stepInLadder } from './stepInLadder.ts'
import { useLadder } from './useLadder.ts'

export interface LadderProps {
  marketId: string
  runner: RunnerFacts
  /** Profit or loss of the player's bets if this runner wins, in minor units; undefined without bets. */
  amount?: Minor | undefined
  amountAfter?: Minor | undefined
  onTake: (price: TakenPrice) => void
  own?: readonly OwnAtPrice[] | undefined
  /** The player's position if a single price can close it. Each row then shows the result of closing at its price. */
  position?: RunnerPosition | undefined
  /** Requests a price that is not on offer; undefined if that is not supported. */
  onAsk?: ((asked: AskedRung) => void) | undefined
  onCancel?: ((ids: readonly string[]) => void) | undefined
}

export interface AskedRung {
  side: Side
  odds: Odds
  /** Returns what is on offer for the runner now, also after the ladder is closed. */
  offered: () => LadderPrices
}

/** Number of rows that the browser lays out together, or skips together while they are off screen. */
const rowsPerBlock = 25

interface RowsProps {
  painter: LadderPainter
  texts: LadderTexts
  position: RunnerPosition | undefined
}

const LadderRow = memo(function LadderRow({ odds, painter, texts, position }: RowsProps & { odds: Odds }) {
  const cell = (side: Side) => (
    <button
      ref={(button) => (button ? painter.bind(side, odds, button) : undefined)}
      type="button"
      translate="no"
      disabled
      tabIndex={-1}
      aria-label={`${texts[side]} ${oddsText(odds)}`}
      className={styles.cell}
      data-side={side}
    />
  )
  return (
    <li className={styles.row} data-odds={odds}>
      {position && (
        <span className={styles.closing}>
          <Money minor={closingAt(position, odds)} kind="result" display="short" />
        </span>
      )}
      {cell('back')}
      <span translate="no" className={styles.odds}>
        {oddsText(odds)}
        <span ref={(mark) => (mark ? painter.bindTraded(odds, mark) : undefined)} className={styles.traded} />
      </span>
      {cell('lay')}
    </li>
  )
})

const LadderBlock = memo(function LadderBlock({ rows, ...rest }: RowsProps & { rows: Odds[] }) {
  return (
    <ol className={styles.block}>
      {rows.map((odds) => (
        <LadderRow key={odds} odds={odds} {...rest} />
      ))}
    </ol>
  )
})

/** Returns the current rows in blocks. They change only when a price without a row arrives. */
function useBlocks(first: LadderPrices) {
  const [rows, setRows] = useState(() => ladderRows(first))
  const blocks = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / rowsPerBlock) }, (_, at) =>
        rows.slice(at * rowsPerBlock, (at + 1) * rowsPerBlock),
      ),
    [rows],
  )
  const known = useRef<ReadonlySet<Odds>>(undefined)
  known.current ??= new Set(rows)
  // Only new rows set state: React keeps updates that change nothing until the next render.
  const makeRoom = useCallback((prices: LadderPrices) => {
    const isNew = ({ odds }: PriceSize) => odds > 0 && !known.current?.has(odds)
    if (!prices.back.some(isNew) && !prices.lay.some(isNew)) return
    const next = ladderRows(prices)
    known.current = new Set(next)
    setRows(next)
  }, [])
  return { rows, blocks, makeRoom }
}

const noPrices: LadderPrices = { back: [], lay: [] }
const noUnmatchedOrders: readonly OwnAtPrice[] = []

/**
 * Rows never move: offers move between rows, so that a press always selects the price under the finger. The
 * button in its head scrolls the best prices to the middle.
 */
export function Ladder(props: LadderProps) {
  const {
    marketId,
    runner,
    amount,
    amountAfter,
    own = noUnmatchedOrders,
    position,
    onTake,
    onAsk,
    onCancel,
  } = props
  const message = useMessage()
  const market = useLiveMarket(marketId)
  const list = useRef<HTMLDivElement>(null)
  const canAsk = onAsk !== undefined
  const texts = useMemo((): LadderTexts => {
    const sides = { back: message('betting.side.back'), lay: message('betting.side.lay') }
    return {
      ...sides,
      own: (side, odds, amount) => message('betting.ladder.cancelOwn', { side: sides[side], odds, amount }),
      ask: canAsk ? (side, odds) => message('betting.ladder.ask', { side: sides[side], odds }) : undefined,
    }
  }, [message, canAsk])
  const painter = useMemo(() => createLadderPainter(texts), [texts])
  const { rows, blocks, makeRoom } = useBlocks(noPrices)
  const show = useCallback(
    (prices: LadderPrices) => {
      makeRoom(prices)
      painter.paint(prices)
    },
    [makeRoom, painter],
  )
  const { held, offered } = useLadder({ marketId, runnerId: runner.id }, show)

  const centre = useCallback(() => {
    const middle = middleOf(held.current)
    const odds = middle === undefined ? undefined : rows[nearestRow(rows, middle)]
    const place = list.current?.getBoundingClientRect()
    const row = list.current?.querySelector(`[data-odds="${odds}"]`)?.getBoundingClientRect()
    // Scrolls only the ladder, not the page.
    if (list.current && place && row)
      list.current.scrollTop += row.top - place.top - (place.height - row.height) / 2
  }, [held, rows])
  useLayoutEffect(() => show(held.current), [show, held])
  useLayoutEffect(() => painter.own(own), [painter, own])
  const hasCentred = useRef(false)
  useLayoutEffect(() => {
    if (hasCentred.current) return
    hasCentred.current = true
    centre()
  }, [centre])

  if (!market) return null
  const cover = marketStatusLabel(market, message)
  const take = (button: HTMLButtonElement) => {
    const side = button.dataset['side'] === 'lay' ? 'lay' : 'back'
    const odds = Number(button.closest<HTMLElement>('[data-odds]')?.dataset['odds'])
    const unmatched = own.find((one) => one.side === side && one.odds === odds)
    if (unmatched) return onCancel?.(unmatched.ids)
    const level = held.current[side].find((one) => one.odds === odds)
    if (!level) onAsk?.({ side, odds, offered })
    else onTake({ ...level, marketId, runnerId: runner.id, runnerName: runner.name, side })
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (list.current && stepInLadder(list.current, event.key)) event.preventDefault()
  }
  return (
    <div
      className={styles.ladder}
      data-market-status={market.status}
      data-stale={market.isStale ? '' : undefined}
      data-position={position ? '' : undefined}
    >
      {market.stale && <StaleNote stale={market.stale} />}
      {cover !== undefined && <p className={styles.cover}>{cover}</p>}
      {(amount !== undefined || amountAfter !== undefined) && (
        <p className={styles.outcome}>
          <span aria-hidden>{message('betting.market.book', { runner: runner.name })}</span>
          <RunnerOutcome
            amount={amount}
            amountAfter={amountAfter}
            label={message('betting.market.book', { runner: runner.name })}
          />
        </p>
      )}
      <div className={styles.head}>
        {position && <span className={styles.closingHead}>{message('betting.ladder.closing')}</span>}
        <span className={styles.side} data-side="back">
          {texts.back}
        </span>
        <Button size="small" className={styles.centre} onClick={centre}>
          {message('betting.ladder.centre')}
        </Button>
        <span className={styles.side} data-side="lay">
          {texts.lay}
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons are what is pressed: one listener for seven hundred */}
      <div
        ref={list}
        className={styles.rows}
        onKeyDown={press}
        onClick={(event) => {
          const button = (event.target as Element).closest('button')
          if (button) take(button)
        }}
      >
        {blocks.map((block) => (
          <LadderBlock key={block[0]} rows={block} painter={painter} texts={texts} position={position} />
        ))}
      </div>
    </div>
  )
}
