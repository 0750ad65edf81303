'use client'
import { Button, Switch, useMessage } from '@kit/ui'
import type { StakePreset } from '@kit/sdk/contract'
import type { ReactNode } from 'react'
import { addToStake, draftStake, stakeTextOf, type BetDraft } from './betDraft.ts'
import { OddsField } from './fields/OddsField.tsx'
import { StakeField } from './fields/StakeField.tsx'
import { StakePresets } from './fields/StakePresets.tsx'
import { SlipFigures } from './info/SlipFigures.tsx'
import { RefusalMessage } from './refusals/RefusalMessage.tsx'
import type { LiveMarket } from '../market/store/liveMarket.ts'
import { NowPrice } from './info/NowPrice.tsx'
import { LockNote, PlaceButton } from './PlaceButton.tsx'
import { sideName } from '../priceWord.ts'
import { slipLock } from './slipLock.ts'
import type { SlipEvent } from './slipMachine.ts'
import type { SlipRefusal } from './slipRefusals.ts'
import type { SlipSummary } from './slipSummary.ts'
import * as styles from './slip.css.ts'

export interface SlipFormProps {
  draft: BetDraft
  /** The market of the draft as it stands; it may lock the slip. */
  market: LiveMarket | undefined
  refusal: SlipRefusal | undefined
  summary: SlipSummary
  presets: readonly StakePreset[]
  /** The player's points; without them there is no Max. */
  available: bigint | undefined
  confirmBets: boolean | undefined
  canEditOdds: boolean
  dispatch: (event: SlipEvent) => void
  onPlace: () => void
  onLogin: () => void
  onConfirmBetsChange: (confirmBets: boolean) => void
}

/** What was picked: side, runner, market, event, and at its end a price. */
export function Selection({ draft, children }: { draft: BetDraft; children?: ReactNode }) {
  const message = useMessage()
  return (
    <div className={styles.selection} data-side={draft.side}>
      <div className={styles.selectionWords}>
        <span className={styles.side} data-side={draft.side}>
          {message(sideName(draft.marketType, draft.side))}
        </span>
        <span className={styles.selectionName}>{draft.runnerName}</span>
        <p className={styles.muted}>
          {draft.marketName} · {draft.eventName}
        </p>
      </div>
      {children}
    </div>
  )
}

const stakeFaults = new Set(['stake-invalid', 'stake-out-of-range', 'stake-above-cap'])

/** The slip while it is filled in: selection, odds, stake, what it wins and costs, and what forbids it. */
export function SlipForm(props: SlipFormProps) {
  const { draft, market, refusal, summary, available, dispatch } = props
  const message = useMessage()
  const lock = slipLock(draft, market)
  const onPlace = () => lock === undefined && props.onPlace()
  const setStake = (stakeText: string) => dispatch({ type: 'stakeTyped', stakeText })
  return (
    <div className={styles.panel} data-stale={market?.isStale ? '' : undefined}>
      <Selection draft={draft}>
        <NowPrice draft={draft} onTake={(price) => dispatch({ type: 'oddsAccepted', ...price })} />
      </Selection>
      <div className={styles.fields}>
        <OddsField
          odds={draft.odds}
          isEditable={props.canEditOdds && draft.marketType !== 'session'}
          onOddsChange={(odds) => dispatch({ type: 'oddsEdited', odds })}
          onSubmit={onPlace}
        />
        <StakeField
          stakeText={draft.stakeText}
          isInvalid={refusal !== undefined && stakeFaults.has(refusal.code)}
          onStakeChange={setStake}
          onMax={available === undefined ? undefined : () => setStake(stakeTextOf(available))}
          onSubmit={onPlace}
        />
      </div>
      <StakePresets
        presets={props.presets}
        stake={draftStake(draft)}
        onAdd={(value) => setStake(addToStake(draft.stakeText, value))}
      />
      <SlipFigures summary={summary} />
      {refusal && (
        <RefusalMessage
          refusal={refusal}
          onAcceptPrice={(price) => dispatch({ type: 'oddsAccepted', ...price })}
          onStake={setStake}
          onLogin={props.onLogin}
        />
      )}
      {lock !== undefined && refusal?.code !== lock && <LockNote lock={lock} />}
      <div className={styles.actions}>
        <Button tone="ghost" className={styles.clear} onClick={() => dispatch({ type: 'cleared' })}>
          {message('betting.slip.clear')}
        </Button>
        <PlaceButton draft={draft} market={market} lock={lock} onPlace={onPlace} />
      </div>
      {props.confirmBets !== undefined && (
        <Switch
          label={message('betting.slip.confirm')}
          checked={props.confirmBets}
          onCheckedChange={props.onConfirmBetsChange}
        />
      )}
    </div>
  )
}
