'use client'
import { Button, formatPoints, Icon, useMessage } from '@kit/ui'
import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useIsPlayer } from '../../site/useAccount.ts'
import { useIsWide } from '../../site/useIsWide.ts'
import { useBetting } from '../model/bettingContext.ts'
import { useSlip } from '../model/useSlip.ts'
import * as styles from '../styles/slip.css.ts'

/**
 * Says over the page that a tap on a price places a bet, and what it stakes, where the slip that says so is closed. A
 * press opens the slip, whose switch turns quick bets off; a half slip folds that switch away, and has it here too. Not
 * after the player's login expired: a visitor's tap places none.
 */
export function QuickBetSign() {
  const message = useMessage()
  const { slip, slipPanel, options } = useBetting()
  const { dispatch } = useSlip()
  const quickStake = useStore(slip, (state) => state.quickStake)
  const { isSheetOpen } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  const isWide = useIsWide()
  const isPlayer = useIsPlayer()
  if (quickStake === null || !isPlayer || isSheetOpen || isWide) return null
  return (
    <div role="status" className={styles.quickSign}>
      <Button
        tone="accent"
        size="small"
        onClick={() => slipPanel.setState({ isSheetOpen: true, tab: 'slip' })}
      >
        <Icon name="bet" size="small" />
        {message('betting.quick.sign', { stake: formatPoints(quickStake) })}
      </Button>
      {options.slipPlace === 'half' && (
        <Button size="small" onClick={() => dispatch({ type: 'quickBetTurned', stake: null })}>
          {message('betting.quick.off')}
        </Button>
      )}
    </div>
  )
}
