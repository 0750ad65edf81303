'use client'
import { Button, IconButton, useMessage, VisuallyHidden } from '@kit/ui'
import { useStore } from 'zustand'
import { useName } from '../../market/useName.ts'
import { formatPrice, sideName } from '../../prices/formatPrice.ts'
import { useIsPlayer } from '../../site/useAccount.ts'
import { useBetting } from '../model/bettingContext.ts'
import { isBusy, selectionCount } from '../model/slipState.ts'
import { refOf } from '../model/slipMachine.ts'
import { useSlip } from '../model/useSlip.ts'
import * as styles from '../styles/slip.css.ts'

/** A press swaps one with the active selection. */
export function KeptSelections() {
  const message = useMessage()
  const nameOf = useName()
  const { slip, site } = useBetting()
  const { dispatch, turnLinesOn } = useSlip()
  const isPlayer = useIsPlayer()
  const count = useStore(slip, selectionCount)
  const kept = useStore(slip, (state) => state.kept)
  const isLocked = useStore(slip, (state) => isBusy(state.slip))
  if (kept.length === 0) return null
  return (
    <>
      {site.flags.get('betting.slip.several') && isPlayer && count > 1 && (
        <Button size="small" disabled={isLocked} onClick={() => void turnLinesOn()}>
          {message('betting.several.offer', { count: String(count) })}
        </Button>
      )}
      <ul aria-label={message('betting.slip.kept')} className={styles.kept}>
        {kept.map((draft) => (
          <li key={`${draft.marketId} ${draft.runnerId} ${draft.side}`} className={styles.keptRow}>
            <button
              type="button"
              className={styles.keptPick}
              disabled={isLocked}
              onClick={() => dispatch({ type: 'selectionChosen', ...refOf(draft) })}
            >
              <span className={styles.side} data-side={draft.side}>
                {message(sideName(draft.marketType, draft.side))}
              </span>
              <span
                className={styles.keptName}
                title={`${draft.runnerName} · ${nameOf(draft.marketName)} · ${draft.eventName}`}
              >
                <bdi>{draft.runnerName}</bdi>{' '}
                <VisuallyHidden>
                  · {nameOf(draft.marketName)} · {draft.eventName}
                </VisuallyHidden>
              </span>
              <bdi className={styles.keptPrice}>{formatPrice(draft)}</bdi>
            </button>
            <IconButton
              icon="close"
              size="small"
              label={message('betting.slip.drop', { runner: draft.runnerName })}
              onClick={() => dispatch({ type: 'dropped', ...refOf(draft) })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
