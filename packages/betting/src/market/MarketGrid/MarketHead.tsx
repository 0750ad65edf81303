'use client'
import { IconButton, InPlayTag, StatusTag, useMessage } from '@kit/ui'
import type { ReactNode } from 'react'
import * as styles from './marketHead.css.ts'

export interface MarketHeadProps {
  headingId: string
  bodyId: string
  title: string
  /** True shows LIVE, false shows VS; undefined shows neither. */
  inPlay?: boolean | undefined
  tag?: string | undefined
  facts?: ReactNode
  actions?: ReactNode
  isOpen: boolean
  onToggle: () => void
}

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
