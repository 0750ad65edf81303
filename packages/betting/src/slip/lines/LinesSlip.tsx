'use client'
import { Banner, Button, Dialog, formatPoints, Money, MoreMessages, useMessage } from '@kit/ui'
import type { Balance } from '@kit/sdk/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { marketLock } from '../../market/marketLock.ts'
import { marketMessages } from '../../market/marketMessages.ts'
import { useLiveMarkets } from '../../prices/useLiveMarkets.ts'
import { useAccount } from '../../site/useAccount.ts'
import { useIsOnline } from '../../site/useIsOnline.ts'
import { useOpenBets } from '../../site/useOpenBets.ts'
import { StakeField } from '../form/fields/StakeField.tsx'
import { LockNote } from '../form/PlaceButton.tsx'
import { PricePolicyChoice } from '../form/PricePolicyChoice.tsx'
import { addToStake, draftStake } from '../model/betDraft.ts'
import { useBetting } from '../model/bettingContext.ts'
import { holdsAllOpenBets } from '../model/heldAnswers.ts'
import type { SlipLine } from '../model/slipState.ts'
import { balanceAfter } from '../model/slipSummary.ts'
import { useSlip } from '../model/useSlip.ts'
import { StakePresets } from '../stakes/StakePresets.tsx'
import * as slipStyles from '../styles/slip.css.ts'
import type { LineActions } from './model/lineActions.ts'
import { lineTotals, type LineTotals } from './model/lineTotals.ts'
import { freeDraft, mostLines, sharedStake } from './model/lines.ts'
import { LineRow } from './LineRow.tsx'
import { lineMessages } from './lineMessages.ts'
import { useMarkedSelections } from './useMarkedSelections.ts'
import * as styles from './lines.css.ts'

const noLines: readonly SlipLine[] = []

/**
 * Returns the totals of the lines that a press would send now, and the number of lines left out because of their
 * market.
 */
function usePress(lines: readonly SlipLine[]) {
  const { prices, site } = useBetting()
  const queries = useQueryClient()
  const openBets = useOpenBets()
  const account = useAccount()
  const ids = useMemo(() => [...new Set(lines.map(({ stage }) => stage.draft.marketId))], [lines])
  const markets = useLiveMarkets(ids)
  return useMemo(() => {
    const drafts = lines.flatMap((line) => freeDraft(line) ?? []).filter((draft) => draftStake(draft) > 0n)
    const marketOf = (id: string) => markets.find((market) => market.id === id) ?? prices.structure(id)
    const open = drafts.filter((draft) => !marketLock(draft, marketOf(draft.marketId)))
    const totals = lineTotals(open, marketOf, openBets)
    const short = account ? totals.exposureChange - account.balance.available : 0n
    // While not all open bets are cached the operator decides, because these bets may hedge one of them.
    const isShort = totals.count > 1 && short > 0n && holdsAllOpenBets(site.operator, queries)
    return {
      totals,
      left: drafts.length - open.length,
      short: isShort ? short : undefined,
      after: account && balanceAfter(account.balance, totals),
    }
  }, [lines, markets, prices, site, queries, openBets, account])
}

function LineOutcomes({ lines, isOver }: { lines: readonly SlipLine[]; isOver: boolean }) {
  const message = useMessage()
  const count = (...states: string[]) => lines.filter(({ stage }) => states.includes(stage.state)).length
  const [placed, refused, unknown] = [count('placed'), count('refused'), count('checking')]
  const text = isOver
    ? message('betting.several.told', {
        placed: String(placed),
        refused: String(refused),
        unknown: String(unknown),
      })
    : message('betting.several.sending')
  // Rendered before it has text, so that screen readers announce the text.
  return (
    <p role="status" className={styles.outcomes}>
      {placed + unknown === 0 && isOver ? '' : text}
    </p>
  )
}

interface TotalsProps {
  totals: LineTotals
  after: Balance | undefined
}

