'use client'
import { Button, Money, formatPoints, useMessage } from '@kit/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useName } from '../../market/useName.ts'
import { useLiveMarketPart } from '../../prices/useLiveMarket.ts'
import { wholeShare } from '@kit/rules'
import { useIsOnline } from '../../site/useIsOnline.ts'
import { faultMessage } from './faultMessage.ts'
import { PricePolicyChoice } from '../form/PricePolicyChoice.tsx'
import { takenCashOut } from './model/liveCashOut.ts'
import { none as note } from '../form/info/outcomes.css.ts'
import { list, row, tools } from '../open-bets/openBets.css.ts'
import { fold, takenOdds } from '../styles/slip.css.ts'
import { useLiveCashOut } from './useLiveCashOut.ts'
import { useCashOutStatus, useSendCashOut } from './useSendCashOut.ts'

/**
 * Value that one market reports to the total: the worst accepted value in minor units, undefined if it cannot be cashed
 * out now, or 'gone' if it left the list.
 */
type Reported = bigint | undefined | 'gone'
type Report = (marketId: string, value: Reported, press: () => void) => void

function MarketLine({ marketId, report }: { marketId: string; report: Report }) {
  const message = useMessage()
  const isClosed = useLiveMarketPart(marketId, (market) => market?.isClosed ?? true)
  const name = useName()(useLiveMarketPart(marketId, (market) => market?.name ?? ''))
  const live = useLiveCashOut({ marketId }, wholeShare)
  const { sending, send } = useSendCashOut({ marketId })
  // A line with an answer stays on the screen.
  const isGone = isClosed && sending.phase === 'choosing'
  const isOver = sending.phase === 'ended' && sending.answer.state !== 'refused'
  const isPossible = !('fault' in live) && !isOver && sending.phase !== 'sending'
  const value = isPossible ? live.value : undefined
  const worst = isPossible ? live.value - live.slippage : undefined
  useEffect(() =>
    report(marketId, isGone ? 'gone' : worst, () => {
      if (isPossible) void send(live)
    }),
  )
  const { answer, quote } = sending.phase === 'ended' ? sending : {}
  const amount =
    answer?.state === 'taken' && quote
      ? takenCashOut(quote, answer.taken).value
      : isOver
        ? quote?.value
        : value
  const status = useCashOutStatus(sending, !('fault' in live), () => message('betting.cashOut.takenOne'))
  const nowText = () => {
    if ('fault' in live) return message(faultMessage(live.fault))
    const worstText = formatPoints(live.value - live.slippage, { sign: 'always' })
    return live.slippage > 0n ? message('betting.cashOut.worstOne', { value: worstText }) : ''
  }
  if (isGone) return null
  return (
    <li className={row} data-cash-out-market={marketId}>
      <span>{name}</span>
      {amount !== undefined && <Money minor={amount} kind="result" />}
      <span role="status" className={note}>
        {status ? status[1] : nowText()}
      </span>
    </li>
  )
}

export function EventCashOut({ marketIds }: { marketIds: readonly string[] }) {
  const message = useMessage()
  const isOnline = useIsOnline()
  const [values, setValues] = useState<ReadonlyMap<string, Reported>>(new Map())
  const presses = useRef(new Map<string, () => void>())
  const report = useCallback<Report>((marketId, value, press) => {
    presses.current.set(marketId, press)
    setValues((before) => (before.get(marketId) === value ? before : new Map(before).set(marketId, value)))
  }, [])
  const pressAll = () => {
    for (const marketId of marketIds) presses.current.get(marketId)?.()
  }
  // A market that is levelled meanwhile leaves the list and the total.
  const possible = marketIds.flatMap((marketId) => {
    const value = values.get(marketId)
    return typeof value === 'bigint' ? [value] : []
  })
  const isEmpty = marketIds.every((marketId) => values.get(marketId) === 'gone')
  const total = possible.reduce((sum, value) => sum + value, 0n)
  return (
    <div className={fold}>
      <ul className={list}>
        {marketIds.map((marketId) => (
          <MarketLine key={marketId} marketId={marketId} report={report} />
        ))}
      </ul>
      {isEmpty && (
        <p className={note} role="status">
          {message('betting.cashOut.allClosed')}
        </p>
      )}
      {possible.length > 0 && (
        <>
          <div className={tools}>
            <span>{message('betting.cashOut.total')}</span>
            <Money minor={total} kind="result" className={takenOdds} />
          </div>
          <PricePolicyChoice />
          <p className={note}>{message('betting.cashOut.rules')}</p>
          <Button tone="accent" fullWidth disabled={!isOnline} onClick={pressAll}>
            {message('betting.cashOut.confirmAll')}
          </Button>
        </>
      )}
    </div>
  )
}
