'use client'
import { Button, Dialog, formatPoints, Money, MoreMessages, useMessage } from '@kit/ui'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { BetLine } from '../my-bets/betLine.ts'
import { PriceOf, ResultOf, useSelectionWords } from '../my-bets/BetParts.tsx'
import { betsMessages } from '../my-bets/betsMessages.ts'
import { openBetsMessages } from '../open-bets/openBetsMessages.ts'
import { useBetting } from '../site/bettingContext.ts'
import { SiteLink } from '../site/SiteLink.tsx'
import { useAccount } from '../site/useAccount.ts'
import { lastResultOf, type LastResult as Result } from './lastResult.ts'
import * as styles from './lastResult.css.ts'
import { lastResultMessages } from './messages.ts'

const words = { ...openBetsMessages, ...betsMessages, ...lastResultMessages }

const LazyDetails = lazy(async () => ({ default: (await import('../my-bets/BetDetails.tsx')).BetDetails }))

/** Asks once: what ends while the player is here is told by the open bets. */
function useLastResult(mayAsk: boolean): Result | null {
  const { site } = useBetting()
  const [result, setResult] = useState<Result | null>(null)
  useEffect(() => {
    if (!mayAsk) return undefined
    let isOver = false
    lastResultOf(site.operator.client).then(
      (found) => !isOver && setResult(found),
      (error: unknown) => site.onError(error, 'betting: the last result'),
    )
    return () => {
      isOver = true
    }
  }, [mayAsk, site])
  return result
}

/** Whether nothing else asks for the player: no login sheet, no slip's sheet, and no order on its way. */
function useIsQuiet(): boolean {
  const { site, slip, slipPanel } = useBetting()
  const request = useSyncExternalStore(site.loginRequest.subscribe, site.loginRequest.get)
  const { isSheetOpen } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState)
  const isIdle = useStore(
    slip,
    ({ slip: now, announced }) => (now.state === 'empty' || now.state === 'editing') && announced === null,
  )
  return request === null && !isSheetOpen && isIdle
}

function BetItem({ line, onWhy }: { line: BetLine; onWhy: () => void }) {
  const message = useMessage()
  const selection = useSelectionWords()(line)
  return (
    <li className={styles.bet}>
      <span className={styles.selection}>
        {selection} <PriceOf line={line} />
      </span>
      <span className={styles.end}>
        <ResultOf line={line} />
      </span>
      <span className={styles.quiet}>
        {message('betting.lastResult.stake', { stake: formatPoints(line.bet.stake) })}
      </span>
      <Button
        tone="ghost"
        size="small"
        className={styles.why}
        aria-label={message('betting.lastResult.why', { selection })}
        onClick={onWhy}
      >
        {message('betting.lastResult.whyShort')}
      </Button>
    </li>
  )
}

interface DialogProps {
  result: Result
  onClose: () => void
  onWhy: (line: BetLine) => void
}

function ResultDialog({ result: { transaction, bets, more }, onClose, onWhy }: DialogProps) {
  const message = useMessage()
  const { amount, market, casino, remarks } = transaction
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title={message('betting.lastResult.title')}
        description={market ? `${market.event.name} · ${market.name}` : (casino?.gameName ?? remarks)}
        closeLabel={message('betting.slip.close')}
        footer={
          <Button tone="action" fullWidth onClick={onClose}>
            {message('betting.lastResult.okay')}
          </Button>
        }
      >
        <p className={styles.result}>
          <span className={styles.word}>
            {message(amount > 0n ? 'betting.lastResult.won' : 'betting.lastResult.lost')}
          </span>
          <Money minor={amount} kind="result" currency className={styles.amount} />
        </p>
        {bets.length > 0 && (
          <ul className={styles.bets}>
            {bets.map((line) => (
              <BetItem key={line.bet.id} line={line} onWhy={() => onWhy(line)} />
            ))}
          </ul>
        )}
        <p className={styles.foot}>
          <span className={styles.quiet}>
            {more > 0 && message('betting.lastResult.more', { count: more })}
          </span>
          <SiteLink to="/open-bets" className={styles.link} onClick={onClose}>
            {message('betting.lastResult.all')}
          </SiteLink>
        </p>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Told() {
  const account = useAccount()
  // Who still owes a new password may ask for nothing else, and has something else to do (SHELL-097).
  const result = useLastResult(account !== undefined && !account.user.mustChangePassword)
  const isQuiet = useIsQuiet()
  const [stage, setStage] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const [detail, setDetail] = useState<BetLine | null>(null)
  const [wantsDetail, setWantsDetail] = useState(false)
  if (stage === 'waiting' && result && isQuiet) setStage('open')
  const showWhy = (line: BetLine) => {
    setStage('closed')
    setWantsDetail(true)
    setDetail(line)
  }
  return (
    <>
      {stage === 'open' && result && (
        <ResultDialog result={result} onClose={() => setStage('closed')} onWhy={showWhy} />
      )}
      {wantsDetail && (
        <Suspense fallback={null}>
          <LazyDetails line={detail} isStaff={false} onClose={() => setDetail(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The win or loss of the last bet, as a dialog, with the way to why it ended so. Sources: SHELL-097, SHELL-098, Q-103. */
export default function LastResult() {
  return (
    <MoreMessages messages={words}>
      <Told />
    </MoreMessages>
  )
}
