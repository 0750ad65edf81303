'use client'
import { Button, useMessage } from '@kit/ui'
import { createElement } from 'react'
import type { Balance, Minor } from '@kit/sdk/contract'
import { marketLock } from '../../market/marketLock.ts'
import type { MarketFacts } from '../../prices/marketFacts.ts'
import type { ResolvedOptions } from '../../site/siteContext.ts'
import { useIsOnline } from '../../site/useIsOnline.ts'
import { QuickStakes } from '../stakes/QuickStakes.tsx'
import { StakePresets } from '../stakes/StakePresets.tsx'
import { useBetting } from '../model/bettingContext.ts'
import { addToStake, draftStake, stakeTextOf, type BetDraft } from '../model/betDraft.ts'
import { DraftFields } from './DraftFields.tsx'
import { AfterFirstFrame } from './FirstFrame.tsx'
import { Outcomes } from './info/Outcomes.tsx'
import { SlipFigures } from './info/SlipFigures.tsx'
import { AskForPrice } from '../ask/AskForPrice.tsx'
import { Objections } from './Objections.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import type { StakeBounds } from '../model/useStakeBounds.ts'
import type { SlipEvent } from '../model/slipMachine.ts'
import { isPriceRefusal, type SlipRefusal } from '../model/slipRefusals.ts'
import { balanceAfter, type SlipSummary } from '../model/slipSummary.ts'
import * as styles from '../styles/slip.css.ts'

export interface SlipFormProps {
  draft: BetDraft
  market: MarketFacts | undefined
  refusal: SlipRefusal | undefined
  summary: SlipSummary
  /** Undefined for visitors. */
  bounds: StakeBounds | undefined
  /** Balance; without points there is no Max button. */
  balance: Balance | undefined
  short: Minor | undefined
  /** Stake of quick bets; null while they are off. */
  quickStake: Minor | null
  options: ResolvedOptions
  follows: boolean
  onDrop: (() => void) | undefined
  dispatch: (event: SlipEvent) => void
  onPlace: () => void
}

/**
 * Returns the runners of the slip's market that can still win, or those at the tap if the page does not have the
 * market.
 */
function outcomesOf(draft: BetDraft, market: MarketFacts | undefined) {
  if (market) return market.runners.filter(({ status }) => status !== 'removed')
  return draft.book.map(({ runnerId, runnerName }) => ({ id: runnerId, name: runnerName }))
}

/**
 * Returns the stake of the Max button: all available points, up to the limits of market and cap and to what the points
 * cover. Source: BET-046, Q-133.
 */
const highestStake = ({ max, covered }: StakeBounds, { available }: Balance): Minor =>
  [available, max, covered > 0n ? covered : max].reduce((least, one) => (one < least ? one : least))

function Stakes({ draft, quickStake, dispatch }: Pick<SlipFormProps, 'draft' | 'quickStake' | 'dispatch'>) {
  if (quickStake !== null) {
    return (
      <QuickStakes stake={quickStake} onChoose={(stake) => dispatch({ type: 'quickStakeChosen', stake })} />
    )
  }
  return (
    <StakePresets
      stake={draftStake(draft)}
      onAdd={(value) => dispatch({ type: 'stakeTyped', stakeText: addToStake(draft.stakeText, value) })}
    />
  )
}

export function SlipForm(props: SlipFormProps) {
  const { draft, market, refusal, summary, balance, bounds, options, quickStake, dispatch } = props
  const message = useMessage()
  const isOnline = useIsOnline()
  const Action = useBetting().site.partOf('slipAction', PlaceButton)
  const lock = isOnline ? marketLock(draft, market) : 'offline'
  const onPlace = lock === undefined && !isPriceRefusal(refusal) ? props.onPlace : undefined
  return (
    <>
      <DraftFields
        draft={draft}
        refusal={refusal}
        follows={props.follows}
        onDrop={props.onDrop}
        dispatch={dispatch}
        className={styles.fields}
        isFixed={quickStake !== null}
        onMax={
          bounds &&
          balance &&
          (() => dispatch({ type: 'stakeTyped', stakeText: stakeTextOf(highestStake(bounds, balance)) }))
        }
        onSubmit={onPlace}
      />
      <Stakes draft={draft} quickStake={quickStake} dispatch={dispatch} />
      {draft.marketType === 'betfair' && <AskForPrice draft={draft} />}
      <SlipFigures {...summary} after={balance && balanceAfter(balance, summary)} />
      <Objections draft={draft} refusal={refusal} lock={lock} bounds={bounds} dispatch={dispatch} />
      <div className={styles.actions}>
        <Button tone="ghost" className={styles.clear} onClick={() => dispatch({ type: 'cleared' })}>
          {message('betting.slip.clear')}
        </Button>
        {createElement(Action, { draft, market, lock, onPlace, short: props.short })}
      </div>
      <AfterFirstFrame>
        <Outcomes
          runners={outcomesOf(draft, market)}
          isSession={draft.marketType === 'session'}
          isOpen={options.slipPlace !== 'half'}
          summary={summary}
        />
      </AfterFirstFrame>
    </>
  )
}
