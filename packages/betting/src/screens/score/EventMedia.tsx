'use client'
import { Button, Card, ErrorState, IsolatedFrame, MoreMessages, Skeleton, useMessage } from '@kit/ui'
import { eventMarketsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showsLive } from '../../market/showsLive.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { ownFramePaths } from '../../site/ownFramePaths.ts'
import { scoreMessages } from './messages.ts'
import { ScoreBoard } from './ScoreBoard.tsx'
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

/** The operator's id of cricket. */
const cricketId = '4'

/** What is known of the event already: its page has asked for it. */
function useEventFacts(eventId: string): { name: string; isInPlay: boolean; sport: 'cricket' | undefined } {
  const { site } = useBetting()
  const { data } = useQuery(eventMarketsQuery(site.operator.client, eventId))
  const main = data?.[0]
  return {
    name: main?.event.name ?? '',
    isInPlay: main !== undefined && showsLive(main.isInPlay, main.openDate, site.now()),
    sport: main?.eventType.id === cricketId ? 'cricket' : undefined,
  }
}

function Media({ eventId }: { eventId: string }) {
  const message = useMessage()
  const { name, isInPlay, sport } = useEventFacts(eventId)
  const [watches, setWatches] = useState(false)
  const { score, isPending } = useScore(eventId, isInPlay ? 'inPlayEvent' : 'notInPlay')
  const tv = useLiveTv(eventId)
  const scoreFrame = score && !score.board && score.iframeUrl !== '' ? score.iframeUrl : undefined
  // A card that came later would move the prices from under the thumb.
  const room = isInPlay && (isPending || score?.board?.sport === 'cricket') ? sport : undefined
  if (isPending && room !== undefined)
    return (
      <div className={styles.media} data-room={room} aria-busy>
        <Skeleton shape="block" height="100%" />
      </div>
    )
  if (tv === undefined && !score?.board && scoreFrame === undefined) return null
  const watch = tv !== undefined && (
    <Button size="small" className={styles.tv} aria-expanded={watches} onClick={() => setWatches(!watches)}>
      {message(watches ? 'betting.tv.close' : 'betting.tv.open')}
    </Button>
  )
  return (
    <div className={styles.media} data-room={room}>
      {score?.board ? <ScoreBoard board={score.board} action={watch} /> : watch}
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
