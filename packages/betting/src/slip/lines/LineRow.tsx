'use client'
import { Banner, Button, formatPoints, Icon, IconButton, Money, Spinner, useMessage } from '@kit/ui'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useName } from '../../market/useName.ts'
import { marketLock } from '../../market/marketLock.ts'
import { UnreliableNote } from '../../market/UnreliableNote.tsx'
import { useEventPrices } from '../../prices/useEventMarkets.ts'
import { useLiveMarket } from '../../prices/useLiveMarket.ts'
import { priceInText, formatPrice, sideName } from '../../prices/formatPrice.ts'
import { useOpenBets } from '../../site/useOpenBets.ts'
import { DraftFields } from '../form/DraftFields.tsx'
import { DelayCountdown } from '../form/info/DelayCountdown.tsx'
import { Objections } from '../form/Objections.tsx'
import { Selection } from '../form/Selection.tsx'
import type { BetDraft } from '../model/betDraft.ts'
import { useBetting } from '../model/bettingContext.ts'
import type { SlipEvent } from '../model/slipMachine.ts'
import type { SlipRefusal } from '../model/slipRefusals.ts'
import type { SlipLine } from '../model/slipState.ts'
import { slipSummary } from '../model/slipSummary.ts'
import { useStakeBounds } from '../model/useStakeBounds.ts'
import * as slipStyles from '../styles/slip.css.ts'
import type { LineActions } from './model/lineActions.ts'
import * as styles from './lines.css.ts'

export interface LineRowProps {
  line: SlipLine
  actions: LineActions
}

interface PartProps extends LineRowProps {
  draft: BetDraft
}

function Editing({ line, draft, refusal, actions }: PartProps & { refusal?: SlipRefusal }) {
  const message = useMessage()
  const { slip } = useBetting()
  const tolerance = useStore(slip, (state) => state.tolerance)
  const isAsked = useStore(slip, (state) => state.linesState?.isAsked === true)
  const market = useLiveMarket(draft.marketId)
  const openBets = useOpenBets()
  const bounds = useStakeBounds(draft)
  const summary = useMemo(() => slipSummary(draft, market, openBets), [draft, market, openBets])
  const lock = marketLock(draft, market)
  const dispatch = (event: SlipEvent) => actions.dispatch({ type: 'line', id: line.id, event })
  // As in a single slip, only 'any price' follows the market. It does not follow for typed odds or during a
  // confirmation, which a change would close.
  const follows = !refusal && !isAsked && tolerance.pricePolicy === 'any' && draft.odds === draft.seenOdds
  return (
    <>
      <DraftFields
        draft={draft}
        refusal={refusal}
        follows={follows}
        onDrop={() => actions.dispatch({ type: 'dropped', id: line.id })}
        dispatch={dispatch}
        className={styles.fields}
        onSubmit={actions.press}
      />
      {summary.stake > 0n && (
        <p className={styles.figures}>
          <span>
            {message('betting.slip.profit')} <Money minor={summary.profit} className={slipStyles.profit} />
          </span>
          <span>
            {message('betting.slip.liability')}{' '}
            <Money minor={summary.liability} className={slipStyles.loss} />
          </span>
        </p>
      )}
      <UnreliableNote marketId={draft.marketId} />
      <Objections draft={draft} refusal={refusal} lock={lock} bounds={bounds} dispatch={dispatch} />
    </>
  )
}

/** A line that cannot be changed: it is queued, its delay runs, or its answer was lost. */
function InFlight({ line, actions }: LineRowProps) {
  const message = useMessage()
  const { site } = useBetting()
  const { stage, isQueued } = line
  if (isQueued) return <p className={slipStyles.muted}>{message('betting.several.waits')}</p>
  if (stage.state === 'placing')
    return (
      <DelayCountdown
        sinceMs={stage.sinceMs}
        delaySeconds={stage.delaySeconds}
        monotonicNow={site.monotonicNow}
      />
    )
  if (stage.state !== 'checking') return null
  return stage.isStuck ? (
    <Banner tone="danger">
      <strong>{message('betting.slip.stuck')}</strong>
      <p>{message(stage.isSearched ? 'betting.slip.searchedText' : 'betting.slip.stuckText')}</p>
      <div className={slipStyles.remedies}>
        <Button size="small" tone="accent" onClick={() => actions.checkAgain(line.id)}>
          {message('betting.slip.checkAgain')}
        </Button>
      </div>
    </Banner>
  ) : (
    <p className={styles.checking} role="status">
      <Spinner label={message('betting.slip.checking')} />
      {message('betting.slip.checkingText')}
    </p>
  )
}

function Placed({ line, actions }: LineRowProps) {
  const message = useMessage()
  if (line.stage.state !== 'placed') return null
  const { bet, draft } = line.stage
  const isRequestedPrice = bet.odds === draft.odds && bet.run === draft.run
  return (
    <div className={styles.placed} title={bet.id}>
      <Icon name="success" size="small" />
      <p className={styles.got}>
        {message('betting.placed.line', {
          side: message(sideName(bet.marketType, bet.side)),
          runner: bet.runnerName,
          odds: priceInText(bet),
          stake: formatPoints(bet.stake),
        })}{' '}
        {!isRequestedPrice && (
          <span className={slipStyles.muted}>
            {message('betting.placed.asked', {
              asked: priceInText({ marketType: bet.marketType, odds: draft.odds, run: draft.run }),
            })}
          </span>
        )}
      </p>
      <IconButton
        icon="close"
        size="small"
        label={message('betting.slip.drop', { runner: draft.runnerName })}
        onClick={() => actions.dispatch({ type: 'dropped', id: line.id })}
      />
    </div>
  )
}

/** Keeps the prices of its event live on every page. */
export function LineRow({ line, actions }: LineRowProps) {
  const message = useMessage()
  const nameOf = useName()
  const { stage, isQueued } = line
  const { draft } = stage
  useEventPrices(draft.eventId)
  const isFree =
    !isQueued && stage.state !== 'placing' && stage.state !== 'checking' && stage.state !== 'placed'
  return (
    <li className={styles.line} data-line={isQueued ? 'queued' : stage.state}>
      <div
        role="group"
        className={styles.group}
        aria-label={message('betting.several.line', {
          side: message(sideName(draft.marketType, draft.side)),
          runner: draft.runnerName,
          market: nameOf(draft.marketName),
        })}
      >
        {isFree ? (
          <Editing
            line={line}
            draft={draft}
            actions={actions}
            {...(stage.state === 'refused' && { refusal: stage.refusal })}
          />
        ) : stage.state === 'placed' ? (
          <Placed line={line} actions={actions} />
        ) : (
          <>
            <Selection draft={draft}>
              <bdi className={slipStyles.takenOdds}>{formatPrice(draft)}</bdi>
            </Selection>
            <InFlight line={line} actions={actions} />
          </>
        )}
      </div>
    </li>
  )
}
