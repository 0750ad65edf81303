'use client'
import { Button, formatPoints, Icon, IconButton, useMessage } from '@kit/ui'
import type { Bet, Side } from '@kit/sdk/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { priceInText, sideName } from '../../prices/formatPrice.ts'
import { stakeTextOf } from '../model/betDraft.ts'
import { useBetting } from '../model/bettingContext.ts'
import { draftOf, type AnnouncedBet } from '../model/slipState.ts'
import { useSlip } from '../model/useSlip.ts'
import * as styles from '../styles/placedLine.css.ts'

/** Time that the line is shown, in ms, unless another one replaces it. */
const shownMs = 20_000
/** Window in ms in which presses are ignored because they were meant for what was shown before the line. */
const secondPressMs = 400

/**
 * Returns a function that selects the market of a bet again, at the current price and with its stake. It returns false
 * if no price is on offer.
 */
function useTakeAgain() {
  const { prices, slip: store } = useBetting()
  const slip = useSlip()
  return ({ marketId, runnerId, runnerName, stake }: Bet, side: Side): boolean => {
    const [best] = prices.slots(marketId, runnerId)[side]
    if (!best || best.odds === 0) return false
    const { odds, run, size } = best
    // `isKept` fills the slip without placing, also while quick bets are on.
    slip.take({ odds, run, size, marketId, runnerId, runnerName, side, isKept: true })
    const draft = draftOf(store.getState().slip)
    const isTaken = draft?.marketId === marketId && draft.runnerId === runnerId && draft.side === side
    if (isTaken) slip.dispatch({ type: 'stakeTyped', stakeText: stakeTextOf(stake) })
    return isTaken
  }
}

function PlacedText({ bet, asked }: Pick<AnnouncedBet, 'bet' | 'asked'>) {
  const message = useMessage()
  const isRequestedPrice = bet.odds === asked.odds && bet.run === asked.run
  return (
    <>
      {message('betting.placed.line', {
        side: message(sideName(bet.marketType, bet.side)),
        runner: bet.runnerName,
        odds: priceInText(bet),
        stake: formatPoints(bet.stake),
      })}
      {!isRequestedPrice && (
        <span className={styles.asked}>
          {message('betting.placed.asked', {
            asked: priceInText({ marketType: bet.marketType, ...asked }),
          })}
        </span>
      )}
    </>
  )
}

function Actions({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const message = useMessage()
  const { site } = useBetting()
  const slip = useSlip()
  const takeAgain = useTakeAgain()
  const [sinceMs] = useState(site.monotonicNow)
  useEffect(() => {
    const timer = setTimeout(onClose, shownMs)
    return () => clearTimeout(timer)
  }, [onClose])
  const act = (work: () => void) => () => {
    if (site.monotonicNow() - sinceMs < secondPressMs) return
    onClose()
    work()
  }
  const opposite = bet.side === 'back' ? 'lay' : 'back'
  return (
    <div className={styles.actions}>
      <Button size="small" onClick={act(() => takeAgain(bet, bet.side) && slip.press())}>
        {message('betting.placed.repeat')}
      </Button>
      <Button size="small" onClick={act(() => void takeAgain(bet, opposite))}>
        {message('betting.placed.layOff')}
      </Button>
      <Button size="small" onClick={act(() => void takeAgain(bet, bet.side))}>
        {message('betting.placed.edit')}
      </Button>
      <IconButton icon="close" size="small" label={message('betting.slip.close')} onClick={onClose} />
    </div>
  )
}

/**
 * Shows a placed bet without taking the focus (`betting.slip.success`, and every quick bet). Its repeated,
 * opposite or edited bet follows the usual rules. The specification's dialog is `BetPlaced`.
 */
export function PlacedLine() {
  const { slip, options } = useBetting()
  const { dispatch } = useSlip()
  const isForAll = options.success === 'line'
  const announced = useStore(slip, (state) => (isForAll || state.announced?.isQuick ? state.announced : null))
  const [shown, setShown] = useState<AnnouncedBet | null>(null)
  // Showing the line counts as seen: nothing has to wait until it is closed.
  if (announced && announced !== shown) setShown(announced)
  useEffect(() => {
    if (announced) dispatch({ type: 'announcementClosed' })
  }, [announced, dispatch])
  const [close] = useState(() => () => setShown(null))
  return (
    <div className={shown ? styles.line : undefined} title={shown?.bet.id}>
      {shown && <Icon name="success" size="small" />}
      {/* Rendered before it has text, so that screen readers announce the text. */}
      <p className={styles.text} role="status">
        {shown && <PlacedText bet={shown.bet} asked={shown.asked} />}
      </p>
      {shown && <Actions key={shown.key} bet={shown.bet} onClose={close} />}
    </div>
  )
}
