'use client'
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  InPlayTag,
  MoreMessages,
  PageHeader,
  Skeleton,
  useMessage,
} from '@kit/ui'
import { OperatorError } from '@kit/sdk'
import type { Market } from '@kit/sdk/contract'
import { useBetting } from '../../site/bettingContext.ts'
import { ConnectedMarket } from '../ConnectedMarket.tsx'
import { marketMessages } from '../marketMessages.ts'
import { placeName } from '../placeName.ts'
import { showsLive } from '../showsLive.ts'
import { startText } from '../startText.ts'
import { useEventMarkets, useLiveStatus } from '../useEventMarkets.ts'
import { useLiveMarket } from '../useLiveMarket.ts'
import * as styles from './eventScreen.css.ts'

const skeletonMarkets = ['first', 'second']

function EventHead({ market }: { market: Market }) {
  const message = useMessage()
  const { site } = useBetting()
  const live = useLiveMarket(market.id)
  return (
    <PageHeader
      title={market.event.name}
      facts={
        <>
          {!(live ?? market).isClosed && (
            <InPlayTag
              inPlay={showsLive(live?.isInPlay ?? market.isInPlay, market.openDate, site.now())}
              labels={{ live: message('betting.inPlay.live'), notYet: message('betting.inPlay.notYet') }}
            />
          )}
          <span>{placeName(market)}</span>
          <span className={styles.dot} aria-hidden>
            ·
          </span>
          <time dateTime={market.event.openDate || market.openDate}>
            {startText(market.event.openDate || market.openDate, site.now())}
          </time>
        </>
      }
    />
  )
}

/** An event with its markets. */
export function EventScreen({ eventId }: { eventId: string }) {
  return (
    <MoreMessages messages={marketMessages}>
      <EventMarkets eventId={eventId} />
    </MoreMessages>
  )
}

function EventMarkets({ eventId }: { eventId: string }) {
  const message = useMessage()
  const { site } = useBetting()
  const status = useLiveStatus()
  const { data, error, isPending, isFetching, refetch } = useEventMarkets(eventId)
  const main = data?.[0]
  const home = (
    <Button tone="accent" onClick={() => site.navigate('/')}>
      {message('betting.event.backHome')}
    </Button>
  )

  if (isPending) {
    return (
      <div className={styles.loading} aria-busy aria-label={message('betting.event.loading')} role="status">
        <Skeleton width="60%" height="40px" />
        {skeletonMarkets.map((key) => (
          <Skeleton key={key} shape="block" height="260px" />
        ))}
      </div>
    )
  }
  if (!data) {
    const isUnknown = error instanceof OperatorError && error.status === 404
    return isUnknown ? (
      <EmptyState
        title={message('betting.event.unknownTitle')}
        text={message('betting.event.unknownText')}
        action={home}
      />
    ) : (
      <ErrorState
        title={message('betting.event.failedTitle')}
        text={message('betting.event.failedText')}
        retryLabel={message('betting.event.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!main) return <EmptyState title={message('betting.event.noMarkets')} action={home} />
  return (
    <div className={styles.screen}>
      <EventHead market={main} />
      {status === 'connecting' && (
        <Banner tone="warning" icon="offline">
          {message('betting.event.offline')}
        </Banner>
      )}
      <div className={styles.markets}>
        {data.map((market) => (
          <ConnectedMarket key={market.id} marketId={market.id} />
        ))}
      </div>
    </div>
  )
}
