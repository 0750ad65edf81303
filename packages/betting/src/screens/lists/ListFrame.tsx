'use client'
import { Banner, ErrorState, MoreMessages, Skeleton, useMessage } from '@kit/ui'
import { Suspense, type ReactNode } from 'react'
import { favouriteMessages } from '../favourites/messages.ts'
import { marketMessages } from '../../market/marketMessages.ts'
import { useIsCutOff } from '../../prices/useFollowEvents.ts'
import { LazySwitch } from '../rows/LazyRows.tsx'
import { scoreMessages } from '../score/messages.ts'
import { SkipToPrices } from '../skip/SkipToPrices.tsx'
import { listMessages } from './messages.ts'
import type { ListedEvents } from './useListedEvents.ts'
import * as styles from './lists.css.ts'

/** Includes the messages of markets, because favourites include live markets. */
const messages = { ...listMessages, ...favouriteMessages, ...marketMessages, ...scoreMessages }
const placeholders = ['first', 'second', 'third', 'fourth']

export function LoadingCards() {
  const message = useMessage()
  return (
    <div role="status" aria-busy aria-label={message('betting.lists.loading')} className={styles.cards}>
      {placeholders.map((key) => (
        <Skeleton key={key} shape="block" height="248px" />
      ))}
    </div>
  )
}

export interface ListFrameProps {
  events: ListedEvents
  head: ReactNode
  /** True if the player can choose the layout of the events. Default: false. */
  hasLayouts?: boolean
  children: ReactNode
}

export function ListFrame(props: ListFrameProps) {
  return (
    <MoreMessages messages={messages}>
      <Framed {...props} />
    </MoreMessages>
  )
}

function Framed({ events: { query, lists, isPartial }, head, hasLayouts = false, children }: ListFrameProps) {
  const message = useMessage()
  const listed = [...(lists?.live ?? []), ...(lists?.upcoming ?? [])]
  const isCutOff = useIsCutOff(listed.flatMap(({ mainMarket }) => mainMarket?.id ?? []))
  // Partial events are shown only if the rest cannot be loaded: the list would be incomplete and then move.
  const isReady = lists !== undefined && (!isPartial || query.isError)
  return (
    <div className={styles.page} data-prices-of="">
      <SkipToPrices />
      <div className={styles.head}>
        {head}
        {hasLayouts && (
          <Suspense fallback={null}>
            <LazySwitch />
          </Suspense>
        )}
      </div>
      {isCutOff && (
        <Banner tone="warning" icon="offline">
          {message('betting.lists.offline')}
        </Banner>
      )}
      {isReady && children}
      {!isReady && !query.isError && <LoadingCards />}
      {!lists && query.isError && (
        <ErrorState
          title={message('betting.lists.failed')}
          text={message('betting.lists.failedText')}
          labels={{ retry: message('betting.lists.retry') }}
          loading={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  )
}
