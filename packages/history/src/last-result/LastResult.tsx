'use client'
import { profileQuery } from '@kit/sdk/query'
import type { HistoryReader } from '../historyKind.ts'
import { Button, Dialog, formatPoints, Money, MoreMessages, SiteLink, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { PriceOf, ResultOf } from '../bets/BetParts.tsx'
import type { BetRow } from '../bets/betRow.ts'
import { useHistorySite } from '../historyContext.ts'
import { historyMessages } from '../historyMessages.ts'
import { lastResultOf, type LastResult as Result } from './lastResult.ts'
import * as styles from './lastResult.css.ts'
import { lastResultMessages } from './messages.ts'

const words = { ...historyMessages, ...lastResultMessages }

const LazyDetails = lazy(async () => ({ default: (await import('../bets/BetDetails.tsx')).BetDetails }))

/** Reads once, because the open bets show later settlements while the player is on the site. */
function useLastResult(mayAsk: boolean): Result | null {
  const site = useHistorySite()
  const [result, setResult] = useState<Result | null>(null)
  useEffect(() => {
    if (!mayAsk) return undefined
    let isOver = false
    const loadReaders = () =>
      Promise.all(
        site
          .contributed('history')
          .flat()
          .map(async ({ load }): Promise<HistoryReader> => (await load()).default),
      )
    lastResultOf(site.operator.client, loadReaders).then(
      (found) => !isOver && setResult(found),
      (error: unknown) => site.onError(error, 'history: the last result'),
    )
    return () => {
      isOver = true
    }
  }, [mayAsk, site])
  return result
}

function BetItem({ row, onWhy }: { row: BetRow; onWhy: () => void }) {
  const message = useMessage()
  const { bet, line } = row
  return (
    <li className={styles.bet}>
      <span className={styles.selection}>
        {line.selection} <PriceOf line={line} />
      </span>
      <span className={styles.end}>
        <ResultOf bet={bet} />
      </span>
      <span className={styles.quiet}>
        {message('history.lastResult.stake', { stake: formatPoints(bet.stake) })}
      </span>
      <Button
        tone="ghost"
        size="small"
        className={styles.why}
        aria-label={message('history.lastResult.why', { selection: line.selection })}
        onClick={onWhy}
      >
        {message('history.lastResult.whyShort')}
      </Button>
    </li>
  )
}

interface DialogProps {
  result: Result
  onClose: () => void
  onWhy: (row: BetRow) => void
}

function ResultDialog({ result: { transaction, reader, bets, more }, onClose, onWhy }: DialogProps) {
  const message = useMessage()
  const rows: BetRow[] = reader
    ? bets.map((bet) => ({ bet, count: 1, line: reader.lineOf(bet, message) }))
    : []
  const { amount, market, casino, remarks } = transaction
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title={message('history.lastResult.title')}
        description={market ? `${market.event.name} · ${market.name}` : (casino?.gameName ?? remarks)}
        labels={{ close: message('history.close') }}
        footer={
          <Button tone="action" fullWidth onClick={onClose}>
            {message('history.lastResult.okay')}
          </Button>
        }
      >
        <p className={styles.result}>
          <span className={styles.word}>
            {message(amount > 0n ? 'history.lastResult.won' : 'history.lastResult.lost')}
          </span>
          <Money minor={amount} kind="result" className={styles.amount} />
        </p>
        {rows.length > 0 && (
          <ul className={styles.bets}>
            {rows.map((row) => (
              <BetItem key={row.bet.id} row={row} onWhy={() => onWhy(row)} />
            ))}
          </ul>
        )}
        <p className={styles.foot}>
          <span className={styles.quiet}>
            {more > 0 && message('history.lastResult.more', { count: more })}
          </span>
          <SiteLink to="/open-bets" className={styles.link} onClick={onClose}>
            {message('history.lastResult.all')}
          </SiteLink>
        </p>
      </Dialog.Content>
    </Dialog.Root>
  )
}

type Stage = 'waiting' | 'open' | 'closed'

/** Opens in its turn among the site's pop-ups; on a site without pop-ups, when no other overlay is open. */
function useTurn(isReady: boolean): [Stage, (stage: Stage) => void] {
  const site = useHistorySite()
  const [id] = useState(() => `last result ${site.randomUUID()}`)
  const [stage, setStage] = useState<Stage>('waiting')
  const isAsking = useSyncExternalStore(site.isAsking.subscribe, site.isAsking.getState, () => false)
  const hasTurns = site.canRequest('notice.offer')
  if (stage === 'waiting' && isReady && !isAsking && !hasTurns) setStage('open')
  const isClosed = stage === 'closed'
  useEffect(() => {
    if (!isReady || isClosed) return undefined
    site.request('notice.offer', {
      id,
      order: 40,
      show: () => setStage('open'),
      hide: () => setStage((now) => (now === 'open' ? 'waiting' : now)),
    })
    return () => void site.request('notice.withdraw', { id })
  }, [site, id, isReady, isClosed])
  return [stage, setStage]
}

function Shown() {
  const site = useHistorySite()
  const profile = useQuery(profileQuery(site.operator.client))
  // A player who must change the password may make no other call and has that form open (SHELL-097).
  const result = useLastResult(profile.data !== undefined && !profile.data.mustChangePassword)
  const [stage, setStage] = useTurn(result !== null)
  const [detail, setDetail] = useState<BetRow | null>(null)
  const [wantsDetail, setWantsDetail] = useState(false)
  if (!result) return null
  const showWhy = (row: BetRow) => {
    setStage('closed')
    setWantsDetail(true)
    setDetail(row)
  }
  return (
    <MoreMessages messages={result.reader?.messages ?? {}}>
      {stage === 'open' && (
        <ResultDialog result={result} onClose={() => setStage('closed')} onWhy={showWhy} />
      )}
      {wantsDetail && (
        <Suspense fallback={null}>
          <LazyDetails row={detail} reader={result.reader} isStaff={false} onClose={() => setDetail(null)} />
        </Suspense>
      )}
    </MoreMessages>
  )
}

/** Sources: SHELL-097, SHELL-098, Q-103. */
export default function LastResult() {
  return (
    <MoreMessages messages={words}>
      <Shown />
    </MoreMessages>
  )
}
