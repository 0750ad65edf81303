'use client'
import { Button, Dialog, formatPoints, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useAccount } from '../../site/useAccount.ts'
import { useOpenBets } from '../../site/useOpenBets.ts'
import { useBetting } from '../model/bettingContext.ts'
import { useLiveMarket } from '../../prices/useLiveMarket.ts'
import { draftStake, type BetDraft } from '../model/betDraft.ts'
import { SlipFigures } from './info/SlipFigures.tsx'
import { Selection } from './Selection.tsx'
import { priceInText, sideName } from '../../prices/priceWord.ts'
import { balanceAfter, slipSummary } from '../model/slipSummary.ts'
import { useSlip } from '../model/useSlip.ts'
import * as styles from '../styles/slip.css.ts'

/** The question stays open this long after yes was pressed, in ms. Source: BET-021. */
const closesAfterMs = 2_000
/** An Enter this soon after the question opened is the one that opened it, held or bounced. In ms. */
const bounceMs = 400
/** Characters of a bet's id that are shown; the tooltip has all of it. */
const shownId = 8

function Question({ draft, isSent, onSent }: { draft: BetDraft; isSent: boolean; onSent: () => void }) {
  const message = useMessage()
  const { site } = useBetting()
  const { dispatch, confirm } = useSlip()
  const account = useAccount()
  const market = useLiveMarket(draft.marketId)
  const openBets = useOpenBets()
  const [askedAtMs] = useState(site.monotonicNow)
  const summary = slipSummary(draft, market, openBets)
  const close = () => dispatch({ type: 'confirmDismissed' })
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
        closeLabel={message('betting.slip.close')}
        footer={
          <div className={styles.actions}>
            <Button tone="ghost" disabled={isSent} onClick={close}>
              {message('betting.slip.cancel')}
            </Button>
            <Button
              tone="action"
              fullWidth
              loading={isSent}
              data-initial-focus=""
              onKeyDown={(event) => {
                const isBounce = event.repeat || site.monotonicNow() - askedAtMs < bounceMs
                if (event.key === 'Enter' && isBounce) event.preventDefault()
              }}
              onClick={() => {
                onSent()
                confirm()
              }}
            >
              {message('betting.slip.place')}
            </Button>
          </div>
        }
      >
        <Selection draft={draft} />
        <SlipFigures {...summary} after={account && balanceAfter(account.balance, summary)} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** The question before placing. It closes two seconds after yes, or at once when the bet was refused. */
export function ConfirmBet() {
  const { slip: store } = useBetting()
  const slip = useStore(store, (state) => state.slip)
  const [sent, setSent] = useState<BetDraft | null>(null)
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => setSent(null), closesAfterMs)
    return () => clearTimeout(timer)
  }, [sent])
  const isRefused = slip.state === 'refused' || slip.state === 'checking'
  // For good: the next question is about another bet.
  if (sent && isRefused) setSent(null)
  const draft = sent ?? (slip.state === 'confirming' ? slip.draft : null)
  if (!draft) return null
  return <Question draft={draft} isSent={sent !== null} onSent={() => setSent(draft)} />
}

/** The success popup, with the price that was got. It stays until the player closes it. Source: BET-017, BET-018, Q-131. */
export function BetPlaced() {
  const message = useMessage()
  const { slip } = useBetting()
  const { dispatch } = useSlip()
  const announced = useStore(slip, (state) => state.announced)
  if (!announced) return null
  const { bet, asked } = announced
  const isAsAsked = bet.odds === asked.odds && bet.run === asked.run
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
        closeLabel={message('betting.slip.close')}
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
        {!isAsAsked && (
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
