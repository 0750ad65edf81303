'use client'
import { useMessage } from '@kit/ui'
import type { ReactNode } from 'react'
import { useName } from '../../market/useName.ts'
import { sideName } from '../../prices/formatPrice.ts'
import type { BetDraft } from '../model/betDraft.ts'
import * as styles from '../styles/slip.css.ts'

/**
 * A selection: side, runner, market and event, followed by its children, usually a price. A session is its own runner,
 * so its name is shown once.
 */
export function Selection({ draft, children }: { draft: BetDraft; children?: ReactNode }) {
  const message = useMessage()
  const nameOf = useName()
  return (
    <div className={styles.selection} data-side={draft.side}>
      <div className={styles.selectionText}>
        <span className={styles.side} data-side={draft.side}>
          {message(sideName(draft.marketType, draft.side))}
        </span>
        <span className={styles.selectionName}>
          <bdi>{draft.runnerName}</bdi>
        </span>
        <p className={styles.muted}>
          {draft.marketName !== draft.runnerName && (
            <>
              <bdi>{nameOf(draft.marketName)}</bdi>
              {' · '}
            </>
          )}
          <bdi>{draft.eventName}</bdi>
        </p>
      </div>
      {children}
    </div>
  )
}
