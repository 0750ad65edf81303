'use client'
import type { Minor } from '@kit/sdk/contract'
import { Button, ChartIcon, IconButton, Sheet, useMessage } from '@kit/ui'
import { useMemo, type KeyboardEvent } from 'react'
import { positionOn } from '@kit/rules'
import { Ladder, type AskedRung, type LadderProps } from '../../market/Ladder/Ladder.tsx'
import * as styles from '../../market/Ladder/ladder.css.ts'
import type { TakenPrice } from '../../market/MarketGrid/PriceCell.tsx'
import type { RunnerFacts } from '../../prices/marketFacts.ts'
import { useOpenChart } from '../../prices/useOpenChart.ts'
import { useIsWide } from '../../site/useIsWide.ts'
import { useAskPrice } from '../../slip/ask/useAskPrice.ts'
import { useOwnOrders } from '../../slip/ask/useOwnOrders.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { useTakePrice } from '../../slip/useTakePrice.ts'

export interface LadderPanelsProps {
  marketId: string
  /** Runners in the order of opening. */
  runners: readonly RunnerFacts[]
  /** Profit or loss of the player's bets by runner, and the same with the slip's bet. */
  book: ReadonlyMap<string, Minor> | undefined
  bookAfter: ReadonlyMap<string, Minor> | undefined
  onClose: (runner: RunnerFacts) => void
}

/** Ref callback that focuses a panel's heading, and returns the focus to the opener on unmount. */
function takeFocus(heading: HTMLElement | null) {
  if (!heading) return undefined
  const opener = heading.ownerDocument.activeElement
  heading.focus()
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
}

/** Returns the ladder's props for unmatched orders; empty if the site does not support them. */
function useLadderOrders(
  marketId: string,
  runner: RunnerFacts,
  book: ReadonlyMap<string, Minor> | undefined,
  onAsked: () => void,
): Pick<LadderProps, 'own' | 'position' | 'onAsk' | 'onCancel'> {
  const { site, slip } = useBetting()
  const ask = useAskPrice()
  const own = useOwnOrders(marketId, runner.id)
  const position = useMemo(() => book && positionOn(runner.id, book), [runner.id, book])
  if (!ask) return {}
  const onAsk = (asked: AskedRung) => {
    const { quickStake } = slip.getState()
    const ofRunner = { ...asked, marketId, runnerId: runner.id, runnerName: runner.name }
    if (quickStake !== null) return ask({ ...ofRunner, isAtOnce: true, stake: quickStake })
    ask(ofRunner)
    onAsked()
  }
  const onCancel = (ids: readonly string[]) => ids.forEach((id) => site.request('orders.cancel', { id }))
  return { own, position, onAsk, onCancel }
}

/** One ladder: next to others below its market, or in a sheet on screens without a rail. */
function OneLadder({
  marketId,
  runner,
  book,
  bookAfter,
  isWide,
  onClose,
}: Omit<LadderPanelsProps, 'runners' | 'onClose'> & {
  runner: RunnerFacts
  isWide: boolean
  onClose: () => void
}) {
  const message = useMessage()
  const onTake = useTakePrice()
  const openChart = useOpenChart(marketId)
  // On a phone the sheet of the requested price replaces the ladder's.
  const orders = useLadderOrders(marketId, runner, book, () => isWide || onClose())
  const title = message('betting.ladder.open', { runner: runner.name })
  const ladder = {
    marketId,
    runner,
    amount: book?.get(runner.id),
    amountAfter: bookAfter?.get(runner.id),
    ...orders,
  }
  if (isWide) {
    const closeAtEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    }
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever the focus is in it.
      <section aria-label={title} className={styles.panel} onKeyDown={closeAtEscape}>
        <header className={styles.panelHead}>
          <h3 ref={takeFocus} tabIndex={-1} className={styles.panelTitle}>
            {title}
          </h3>
          {openChart && (
            <IconButton
              icon={<ChartIcon />}
              size="small"
              label={message('betting.market.chart', { runner: runner.name })}
              onClick={() => openChart(runner)}
            />
          )}
          <IconButton icon="close" size="small" label={message('betting.ladder.close')} onClick={onClose} />
        </header>
        <Ladder {...ladder} onTake={onTake} />
      </section>
    )
  }
  const takeAndClose = (price: TakenPrice) => {
    onClose()
    onTake(price)
  }
  return (
    <Sheet.Root open onOpenChange={(isOpen: boolean) => isOpen || onClose()}>
      <Sheet.Content edge="bottom" title={title} labels={{ close: message('betting.ladder.close') }}>
        {openChart && (
          <Button
            tone="ghost"
            size="small"
            onClick={() => {
              onClose()
              openChart(runner)
            }}
          >
            <ChartIcon size="small" />
            {message('betting.market.chart', { runner: runner.name })}
          </Button>
        )}
        <Ladder {...ladder} onTake={takeAndClose} />
      </Sheet.Content>
    </Sheet.Root>
  )
}

/** The open ladders of a market, side by side on wide screens; on a phone the last opened one, in a sheet. */
export default function LadderPanels({ runners, onClose, ...market }: LadderPanelsProps) {
  const isWide = useIsWide()
  const one = (runner: RunnerFacts) => (
    <OneLadder key={runner.id} {...market} runner={runner} isWide={isWide} onClose={() => onClose(runner)} />
  )
  const last = runners.at(-1)
  if (!isWide) return last && one(last)
  return <div className={styles.sideBySide}>{runners.map(one)}</div>
}
