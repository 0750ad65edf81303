'use client'
import { Button, Card, ErrorState, IsolatedFrame, MoreMessages, useMessage } from '@kit/ui'
import { eventMarketsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showsLive } from '../../market/showsLive.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { ownFramePaths } from '../../site/ownFramePaths.ts'
import { scoreMessages } from './messages.ts'
import { MediaRoom, sportWithRoom } from './MediaRoom.tsx'
import { ScoreBoard } from './ScoreBoard.tsx'
import { ScoreFold } from './ScoreFold.tsx'
import { useLiveTv, useScore } from './useScores.ts'
import * as styles from './score.css.ts'

function Frame({ src, title }: { src: string; title: string }) {
  const message = useMessage()
  const { options } = useBetting()
  return (
    <Card padded={false}>
      <IsolatedFrame
        src={src}
        hosts={options.frameHosts}
        ownPaths={ownFramePaths}
        title={title}
        permissions={['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']}
        ratio={16 / 9}
        refused={
          <ErrorState title={message('betting.tv.refused')} text={message('betting.tv.refusedText')} />
        }
      />
    </Card>
  )
}

/** What is known of the event already: its page has asked for it. */
function useEventFacts(eventId: string): { name: string; isInPlay: boolean; sport: 'cricket' | undefined } {
  const { site } = useBetting()
  const { data } = useQuery(eventMarketsQuery(site.operator.client, eventId))
  const main = data?.[0]
  return {
    name: main?.event.name ?? '',
    isInPlay: main !== undefined && showsLive(main.isInPlay, main.openDate, site.now()),
    sport: sportWithRoom(main?.eventType.id),
  }
}

function Media({ eventId }: { eventId: string }) {
  const message = useMessage()
  const isDense = useBetting().options.event === 'dense'
  const { name, isInPlay, sport } = useEventFacts(eventId)
  const [watches, setWatches] = useState(false)
  const { score, isPending } = useScore(eventId, isInPlay ? 'inPlayEvent' : 'notInPlay')
  const tv = useLiveTv(eventId)
  const scoreFrame = score && !score.board && score.iframeUrl !== '' ? score.iframeUrl : undefined
  const room = isInPlay && (isPending || score?.board?.sport === 'cricket') ? sport : undefined
  if (isPending && room !== undefined) return <MediaRoom sport={room} isDense={isDense} />
  if (tv === undefined && !score?.board && scoreFrame === undefined) return null
  const watch = tv !== undefined && (
    <Button size="small" className={styles.tv} aria-expanded={watches} onClick={() => setWatches(!watches)}>
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
      {tv !== undefined && watches && <Frame src={tv} title={message('betting.tv.frame', { event: name })} />}
      {scoreFrame !== undefined && (
        <Frame src={scoreFrame} title={message('betting.score.frame', { event: name })} />
      )}
    </div>
  )
}

/**
 * What can be followed of an event beside its prices: its score, drawn by us where its form is known and else
 * in its operator's frame, and live TV once somebody wants it. Sources: MKT-003, MKT-029, Q-109, Q-126.
 */
export function EventMedia(props: { eventId: string }) {
  return (
    <MoreMessages messages={scoreMessages}>
      <Media {...props} />
    </MoreMessages>
  )
}
