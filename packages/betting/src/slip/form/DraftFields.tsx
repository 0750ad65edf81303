'use client'
import { IconButton, useMessage } from '@kit/ui'
import type { BetDraft } from '../model/betDraft.ts'
import { useBetting } from '../model/bettingContext.ts'
import type { SlipEvent } from '../model/slipMachine.ts'
import { isPriceRefusal, isStakeRefusal, type SlipRefusal } from '../model/slipRefusals.ts'
import { useOffers } from '../../site/useOffers.ts'
import { OddsField } from './fields/OddsField.tsx'
import { StakeField, type StakeFieldProps } from './fields/StakeField.tsx'
import { NowPrice } from './info/NowPrice.tsx'
import { Selection } from './Selection.tsx'

export interface DraftFieldsProps extends Pick<StakeFieldProps, 'isFixed' | 'onMax' | 'onSubmit'> {
  draft: BetDraft
  refusal: SlipRefusal | undefined
  follows: boolean
  onDrop: (() => void) | undefined
  dispatch: (event: SlipEvent) => void
  className: string
}

export function DraftFields(props: DraftFieldsProps) {
  const { draft, refusal, follows, onDrop, onSubmit, dispatch, className, ...stake } = props
  const message = useMessage()
  const { options } = useBetting()
  const takesOrders = useOffers('unmatched')
  return (
    <>
      <Selection draft={draft}>
        {!isPriceRefusal(refusal) && (
          <NowPrice
            draft={draft}
            onTake={(price) => dispatch({ type: 'oddsAccepted', ...price })}
            follows={follows}
          />
        )}
        {onDrop && (
          <IconButton
            icon="close"
            size="small"
            label={message('betting.slip.drop', { runner: draft.runnerName })}
            onClick={onDrop}
          />
        )}
      </Selection>
      <div className={className}>
        <OddsField
          draft={draft}
          canType={options.manualOdds}
          canStep={options.oddSteppers}
          isOnLadder={takesOrders}
          onOddsChange={(odds) => dispatch({ type: 'oddsEdited', odds })}
          onSubmit={onSubmit}
        />
        <StakeField
          {...stake}
          stakeText={draft.stakeText}
          isInvalid={isStakeRefusal(refusal)}
          onStakeChange={(stakeText) => dispatch({ type: 'stakeTyped', stakeText })}
          onSubmit={onSubmit}
        />
      </div>
    </>
  )
}
