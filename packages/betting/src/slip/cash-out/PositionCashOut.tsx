'use client'
import { Banner, Button, Money, formatPoints, useMessage } from '@kit/ui'
import { useEffect, useRef, useState } from 'react'
import { useLiveMarketPart } from '../../prices/useLiveMarket.ts'
import { wholeShare } from '@kit/rules'
import { useIsOnline } from '../../site/useIsOnline.ts'
import { CashOutFigures } from './CashOutFigures.tsx'
import { faultMessage } from './faultMessage.ts'
import type { CashOutTarget } from './model/cashOutSubject.ts'
import { takenCashOut, type LiveCashOut } from './model/liveCashOut.ts'
import { PricePolicyChoice } from '../form/PricePolicyChoice.tsx'
import { ShareSlider } from './ShareSlider.tsx'
import { end, progress } from './styles/cashOut.css.ts'
import { none as note } from '../form/info/outcomes.css.ts'
import { fold, takenOdds } from '../styles/slip.css.ts'
import { tools } from '../open-bets/openBets.css.ts'
import { useLiveCashOut } from './useLiveCashOut.ts'
import { useCashOutStatus, useSendCashOut, type Sending } from './useSendCashOut.ts'

/**
 * Outcome of a cash out next to its figures, announced to screen readers. The status element is rendered before its
 * text, because screen readers ignore a status that is inserted with its text.
 */
function Progress({ sending, isOpen }: { sending: Sending; isOpen: boolean }) {
  const message = useMessage()
  const status = useCashOutStatus(sending, isOpen, (quote, taken) => {
    const { share, value, returned } = takenCashOut(quote, taken)
    return share === wholeShare
      ? message('betting.cashOut.taken', { share, value: formatPoints(value, { sign: 'always' }) })
      : message('betting.cashOut.takenPart', { share, value: formatPoints(returned) })
  })
  const isAlert = status?.[0] === 'danger'
  const banner = status && (
    <Banner tone={status[0]} role={isAlert ? 'alert' : undefined}>
      {status[1]}
    </Banner>
  )
  return isAlert ? (
    banner
  ) : (
    <div role="status" className={progress}>
      {banner}
    </div>
  )
}

/**
 * Returns the agreed cash out while it is in flight, or the placed one after that; undefined while the player chooses.
 */
function agreedOf(sending: Sending): LiveCashOut | undefined {
  if (sending.phase === 'choosing') return undefined
  if (sending.phase === 'sending') return sending.quote
  const { answer, quote } = sending
  return answer.state === 'taken' ? takenCashOut(quote, answer.taken) : undefined
}

/** The worst accepted value if prices may get worse. Renders nothing if they may not. */
function WorstAccepted({ cashOut: { value, slippage } }: { cashOut: LiveCashOut }) {
  const message = useMessage()
  if (slippage === 0n) return null
  return (
    <div className={tools} data-cash-out-worst="">
      <span>{message('betting.cashOut.worst')}</span>
      <Money minor={value - slippage} kind="result" />
    </div>
  )
}

export function PositionCashOut({
  target,
  isAtOnce = false,
  onClose,
}: {
  target: CashOutTarget
  /** True to send the first shown value without another press. Default: false. */
  isAtOnce?: boolean
  onClose: () => void
}) {
  const message = useMessage()
  const isOnline = useIsOnline()
  const marketType = useLiveMarketPart(target.marketId, (market) => market?.type ?? 'betfair')
  const [wanted, setWanted] = useState(wholeShare)
  const live = useLiveCashOut(target, wanted)
  const { sending, send, isPlayer, isLoading, asks } = useSendCashOut(target)
  // The press was for the value shown first. A value that appears later, and a player who wants to confirm, need
  // another press.
  const isPressed = useRef(!isAtOnce)
  useEffect(() => {
    if (isPressed.current) return
    isPressed.current = true
    if (!('fault' in live) && isPlayer && isOnline && !asks) void send(live)
  })
  const isSending = sending.phase === 'sending'
  const isTaken = sending.phase === 'ended' && sending.answer.state === 'taken'
  const shown = agreedOf(sending) ?? live
  if ('fault' in shown)
    return (
      <div className={fold}>
        <Progress sending={sending} isOpen={false} />
        <p className={note} role="status">
          {message(faultMessage(shown.fault))}
        </p>
      </div>
    )
  const isWhole = shown.share === wholeShare
  const valueName =
    target.betId !== undefined
      ? 'betting.cashOut.valueBet'
      : isWhole
        ? 'betting.cashOut.value'
        : 'betting.cashOut.valuePart'
  const isLost = sending.phase === 'ended' && sending.answer.state === 'unknown'
  return (
    <div className={fold} data-cash-out="">
      <div className={tools}>
        <span>{message(valueName)}</span>
        <Money minor={shown.value} kind="result" className={takenOdds} />
      </div>
      <WorstAccepted cashOut={shown} />
      <div className={tools}>
        <span>{message('betting.cashOut.returned')}</span>
        <Money minor={shown.returned} />
      </div>
      {!isTaken && (
        <>
          <ShareSlider share={shown.share} isDisabled={isSending} onChange={setWanted} />
          {isPlayer && <PricePolicyChoice />}
        </>
      )}
      <CashOutFigures cashOut={shown} marketType={marketType} isTaken={isTaken} />
      <p className={note}>{message('betting.cashOut.rules')}</p>
      <div className={end}>
        <Progress sending={sending} isOpen />
        {!isPlayer && <p className={note}>{message('betting.cashOut.notPlayer')}</p>}
        {!isOnline && <p className={note}>{message('betting.cashOut.offline')}</p>}
        {isTaken ? (
          <Button fullWidth onClick={onClose}>
            {message('betting.cashOut.close')}
          </Button>
        ) : (
          <Button
            tone="accent"
            fullWidth
            loading={isSending}
            disabled={!isPlayer || isLoading || !isOnline || isLost}
            onClick={() => void send(shown)}
          >
            {message('betting.cashOut.confirm', { value: formatPoints(shown.returned) })}
          </Button>
        )}
      </div>
    </div>
  )
}
