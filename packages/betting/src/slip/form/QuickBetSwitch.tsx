'use client'
import { Button, Dialog, Switch, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useBetting } from '../model/bettingContext.ts'
import { useIsLoggedIn } from '../../site/useAccount.ts'
import { useStakes } from '../stakes/useStakes.ts'
import { isBusy } from '../model/slipState.ts'
import { useSlip } from '../model/useSlip.ts'
import * as styles from '../styles/slip.css.ts'

function Warning({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const message = useMessage()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onNo()}>
      <Dialog.Content
        title={message('betting.quick.warning')}
        labels={{ close: message('betting.slip.close') }}
        footer={
          <div className={styles.actions}>
            <Button tone="ghost" onClick={onNo}>
              {message('betting.slip.cancel')}
            </Button>
            <Button tone="action" fullWidth onClick={onYes}>
              {message('betting.quick.ok')}
            </Button>
          </div>
        }
      >
        <p className={styles.muted}>{message('betting.quick.warningText')}</p>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/**
 * Switch for quick bets. While they are on, every tap on a price places a bet. Sources: BET-013, BET-054 to BET-058,
 *
 */
export function QuickBetSwitch() {
  const message = useMessage()
  const { site, slip } = useBetting()
  const { dispatch } = useSlip()
  const isLoggedIn = useIsLoggedIn()
  const isOn = useStore(slip, ({ quickStake }) => quickStake !== null)
  const isLocked = useStore(slip, (state) => isBusy(state.slip))
  const [isWarned, setIsWarned] = useState(false)
  const [first] = useStakes('quickBets')
  const turn = (next: boolean) => {
    if (!isLoggedIn) {
      site.toast(message('betting.quick.login'), 'danger')
      site.request('login', {})
    } else if (next) setIsWarned(true)
    else dispatch({ type: 'quickBetTurned', stake: null })
  }
  return (
    <>
      <Switch
        label={message('betting.quick.switch')}
        checked={isOn}
        disabled={isLocked}
        onCheckedChange={turn}
      />
      {isWarned && first && (
        <Warning
          onYes={() => {
            dispatch({ type: 'quickBetTurned', stake: first.value })
            setIsWarned(false)
          }}
          onNo={() => setIsWarned(false)}
        />
      )}
    </>
  )
}
