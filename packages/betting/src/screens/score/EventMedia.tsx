'use client'
import { Button, MoreMessages, Skeleton, useMessage } from '@kit/ui'
import { eventMarketsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useStore } from 'zustand'
import { showsLive } from '../../market/showsLive.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import type { MediaFrameProps } from './MediaFrame.tsx'
import { scoreMessages } from './messages.ts'
import { MediaRoom, sportWithRoom } from './MediaRoom.tsx'
import { ScoreBoard } from './ScoreBoard.tsx'
import { ScoreFold } from './ScoreFold.tsx'
import { useLiveTv, useScore } from './useScores.ts'
import * as styles from './score.css.ts'

const nothing = { default: () => null }
// Frames are loaded after the score; if their chunk fails to load, the page is shown without them.
const LazyFrame = lazy<ComponentType<MediaFrameProps>>(() => import('./MediaFrame.tsx').catch(() => nothing))
const LiveSlot = lazy<ComponentType>(() => import('../live-picture/LiveSlot.tsx').catch(() => nothing))

function Frame(props: MediaFrameProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className={styles.frame} />}>
      <LazyFrame {...props} />
    </Suspense>
  )
}

function useEventFacts(eventId: string) {
  const { site } = useBetting()
  const { data } = useQuery(eventMarketsQuery(site.operator.client, eventId))
  const main = data?.[0]
  return {
    name: main?.event.name ?? '',
    sportId: main?.eventType.id ?? '',
    isInPlay: main !== undefined && showsLive(main.isInPlay, main.openDate, site.now()),
    sport: sportWithRoom(main?.eventType.id),
  }
}

/**
 * Returns whether the event's live TV is open and a function that toggles it: on the whole site if the picture may
 * float, else on its page only.
 */
function useWatching(eventId: string, facts: { name: string; sportId: string }) {
  const message = useMessage()
  const { site, livePicture, options } = useBetting()
  const [isOpenHere, setIsOpenHere] = useState(false)
  const isOpen = useStore(livePicture, ({ picture }) => picture?.eventId === eventId)
  const { floatingPicture: floats } = options
  const { name, sportId } = facts
  return {
    floats,
    watches: floats ? isOpen : isOpenHere,
    turn() {
      if (!floats) return setIsOpenHere(!isOpenHere)
      if (isOpen) return livePicture.setState({ picture: null })
      import('../live-picture/LivePicture.tsx').then(
        () => livePicture.setState({ picture: { eventId, sportId, name, isApart: false } }),
        (error: unknown) => {
          site.toast(message('betting.tv.notLoaded'), 'danger')
          site.onError(error, 'betting: loading live TV')
        },
      )
    },
  }
}

function Media({ eventId }: { eventId: string }) {
  const message = useMessage()
  const isDense = useBetting().options.event === 'dense'
  const facts = useEventFacts(eventId)
  const { name, isInPlay, sport } = facts
  const { floats, watches, turn } = useWatching(eventId, facts)
  const { score, isPending } = useScore(eventId, isInPlay ? 'inPlayEvent' : 'notInPlay')
  const { address: tv } = useLiveTv(eventId)
  const scoreFrame = score && !score.board && score.iframeUrl !== '' ? score.iframeUrl : undefined
  const room = isInPlay && (isPending || score?.board?.sport === 'cricket') ? sport : undefined
  if (isPending && room !== undefined) return <MediaRoom sport={room} isDense={isDense} />
  if (tv === undefined && !score?.board && scoreFrame === undefined) return null
  const watch = tv !== undefined && (
    <Button size="small" className={styles.tv} data-live-tv="" aria-expanded={watches} onClick={turn}>
      {message(watches ? 'betting.tv.close' : 'betting.tv.open')}
    </Button>
  )
  return (
    <div className={styles.media} data-room={room} data-dense={isDense || undefined}>
      {score?.board ? (
        isDense ? (
          <ScoreFold board={score.board} action={watch} />
        ) : (
          <ScoreBoard board={score.board} action={watch} />
        )
      ) : (
        watch
      )}
      {tv !== undefined && watches && !floats && (
        <Frame src={tv} title={message('betting.tv.frame', { event: name })} />
      )}
      {watches && floats && (
        <Suspense fallback={<Skeleton shape="block" className={styles.frame} />}>
          <LiveSlot />
        </Suspense>
      )}
      {scoreFrame !== undefined && (
        <Frame src={scoreFrame} title={message('betting.score.frame', { event: name })} />
      )}
    </div>
  )
}

/**
 * Media of an event above its prices: its score, rendered by us if its format is known, else in the operator's frame,
 * and live TV on request. Sources: MKT-003, MKT-029, Q-109, Q-126.
 */
export function EventMedia(props: { eventId: string }) {
  return (
    <MoreMessages messages={scoreMessages}>
      <Media {...props} />
    </MoreMessages>
  )
}
