'use client'
import { EmptyState, formatPoints, Icon, useMessage } from '@kit/ui'
import { lazy, Suspense, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useEventPrices } from '../../prices/useEventMarkets.ts'
import { useLiveMarket } from '../../prices/useLiveMarket.ts'
import { useAccount } from '../../site/useAccount.ts'
import { useOpenBets } from '../../site/useOpenBets.ts'
import { useBetting } from '../model/bettingContext.ts'
import { QuickStakes } from '../stakes/QuickStakes.tsx'
import type { BetDraft } from '../model/betDraft.ts'
import { holdsAllOpenBets } from '../model/heldAnswers.ts'
import { AfterFirstFrame } from './FirstFrame.tsx'
import { KeptSelections } from './KeptSelections.tsx'
import { SlipForm } from './SlipForm.tsx'
import { Checking, Placed, Placing } from './SlipProgress.tsx'
import type { SlipRefusal } from '../model/slipRefusals.ts'
import { SlipSettings } from './SlipSettings.tsx'
import { draftOf, isBusy } from '../model/slipState.ts'
import { refOf } from '../model/slipMachine.ts'
import { slipSummary } from '../model/slipSummary.ts'
import { useSlip } from '../model/useSlip.ts'
import { useStakeBounds } from '../model/useStakeBounds.ts'
import * as styles from '../styles/slip.css.ts'

/** Empty state of the slip. With quick bets on, it shows what the next tap places. */
function EmptySlip() {
  const message = useMessage()
  const { quickStake, kept } = useStore(useBetting().slip)
  const { dispatch } = useSlip()
  // With other selections the slip is not empty (BET-011).
  if (kept.length > 0) return <p className={styles.muted}>{message('betting.slip.chooseKept')}</p>
  return (
    <>
      <EmptyState
        icon="bet"
        title={message('betting.slip.empty')}
        text={
          quickStake === null
            ? message('betting.slip.emptyText')
            : message('betting.quick.emptyText', { stake: formatPoints(quickStake) })
        }
      />
      {quickStake !== null && (
        <QuickStakes stake={quickStake} onChoose={(stake) => dispatch({ type: 'quickStakeChosen', stake })} />
      )}
    </>
  )
}

/** Keeps the prices of its event live on every page. */
function ActiveSelection({
  draft,
  refusal,
  mayFollow,
}: {
  draft: BetDraft
  refusal?: SlipRefusal
  mayFollow: boolean
}) {
  const { slip, options, site, getPage } = useBetting()
  const { dispatch, press } = useSlip()
  const { quickStake, tolerance, kept } = useStore(slip)
  const account = useAccount()
  const openBets = useOpenBets()
  const market = useLiveMarket(draft.marketId)
  useEventPrices(draft.eventId)
  const summary = useMemo(() => slipSummary(draft, market, openBets), [draft, market, openBets])
  const bounds = useStakeBounds(draft)
  const page = getPage()
  const missing = account ? summary.exposureChange - account.balance.available : 0n
  // While not all open bets are cached the operator decides, because this bet may hedge one of them.
  const isShort = missing > 0n && page && holdsAllOpenBets(site.operator, page.queries)
  // Only 'any price' follows the market. For the other policies the requested price is the limit, and a better price is
  // matched anyway.
  const follows = mayFollow && tolerance.pricePolicy === 'any' && draft.odds === draft.seenOdds
  return (
    <SlipForm
      draft={draft}
      market={market}
      refusal={refusal}
      summary={summary}
      bounds={bounds}
      balance={account?.balance}
      short={isShort ? missing : undefined}
      quickStake={quickStake}
      options={options}
      follows={follows}
      onDrop={kept.length > 0 ? () => dispatch({ type: 'dropped', ...refOf(draft) }) : undefined}
      dispatch={dispatch}
      onPlace={press}
    />
  )
}

function Body() {
  const slip = useStore(useBetting().slip, (state) => state.slip)
  switch (slip.state) {
    case 'empty':
      return <EmptySlip />
    case 'placing':
      return <Placing slip={slip} />
    case 'checking':
      return <Checking slip={slip} />
    case 'placed':
      return <Placed slip={slip} />
    case 'refused':
      return <ActiveSelection draft={slip.draft} refusal={slip.refusal} mayFollow={false} />
    default:
      return <ActiveSelection draft={slip.draft} mayFollow={slip.state === 'editing'} />
  }
}

/**
 * Keeps the height of the form while its bet is in flight: in a sheet, a shorter slip would move other buttons under
 * the thumb that pressed Place. Returns the ref of the panel.
 */
function useKeptHeight(isKept: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  const heightPx = useRef(0)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element || isKept) return undefined
    const observer = new ResizeObserver(() => (heightPx.current = element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isKept])
  useLayoutEffect(() => {
    if (panel.current) panel.current.style.minBlockSize = isKept ? `${heightPx.current}px` : ''
  }, [isKept])
  return panel
}

/** Bet settings: directly in the slip, or collapsed in a half slip, which leaves the market visible. */
function Settings() {
  const message = useMessage()
  const { options } = useBetting()
  if (options.slipPlace !== 'half') return <SlipSettings />
  return (
    <details className={styles.fold}>
      <summary className={styles.foldButton}>
        {message('betting.slip.settings')}
        <Icon name="down" size="small" />
      </summary>
      <SlipSettings />
    </details>
  )
}

const LinesSlip = lazy(async () => ({ default: (await import('../lines/LinesSlip.tsx')).LinesSlip }))

/**
 * Bet slip with one bet or with multiple lines that are placed together. A single order without an answer is shown
 * first.
 */
export function BetSlip() {
  const hasLines = useStore(
    useBetting().slip,
    ({ linesState, slip }) => linesState !== undefined && slip.state === 'empty',
  )
  return hasLines ? (
    <Suspense fallback={null}>
      <LinesSlip />
    </Suspense>
  ) : (
    <SingleSlip />
  )
}

function SingleSlip() {
  const { slip } = useBetting()
  const marketId = useStore(slip, (state) => draftOf(state.slip)?.marketId)
  const isFree = useStore(slip, (state) => !isBusy(state.slip) && state.slip.state !== 'placed')
  const isStale = useLiveMarket(marketId ?? '')?.isStale
  const panel = useKeptHeight(marketId !== undefined && !isFree)
  return (
    <div ref={panel} className={styles.panel} data-bet-slip="" data-stale={isStale ? '' : undefined}>
      <Body />
      <KeptSelections />
      <AfterFirstFrame>{isFree && <Settings />}</AfterFirstFrame>
    </div>
  )
}
