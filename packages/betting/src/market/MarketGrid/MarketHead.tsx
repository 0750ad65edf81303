'use client'
import { IconButton, InPlayTag, StatusTag, useMessage } from '@kit/ui'
import type { ReactNode } from 'react'
import * as styles from './marketHead.css.ts'

export interface MarketHeadProps {
  headingId: string
  bodyId: string
  title: string
  /** LIVE or VS; left out, neither is said. */
  inPlay?: boolean | undefined
  /** The kind of market, beside its name. */
  tag?: string | undefined
  /** Small facts: limits, what was matched. */
  facts?: ReactNode
  /** What can be done with the market besides betting: its star. */
  actions?: ReactNode
  isOpen: boolean
  onToggle: () => void
}

/** The head of a market or a group of them: its name, its facts, and the button that folds it away. */
export function MarketHead({
  headingId,
  bodyId,
  title,
  inPlay,
  tag,
  facts,
  actions,
  isOpen,
  onToggle,
}: MarketHeadProps) {
  const message = useMessage()
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        {inPlay !== undefined && (
          <InPlayTag
            inPlay={inPlay}
            labels={{ live: message('betting.inPlay.live'), notYet: message('betting.inPlay.notYet') }}
          />
        )}
        <h2 id={headingId} className={styles.name}>
          {title}
        </h2>
        {tag !== undefined && <StatusTag>{tag}</StatusTag>}
      </div>
      <div className={styles.actions}>
        {actions}
        <IconButton
          icon={isOpen ? 'up' : 'down'}
          size="small"
          label={message(isOpen ? 'betting.market.fold' : 'betting.market.unfold', { name: title })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
        />
      </div>
      {facts !== undefined && <div className={styles.facts}>{facts}</div>}
    </header>
  )
}
