'use client'
import { Banner, Button, EmptyState, Icon, Spinner, useMessage } from '@kit/ui'
import { stakesQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useLiveMarket } from '../market/useLiveMarket.ts'
import { useAccount, useIsLoggedIn, useOpenBets } from '../site/useAccount.ts'
import { useBetting } from '../site/bettingContext.ts'
import { shownStakes } from './fields/stakePresets.ts'
import { DelayCountdown } from './info/DelayCountdown.tsx'
import { Selection, SlipForm } from './SlipForm.tsx'
import { draftOf, type Slip } from './slipMachine.ts'
import { priceWord } from '../priceWord.ts'
import { slipSummary } from './slipSummary.ts'
import { useConfirmBets } from './useConfirmBets.ts'
import { usePlaceBet } from './usePlaceBet.ts'
import * as styles from './slip.css.ts'

function Checking({
  slip,
  onCheckAgain,
}: {
  slip: Extract<Slip, { state: 'checking' }>
  onCheckAgain: () => void
}) {
  const message = useMessage()
  return (
    <div className={styles.panel}>
      <Selection draft={slip.draft} />
      {slip.isStuck ? (
        <Banner tone="danger">
          <strong>{message('betting.slip.stuck')}</strong>
          <p className={styles.refusalText}>{message('betting.slip.stuckText')}</p>
          <div className={styles.remedies}>
            <Button size="small" tone="accent" onClick={onCheckAgain}>
              {message('betting.slip.checkAgain')}
            </Button>
          </div>
        </Banner>
      ) : (
        <div className={styles.process} role="status">
          <Spinner label={message('betting.slip.checking')} />
          <p className={styles.processTitle}>{message('betting.slip.checking')}</p>
          <p className={styles.muted}>{message('betting.slip.checkingText')}</p>
        </div>
      )}
    </div>
  )
}

/** The bet slip in whatever state it is. */
export function BetSlip() {
  const message = useMessage()
  const { site, slip: store, options } = useBetting()
  const slip = useStore(store, (state) => state.slip)
  const isLoggedIn = useIsLoggedIn()
  const account = useAccount()
  const openBets = useOpenBets()
  const stakes = useQuery({ ...stakesQuery(site.operator.client), enabled: isLoggedIn })
  const saveConfirm = useConfirmBets()
  const { place, checkAgain } = usePlaceBet()
  const draft = draftOf(slip)
  const market = useLiveMarket(draft?.marketId ?? '')
  const summary = useMemo(() => draft && slipSummary(draft, market, openBets), [draft, market, openBets])

  if (!draft || !summary) {
    return (
      <EmptyState icon="bet" title={message('betting.slip.empty')} text={message('betting.slip.emptyText')} />
    )
  }
  switch (slip.state) {
    case 'placing':
      return (
        <div className={styles.panel}>
          <Selection draft={draft}>
            <span className={styles.takenOdds}>{priceWord(draft)}</span>
          </Selection>
          <DelayCountdown
            armedAtMs={slip.armedAtMs}
            delaySeconds={slip.delaySeconds}
            monotonicNow={site.monotonicNow}
          />
        </div>
      )
    case 'checking':
      return <Checking slip={slip} onCheckAgain={checkAgain} />
    case 'placed':
      return (
        <div className={styles.panel}>
          <Selection draft={draft} />
          <Banner tone="success">
            <Icon name="check" size="small" /> {message('betting.slip.placed')}
          </Banner>
        </div>
      )
    default:
      return (
        <SlipForm
          draft={draft}
          market={market}
          refusal={slip.state === 'refused' ? slip.refusal : undefined}
          summary={summary}
          presets={shownStakes(stakes.data)}
          available={account?.balance.available}
          confirmBets={account?.user.confirmBets}
          canEditOdds={options.editOdds}
          dispatch={store.dispatch}
          onPlace={place}
          onLogin={() => site.requestLogin()}
          onConfirmBetsChange={saveConfirm}
        />
      )
  }
}
