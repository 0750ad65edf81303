'use client'
import { Button, formatPoints, Icon, useMessage } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useAccount, useIsPlayer } from '../../site/useAccount.ts'
import { useIsWide } from '../../site/useIsWide.ts'
import { useBetting } from '../model/bettingContext.ts'
import { isBusy } from '../model/slipState.ts'
import { useSlip } from '../model/useSlip.ts'
import * as styles from '../styles/quickBet.css.ts'

/** A text as a string of CSS. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/[\n"\\]/g, (char) => `\\${char.codePointAt(0)!.toString(16)} `)}"`

/** Whole points without their decimals: what fits on the edge of a price. */
const edgeText = (stake: Minor): string => formatPoints(stake).replace(/\.00$/, '')

/** Puts the stake on every price of the page, and the words in their names; no price is drawn again for it. */
function useMarkedPrices(stake: Minor | null, words: string): void {
  useLayoutEffect(() => {
    if (stake === null) return
    const { classList, style } = document.documentElement
    classList.add(styles.marked)
    style.setProperty(styles.stakeText, cssString(edgeText(stake)))
    style.setProperty(styles.stakeWords, cssString(words))
    return () => {
      classList.remove(styles.marked)
      style.removeProperty(styles.stakeText)
      style.removeProperty(styles.stakeWords)
    }
  }, [stake, words])
}

/**
 * Says over the whole page that quick bets are on, with their stake, and turns them off (`betting.quickBet.onPrices`). Not
 * after the player's login expired: a visitor's tap places none. A sheet that covers the page says it itself.
 */
export function QuickBetBar() {
  const message = useMessage()
  const { slip, slipPanel } = useBetting()
  const { dispatch } = useSlip()
  const isPlayer = useIsPlayer()
  const asks = useAccount()?.user.confirmBets === true
  const isWide = useIsWide()
  const quickStake = useStore(slip, (state) => state.quickStake)
  const isLocked = useStore(slip, (state) => isBusy(state.slip))
  const { isSheetOpen } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  const stake = isPlayer ? quickStake : null
  const points = { stake: formatPoints(stake ?? 0n) }
  useMarkedPrices(stake, message(asks ? 'betting.quick.priceAsks' : 'betting.quick.price', points))
  if (stake === null) return null
  return (
    <>
      <div aria-hidden className={styles.frame} />
      {(isWide || !isSheetOpen) && (
        <div role="status" className={styles.bar}>
          <span className={styles.words}>
            <Icon name="bet" size="small" />
            {message(asks ? 'betting.quick.signAsks' : 'betting.quick.sign', points)}
          </span>
          <Button
            size="small"
            disabled={isLocked}
            onClick={() => dispatch({ type: 'quickBetTurned', stake: null })}
          >
            {message('betting.quick.off')}
          </Button>
        </div>
      )}
    </>
  )
}