function Confirmation({ totals, after, actions }: TotalsProps & { actions: LineActions }) {
  const message = useMessage()
  const close = () => actions.dispatch({ type: 'dismissed' })
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Content
        title={message('betting.several.confirmTitle')}
        description={message('betting.several.confirmText', {
          count: totals.count,
          stake: formatPoints(totals.stake),
        })}
        labels={{ close: message('betting.slip.close') }}
        footer={
          <div className={slipStyles.actions}>
            <Button tone="ghost" onClick={close}>
              {message('betting.slip.cancel')}
            </Button>
            <Button
              tone="action"
              fullWidth
              data-initial-focus=""
              onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
              onClick={actions.confirm}
            >
              {message('betting.slip.place')}
            </Button>
          </div>
        }
      >
        <Totals totals={totals} after={after} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Totals({ totals, after }: TotalsProps) {
  const message = useMessage()
  const figures = [
    { name: 'betting.several.stakes' as const, minor: totals.stake },
    { name: 'betting.slip.liability' as const, minor: totals.liability, look: slipStyles.loss },
    ...(after
      ? [
          { name: 'betting.slip.exposureAfter' as const, minor: after.exposure },
          {
            name: 'betting.slip.balanceAfter' as const,
            minor: after.available,
            look: after.available < 0n ? slipStyles.loss : undefined,
          },
        ]
      : []),
  ]
  return (
    <dl className={slipStyles.figures} data-totals="">
      {figures.map(({ name, minor, look }) => (
        <div key={name} className={slipStyles.figurePair}>
          <dt className={slipStyles.figureName}>{message(name)}</dt>
          <dd className={slipStyles.figure}>
            <Money minor={minor} className={look} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Scrolls the sheet to the first line after lines were turned on. The page itself is not scrolled. */
function comeIntoSheet(head: HTMLElement | null) {
  if (head?.closest('[data-slip-place]')) void head.scrollIntoView({ block: 'nearest' })
}

function Body({ actions }: { actions: LineActions }) {
  const message = useMessage()
  const { slip } = useBetting()
  const isOnline = useIsOnline()
  const lines = useStore(slip, (state) => state.linesState?.lines ?? noLines)
  const isAsked = useStore(slip, (state) => state.linesState?.isAsked === true)
  const isSending = useStore(slip, (state) => state.linesState?.isSending === true)
  const { totals, left, short, after } = usePress(lines)
  const hasFree = lines.some(freeDraft)
  const stakeForAll = (stakeText: string) => actions.dispatch({ type: 'stakeForAll', stakeText })
  const canPlace = isOnline && !isSending && totals.count > 0 && short === undefined
  useMarkedSelections(lines)
  return (
    <>
      <div ref={comeIntoSheet} className={styles.head}>
        <h2 className={slipStyles.processTitle}>
          {message('betting.several.title', { count: String(lines.length) })}
        </h2>
        <Button tone="ghost" size="small" disabled={isSending} onClick={actions.turnOff}>
          {message('betting.several.one')}
        </Button>
      </div>
      {lines.length === 0 && <p className={slipStyles.muted}>{message('betting.several.empty')}</p>}
      <LineOutcomes lines={lines} isOver={!isSending} />
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label={message('betting.several.lines')}>
          {lines.map((line) => (
            <LineRow key={line.id} line={line} actions={actions} />
          ))}
        </ul>
      )}
      {lines.length >= mostLines && (
        <p role="status" className={slipStyles.muted}>
          {message('betting.several.full', { most: String(mostLines) })}
        </p>
      )}
      {hasFree && (
        <>
          <StakeField
            label={message('betting.several.stakeForAll')}
            stakeText={sharedStake(lines)}
            onStakeChange={stakeForAll}
            onSubmit={actions.press}
          />
          <StakePresets
            stake={draftStake({ stakeText: sharedStake(lines) })}
            onAdd={(value) => stakeForAll(addToStake(sharedStake(lines), value))}
          />
          <Totals totals={totals} after={after} />
        </>
      )}
      {left > 0 && <p className={slipStyles.muted}>{message('betting.several.left', { count: left })}</p>}
      {short !== undefined && (
        <Banner tone="danger">{message('betting.several.short', { short: formatPoints(short) })}</Banner>
      )}
      {!isOnline && <LockNote lock="offline" />}
      {lines.length > 0 && (
        <div className={slipStyles.actions}>
          <Button
            tone="ghost"
            className={slipStyles.clear}
            onClick={() => actions.dispatch({ type: hasFree ? 'cleared' : 'placedCleared' })}
          >
            {message(hasFree ? 'betting.slip.clear' : 'betting.several.clearPlaced')}
          </Button>
          {hasFree && (
            <Button
              tone="action"
              fullWidth
              aria-disabled={!canPlace || undefined}
              data-disabled={canPlace ? undefined : ''}
              onClick={canPlace ? actions.press : undefined}
            >
              {message('betting.several.place', { count: totals.count })}
              {totals.stake > 0n && <> · {formatPoints(totals.stake)}</>}
            </Button>
          )}
        </div>
      )}
      {hasFree && (
        <details className={slipStyles.fold}>
          <summary className={slipStyles.foldButton}>{message('betting.slip.settings')}</summary>
          <PricePolicyChoice />
        </details>
      )}
      {isAsked && <Confirmation totals={totals} after={after} actions={actions} />}
    </>
  )
}

const messages = {
  ...lineMessages,
  'betting.market.unreliable': marketMessages['betting.market.unreliable'],
}

export function LinesSlip() {
  const actions = useSlip().lineActions()
  return (
    <MoreMessages messages={messages}>
      <div className={slipStyles.panel} data-bet-slip="" data-slip-lines="">
        {actions && <Body actions={actions} />}
      </div>
    </MoreMessages>
  )
}
