'use client'
import { Banner, Button, Money, formatPoints, useMessage } from '@kit/ui'
import { useEffect, useRef, useState } from 'react'
import { useLiveMarketPart } from '../../prices/useLiveMarket.ts'
import { wholeShare } from '../../rules/index.ts'
import { useIsOnline } from '../../site/useIsOnline.ts'
import { CashOutFigures } from './CashOutFigures.tsx'
import { faultWord } from './faultWord.ts'
import type { CashOutTarget } from './model/liveCashOut.ts'
import { ShareSlider } from './ShareSlider.tsx'
import { none as note } from '../form/info/outcomes.css.ts'
import { fold, takenOdds } from '../styles/slip.css.ts'
import { tools } from '../open-bets/openBets.css.ts'
import { useLiveCashOut } from './useLiveCashOut.ts'
import { useRefusalText, useSendCashOut, type Sending } from './useSendCashOut.ts'

const formatResult = (minor: bigint) => formatPoints(minor, { sign: 'always' })

/** What became of it: said aloud, and beside the figures it is about. */
function Progress({ sending }: { sending: Sending }) {
  const message = useMessage()
  const refusalText = useRefusalText()
  if (sending.phase === 'choosing') return null
  if (sending.phase === 'sending')
    return sending.delaySeconds > 0 ? (
      <Banner tone="info">{message('betting.cashOut.waiting', { seconds: sending.delaySeconds })}</Banner>
    ) : null
  const { answer, told } = sending
  if (answer.state === 'unknown') return <Banner tone="warning">{message('betting.cashOut.unknown')}</Banner>
  if (answer.state === 'refused') return <Banner tone="danger">{refusalText(answer)}</Banner>
  const words = told.share === wholeShare ? 'betting.cashOut.taken' : 'betting.cashOut.takenPart'
  return (
    <Banner tone="success">{message(words, { share: told.share, value: formatResult(told.value) })}</Banner>
  )
}

/** The value of a position or a bet, how much of it, what is placed for it, and the press that does it. */
export function PositionCashOut({
  target,
  isAtOnce = false,
  onClose,
}: {
  target: CashOutTarget
  /** Takes what is shown first, without another press. */
  isAtOnce?: boolean
  onClose: () => void
}) {
  const message = useMessage()
  const isOnline = useIsOnline()
  const marketType = useLiveMarketPart(target.marketId, (market) => market?.type ?? 'betfair')
  const [wanted, setWanted] = useState(wholeShare)
  const live = useLiveCashOut(target, wanted)
  const { sending, send, isPlayer } = useSendCashOut(target)
  const isPressed = useRef(!isAtOnce)
  useEffect(() => {
    if (isPressed.current || 'fault' in live || !isPlayer || !isOnline) return
    isPressed.current = true
    void send(live)
  })
  const isSending = sending.phase === 'sending'
  const isTaken = sending.phase === 'ended' && sending.answer.state === 'taken'
  // While it is on its way, and once it is done, what was agreed to stays.
  const shown = sending.phase === 'choosing' || !(isSending || isTaken) ? live : sending.told
  if ('fault' in shown)
    return (
      <div className={fold}>
        <Progress sending={sending} />
        <p className={note} role="status">
          {message(faultWord(shown.fault))}
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
      {!isTaken && <ShareSlider share={shown.share} isDisabled={isSending} onChange={setWanted} />}
      <CashOutFigures cashOut={shown} marketType={marketType} />
      <p className={note}>{message('betting.cashOut.rules')}</p>
      <div className={fold}>
        <Progress sending={sending} />
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
            disabled={!isPlayer || !isOnline || isLost}
            onClick={() => void send(shown)}
          >
            {message('betting.cashOut.confirm', { value: formatResult(shown.value) })}
          </Button>
        )}
      </div>
    </div>
  )
}
