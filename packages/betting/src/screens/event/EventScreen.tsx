'use client'
import {
  Button,
  Chip,
  EmptyState,
  ErrorState,
  MoreMessages,
  Skeleton,
  useIsPainted,
  useMessage,
} from '@kit/ui'
import { OperatorError } from '@kit/sdk'
import type { Market } from '@kit/sdk/contract'
import {
  lazy,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useName } from '../../market/useName.ts'
import { favouriteMessages } from '../favourites/messages.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { ConnectedMarket } from './ConnectedMarket.tsx'
import { ConnectedSessions } from './ConnectedSessions.tsx'
import { SkipToPrices } from '../skip/SkipToPrices.tsx'
import { useFavouriteMarketIds } from '../favourites/useFavourites.ts'
import { marketMessages } from '../../market/marketMessages.ts'
import { useEventMarkets } from '../../prices/useEventMarkets.ts'
import type { EventBarProps } from './EventBar.tsx'
import { EventHead } from './EventHead.tsx'
import { eventBlocks, sectionsOf, type EventBlock, type EventSection } from './eventBlocks.ts'
import * as styles from './eventScreen.css.ts'

// The bar at the lower edge is loaded lazily; if its chunk fails to load, the page is shown without it.
const EventBar = lazy<ComponentType<EventBarProps>>(() =>
  import('./EventBar.tsx').catch(() => ({ default: () => null })),
)

const messages = { ...marketMessages, ...favouriteMessages }

export interface EventScreenProps {
  eventId: string
  /** Score and live TV, above the markets. */
  media?: ReactNode
  /** Content above its head. */
  over?: ReactNode
  /**
   * True if its head may be painted before its markets, which are most of the work between a tap and the next frame.
   * False on a page that is already rendered, and when the scroll position is restored. Default: false.
   */
  isHeadFirst?: boolean
}

/** An event with its markets, or its loading, empty or error state. */
export function EventScreen(props: EventScreenProps) {
  return (
    <MoreMessages messages={messages}>
      <LoadedEvent {...props} />
    </MoreMessages>
  )
}

const skeletonMarkets = ['first', 'second']

function Loading() {
  const message = useMessage()
  return (
    <div
      className={styles.loading}
      data-event-loading=""
      aria-busy
      aria-label={message('betting.event.loading')}
      role="status"
    >
      <Skeleton width="60%" height="40px" />
      {skeletonMarkets.map((key) => (
        <Skeleton key={key} shape="block" height="260px" />
      ))}
    </div>
  )
}

function LoadedEvent({ eventId, media, over, isHeadFirst = false }: EventScreenProps) {
  const message = useMessage()
  const { site, options } = useBetting()
  // The bootstrap script renders no bar, nor does React while it hydrates.
  const showsBar = useDeferredValue(true, false)
  // Not deferred: a deferred render would start again with every change.
  const showsMarkets = useIsPainted(isHeadFirst)
  const { data, error, isPending, isFetching, refetch } = useEventMarkets(eventId)
  // An open market decides whether the event is in play, because the toss is settled before the match starts.
  const main = data?.find(({ isVisible, isClosed }) => isVisible && !isClosed) ?? data?.[0]
  const home = (
    <Button tone="accent" onClick={() => site.navigate('/')}>
      {message('betting.event.backHome')}
    </Button>
  )
  if (isPending) return <Loading />
  if (!data) {
    const isUnknown = error instanceof OperatorError && error.status === 404
    return isUnknown ? (
      <EmptyState
        headingLevel={1}
        title={message('betting.event.unknownTitle')}
        text={message('betting.event.unknownText')}
        action={home}
      />
    ) : (
      <ErrorState
        headingLevel={1}
        title={message('betting.event.failedTitle')}
        text={message('betting.event.failedText')}
        labels={{ retry: message('betting.event.retry') }}
        loading={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!main) return <EmptyState headingLevel={1} title={message('betting.event.noMarkets')} action={home} />
  return (
    <div
      className={styles.screen}
      data-prices-of=""
      data-event-screen=""
      data-density={options.event === 'dense' ? 'dense' : undefined}
    >
      <SkipToPrices />
      <EventHead market={main} over={over} />
      {media}
      {showsMarkets && <EventMarkets markets={data} />}
      {options.event === 'dense' && showsBar && (
        <Suspense fallback={null}>
          <EventBar eventId={eventId} markets={data} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Returns a function that returns the title of a group of sessions: the operator's name, or our text for unnamed groups
 * and favourites.
 */
function useGroupTitle() {
  const message = useMessage()
  const nameOf = useName()
  return ({ section, category }: { section: EventSection; category: string }) => {
    if (section === 'favourites') return message('betting.event.section.favourites')
    const isNamed = category !== '' && category !== 'session' && category !== 'exchange'
    return isNamed ? nameOf(category) : message('betting.event.section.sessions')
  }
}

function EventMarkets({ markets }: { markets: readonly Market[] }) {
  const message = useMessage()
  const titleOf = useGroupTitle()
  const favourites = useFavouriteMarketIds()
  const [chosen, setChosen] = useState<EventSection>()
  const blocks = useMemo(() => eventBlocks(markets, favourites), [markets, favourites])
  const sections = sectionsOf(blocks)
  const section = chosen !== undefined && sections.includes(chosen) ? chosen : undefined
  const shown = blocks.filter((block) => section === undefined || block.section === section)
  const renderBlock = (block: EventBlock) =>
    block.kind === 'market' ? (
      <ConnectedMarket key={block.marketId} marketId={block.marketId} />
    ) : (
      <ConnectedSessions
        key={`${block.section} ${block.category}`}
        title={titleOf(block)}
        marketIds={block.marketIds}
      />
    )
  return (
    <>
      {sections.length > 1 && (
        <div role="group" aria-label={message('betting.event.sections')} className={styles.sections}>
          <Chip selected={section === undefined} onClick={() => setChosen(undefined)}>
            {message('betting.event.section.all')}
          </Chip>
          {sections.map((one) => (
            <Chip key={one} selected={section === one} onClick={() => setChosen(one)}>
              {message(`betting.event.section.${one}`)}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.markets}>{shown.map(renderBlock)}</div>
    </>
  )
}
