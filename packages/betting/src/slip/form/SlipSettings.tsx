'use client'
import { Button, Switch, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { keysState } from '../keys/keysState.ts'
import { useSlip } from '../model/useSlip.ts'
import { useBetting } from '../model/bettingContext.ts'
import { useAccount } from '../../site/useAccount.ts'
import { StakesDialog } from '../stakes/StakesDialog.tsx'
import { OddsFormatChoice } from './OddsFormatChoice.tsx'
import { PricePolicyChoice } from './PricePolicyChoice.tsx'
import { QuickBetSwitch } from './QuickBetSwitch.tsx'
import { useConfirmBets } from './useConfirmBets.ts'
import * as styles from '../styles/slip.css.ts'

/** Sources: BET-013 to BET-015. */
export function SlipSettings() {
  const message = useMessage()
  const betting = useBetting()
  const { slip, site } = betting
  const { turnLinesOn } = useSlip()
  const account = useAccount()
  const saveConfirm = useConfirmBets()
  const kind = useStore(slip, ({ quickStake }) => (quickStake === null ? 'stakes' : 'quickBets'))
  const [isEditing, setIsEditing] = useState(false)
  return (
    <div role="group" aria-label={message('betting.slip.settings')} className={styles.settings}>
      <QuickBetSwitch />
      {site.flags.get('betting.slip.several') && account && kind === 'stakes' && (
        <Switch
          label={message('betting.several.switch')}
          checked={false}
          onCheckedChange={() => void turnLinesOn()}
        />
      )}
      {account && (
        <>
          <Switch
            label={message('betting.slip.confirm')}
            checked={account.user.confirmBets}
            onCheckedChange={saveConfirm}
          />
          <PricePolicyChoice />
          <Button size="small" onClick={() => setIsEditing(true)}>
            {message(`betting.stakes.edit.${kind}`)}
          </Button>
        </>
      )}
      <OddsFormatChoice />
      <Button
        size="small"
        tone="ghost"
        className={styles.keys}
        onClick={() => keysState(betting).setState({ isHelpOpen: true })}
      >
        {message('betting.slip.keys')}
      </Button>
      {isEditing && <StakesDialog kind={kind} onClose={() => setIsEditing(false)} />}
    </div>
  )
}
