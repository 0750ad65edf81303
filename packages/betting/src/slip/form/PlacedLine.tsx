'use client'
import { Button, formatPoints, Icon, IconButton, useMessage } from '@kit/ui'
import type { Bet, Side } from '@kit/sdk/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { priceInText, sideName } from '../../prices/priceWord.ts'
import { stakeTextOf } from '../model/betDraft.ts'
import { useBetting } from '../model/bettingContext.ts'
import { draftOf, type AnnouncedBet } from '../model/slipState.ts'
import { useSlip } from '../model/useSlip.ts'
import * as styles from '../styles/placedLine.css.ts'

/** So long a line stands, in ms, unless another takes its place. */
const standsMs = 20_000
/** A press this soon after it came was meant for what stood there before. In ms. */
const secondPressMs = 400

/** Takes up the market of a bet again, at the price on offer now and with its stake; false where nothing is on offer. */
function useTakeAgain() {
  const { prices, slip: store } = useBetting()
  const slip = useSlip()
  return ({ marketId, runnerId, runnerName, stake }: Bet, side: Side): boolean => {
    const [best] = prices.slots(marketId, runnerId)[side]
    if (!best || best.odds === 0) return false
    const { odds, run, size } = best
    // As a tap from before React: it fills the slip, also while quick bets are on.
    slip.take({ odds, run, size, marketId, runnerId, runnerName, side, isKept: true })
    const draft = draftOf(store.getState().slip)
    const isTaken = draft?.marketId === marketId && draft.runnerId === runnerId && draft.side === side
    if (isTaken) slip.dispatch({ type: 'stakeTyped', stakeText: stakeTextOf(stake) })
    return isTaken
  }
}

function Words({ bet, asked }: Pick<AnnouncedBet, 'bet' | 'asked'>) {
  const message = useMessage()
  const isAsAsked = bet.odds === asked.odds && bet.run === asked.run
  return (
    <>
      {message('betting.placed.line', {
        side: message(sideName(bet.marketType, bet.side)),
        runner: bet.runnerName,
        odds: priceInText(bet),
        stake: formatPoints(bet.stake),
      })}
      {!isAsAsked && (
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
    const timer = setTimeout(onClose, standsMs)
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
 * What was got, in a line over the page that takes no focus and waits for no press (`betting.slip.success`, and every quick bet): with it the
 * same bet again, its opposite, or the slip with its stake. Each goes the way of any bet. The specification's dialog is
 * `BetPlaced`.
 */
export function PlacedLine() {
  const { slip, options } = useBetting()
  const { dispatch } = useSlip()
  const isForAll = options.success === 'line'
  const announced = useStore(slip, (state) => (isForAll || state.announced?.isQuick ? state.announced : null))
  const [told, setTold] = useState<AnnouncedBet | null>(null)
  // It is told by being shown: nothing has to wait until it is closed.
  if (announced && announced !== told) setTold(announced)
  useEffect(() => {
    if (announced) dispatch({ type: 'announcementClosed' })
  }, [announced, dispatch])
  const [close] = useState(() => () => setTold(null))
  return (
    <div className={told ? styles.line : undefined} title={told?.bet.id}>
      {told && <Icon name="success" size="small" />}
      {/* There before its words are, so that a screen reader hears them. */}
      <p className={styles.words} role="status">
        {told && <Words bet={told.bet} asked={told.asked} />}
      </p>
      {told && <Actions key={told.key} bet={told.bet} onClose={close} />}
    </div>
  )
}
