'use client'
import { useBetting } from '../model/bettingContext.ts'
import type { BetDraft } from '../model/betDraft.ts'
import type { SlipEvent } from '../model/slipMachine.ts'
import type { SlipRefusal } from '../model/slipRefusals.ts'
import type { StakeBounds } from '../model/useStakeBounds.ts'
import { LockNote, type SlipLock } from './PlaceButton.tsx'
import { RefusalMessage } from './refusals/RefusalMessage.tsx'

export interface ObjectionsProps {
  draft: BetDraft
  refusal: SlipRefusal | undefined
  lock: SlipLock | undefined
  /** Undefined for visitors. */
  bounds: StakeBounds | undefined
  dispatch: (event: SlipEvent) => void
}

/** The same reason is shown once. */
export function Objections({ draft, refusal, lock, bounds, dispatch }: ObjectionsProps) {
  const { site } = useBetting()
  return (
    <>
      {refusal && (
        <RefusalMessage
          refusal={refusal}
          bounds={bounds}
          draft={draft}
          onAcceptPrice={(price) => dispatch({ type: 'oddsAccepted', ...price })}
          onStake={(stakeText) => dispatch({ type: 'stakeTyped', stakeText })}
          onLogin={() => site.request('login', {})}
        />
      )}
      {lock !== undefined && refusal?.code !== lock && <LockNote lock={lock} />}
    </>
  )
}
