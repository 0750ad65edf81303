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

const cssString = (text: string): string =>
  `"${text.replaceAll(/[\n"\\]/g, (char) => `\\${char.codePointAt(0)!.toString(16)} `)}"`

/** Returns whole points without decimals, short enough for the edge of a price. */
const edgeText = (stake: Minor): string => formatPoints(stake, { decimals: 'auto' })

/**
 * Reserves space for the bar on the page, and shows the stake on every price if `words` are given. Prices do not
 * re-render.
 */
function useArmedPage(stake: Minor | null, label: string | undefined): void {
  useLayoutEffect(() => {
    if (stake === null) return
    const { classList, style } = document.documentElement
    classList.add(styles.armed)
    if (label !== undefined) {
      classList.add(styles.marked)
      style.setProperty(styles.stakeText, cssString(edgeText(stake)))
      style.setProperty(styles.stakeLabel, cssString(label))
    }
    return () => {
      classList.remove(styles.armed, styles.marked)
      style.removeProperty(styles.stakeText)
      style.removeProperty(styles.stakeLabel)
    }
  }, [stake, label])
}

/**
 * Turns quick bets off; with `betting.quickBet.onPrices` the prices show the stake too. Hidden after the
 * login expired, because a visitor's tap places nothing.
 */
export function QuickBetBar() {
  const message = useMessage()
  const { slip, slipPanel, options } = useBetting()
  const { dispatch } = useSlip()
  const isPlayer = useIsPlayer()
  const asks = useAccount()?.user.confirmBets === true
  const isWide = useIsWide()
  const quickStake = useStore(slip, (state) => state.quickStake)
  const isLocked = useStore(slip, (state) => isBusy(state.slip))
  const { isSheetOpen } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  const stake = isPlayer ? quickStake : null
  const points = { stake: formatPoints(stake ?? 0n) }
  const label = message(asks ? 'betting.quick.priceAsks' : 'betting.quick.price', points)
  useArmedPage(stake, options.quickBetOnPrices ? label : undefined)
  if (stake === null) return null
  return (
    <>
      <div aria-hidden className={styles.frame} />
      {/* A sheet covers the prices; a half slip does not. */}
      {(isWide || !isSheetOpen || options.slipPlace === 'half') && (
        <div role="status" className={styles.bar}>
          <span className={styles.text}>
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
