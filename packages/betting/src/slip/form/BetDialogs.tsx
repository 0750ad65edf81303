'use client'
import { Banner, Button, Dialog, formatPoints, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useAccount } from '../../site/useAccount.ts'
import { useOpenBets } from '../../site/useOpenBets.ts'
import { useBetting } from '../model/bettingContext.ts'
import { useLiveMarket } from '../../prices/useLiveMarket.ts'
import { draftStake, type BetDraft } from '../model/betDraft.ts'
import { SlipFigures } from './info/SlipFigures.tsx'
import { Selection } from './Selection.tsx'
import { priceInText, sideName } from '../../prices/formatPrice.ts'
import { balanceAfter, slipSummary } from '../model/slipSummary.ts'
import { useSlip } from '../model/useSlip.ts'
import * as styles from '../styles/slip.css.ts'

/**
 * Window in ms after the confirmation opened in which Enter is ignored: it is the key press that opened it, held or
 * bounced.
 */
const bounceMs = 400
/** Number of characters shown of a bet's id; the tooltip has the full id. */
const shownId = 8

interface ConfirmationProps {
  draft: BetDraft
  stage: 'asked' | 'sent' | 'placed'
  onConfirm: () => void
}

function Confirmation({ draft, stage, onConfirm }: ConfirmationProps) {
  const message = useMessage()
  const { site } = useBetting()
  const { dispatch } = useSlip()
  const account = useAccount()
  const market = useLiveMarket(draft.marketId)
  const openBets = useOpenBets()
  const [askedAtMs] = useState(site.monotonicNow)
  const summary = slipSummary(draft, market, openBets)
  const close = () => dispatch({ type: 'confirmDismissed' })
  const isSent = stage !== 'asked'
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isSent && close()}>
      <Dialog.Content
        title={message('betting.slip.confirmTitle')}
        description={message('betting.slip.confirmText', {
          side: message(sideName(draft.marketType, draft.side)),
          runner: draft.runnerName,
          odds: priceInText(draft),
          stake: formatPoints(draftStake(draft)),
        })}
        labels={{ close: message('betting.slip.close') }}
        footer={
          <div className={styles.actions}>
            <Button tone="ghost" disabled={isSent} onClick={close}>
              {message('betting.slip.cancel')}
            </Button>
            <Button
              tone="action"
              fullWidth
              loading={stage === 'sent'}
              disabled={stage === 'placed'}
              data-initial-focus=""
              onKeyDown={(event) => {
                const isBounce = event.repeat || site.monotonicNow() - askedAtMs < bounceMs
                if (event.key === 'Enter' && isBounce) event.preventDefault()
              }}
              onClick={onConfirm}
            >
              {message('betting.slip.place')}
            </Button>
          </div>
        }
      >
        <Selection draft={draft} />
        {stage === 'placed' && <Banner tone="success">{message('betting.slip.placed')}</Banner>}
        <SlipFigures {...summary} after={account && balanceAfter(account.balance, summary)} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

/**
 * Stays open for the answer and closes two seconds after the placement; at once if the bet is refused, its
 * answer is lost or the login ends. The slip then shows the outcome. Sources: BET-021, Q-088.
 */
export function ConfirmBet() {
  const { slip: store } = useBetting()
  const { confirm } = useSlip()
  const { slip, announced } = useStore(store)
  const [sent, setSent] = useState<{ key: string; draft: BetDraft } | null>(null)
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (before.succeeded !== null && state.succeeded !== before.succeeded)
          setSent((now) => (now?.key === before.succeeded ? null : now))
      }),
    [store],
  )
  const isInFlight = sent !== null && slip.state === 'placing' && slip.key === sent.key
  const isPlaced = sent !== null && announced?.key === sent.key
  // Reset permanently: the next confirmation is for another bet.
  if (sent && !isInFlight && !isPlaced) setSent(null)
  const draft = sent?.draft ?? (slip.state === 'confirming' ? slip.draft : null)
  if (!draft) return null
  const stage = isPlaced ? 'placed' : isInFlight ? 'sent' : 'asked'
  const send = () => {
    confirm()
    // A refused press does not arm an order.
    const { slip: after } = store.getState()
    if (after.state === 'placing') setSent({ key: after.key, draft: after.draft })
  }
  return <Confirmation draft={draft} stage={stage} onConfirm={send} />
}

/**
 * Success popup with the price that was matched. It stays until the player closes it; a quick bet has a line instead.
 * Source: BET-017, BET-018, Q-131.
 */
export function BetPlaced() {
  const message = useMessage()
  const { slip } = useBetting()
  const { dispatch } = useSlip()
  const announced = useStore(slip, (state) => state.announced)
  if (!announced || announced.isQuick) return null
  const { bet, asked } = announced
  const isRequestedPrice = bet.odds === asked.odds && bet.run === asked.run
  const close = () => dispatch({ type: 'announcementClosed' })
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Content
        title={message('betting.slip.placed')}
        description={message('betting.slip.confirmText', {
          side: message(sideName(bet.marketType, bet.side)),
          runner: bet.runnerName,
          odds: priceInText(bet),
          stake: formatPoints(bet.stake),
        })}
        labels={{ close: message('betting.slip.close') }}
        footer={
          <Button
            tone="action"
            fullWidth
            data-initial-focus=""
            onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
            onClick={close}
          >
            {message('betting.slip.okay')}
          </Button>
        }
      >
        {!isRequestedPrice && (
          <p>
            {message('betting.slip.gotPrice', {
              asked: priceInText({ marketType: bet.marketType, ...asked }),
              odds: priceInText(bet),
            })}
          </p>
        )}
        <SlipFigures profit={bet.profit} liability={bet.liability} />
        <p className={styles.muted} title={bet.id}>
          {message('betting.slip.betId', { id: bet.id.slice(0, shownId) })}
        </p>
      </Dialog.Content>
    </Dialog.Root>
  )
}
