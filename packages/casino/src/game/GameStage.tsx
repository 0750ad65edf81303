'use client'
import type { ScreenPlace } from './screenPlace.ts'
import { casinoFrameMessage } from '@kit/sdk/contract'
import {
  Banner,
  ErrorState,
  IconButton,
  IsolatedFrame,
  useMediaQuery,
  useMessage,
  VisuallyHidden,
} from '@kit/ui'
import { useEffect, useRef, useState } from 'react'
import { useCasinoOptions } from '../casinoContext.ts'
import * as styles from './game.css.ts'
import { useGameTalk, type GameTalk } from './useGameTalk.ts'
import { useIsConnected } from './useIsConnected.ts'
import { useSiteMessage } from './useSiteMessage.ts'

/** How long a game's page may take before the screen says that it does not answer, in ms. */
const patienceMs = 20_000

/** Where an operator on the site's own origin serves its games. */
const ownPaths = ['/casino-games/play/']
const noHosts: readonly string[] = []

/** A game amid the site is as high as it says, within these, in px. */
const lowest = 360
const highest = 1600

/** Whether the page has come; late when it takes too long. */
function useArrival() {
  const [state, setState] = useState<'waiting' | 'shown' | 'late'>('waiting')
  useEffect(() => {
    if (state !== 'waiting') return undefined
    const timer = setTimeout(() => setState('late'), patienceMs)
    return () => clearTimeout(timer)
  }, [state])
  return [state, () => setState('shown')] as const
}

/** Asks to turn a phone that is held the way the game does not prefer. */
function TurnHint({ prefers }: { prefers: GameTalk['prefers'] }) {
  const message = useMessage()
  const isPhone = useMediaQuery('(pointer: coarse) and (max-width: 960px)')
  const isUpright = useMediaQuery('(orientation: portrait)')
  const [isClosed, setClosed] = useState(false)
  const isTurned = prefers !== undefined && (prefers === 'portrait') !== isUpright
  if (!isPhone || !isTurned || isClosed) return null
  return (
    <Banner
      action={
        <IconButton
          icon="close"
          size="small"
          label={message('casino.close')}
          onClick={() => setClosed(true)}
        />
      }
    >
      {message('casino.turn')}
    </Banner>
  )
}

/** What a game said last, for those who do not see it. */
function Spoken({ talk }: { talk: GameTalk }) {
  const message = useMessage()
  const words = talk.round === 'open' ? message('casino.roundOpen') : message('casino.roundEnded')
  return <VisuallyHidden role="status">{talk.round !== undefined && words}</VisuallyHidden>
}

export interface GameStageProps {
  address: string
  title: string
  place: ScreenPlace
  hasSound: boolean
  onAgain: () => void
}

/** A running game in its frame, and what the site has to say over it. */
export function GameStage({ address, title, place, hasSound, onAgain }: GameStageProps) {
  const message = useMessage()
  const { gameHosts = noHosts } = useCasinoOptions()
  const room = useRef<HTMLDivElement>(null)
  const { talk, hear } = useGameTalk()
  const isOnline = useIsConnected()
  const tells = useSiteMessage(room, { hasSound, isOnline })
  const [arrival, arrive] = useArrival()
  const height = Math.min(Math.max(talk.height ?? 0, lowest), highest)
  return (
    <div
      ref={room}
      className={styles.room}
      style={place === 'page' && talk.height !== undefined ? { blockSize: height } : undefined}
    >
      {!talk.isOver && (
        <IsolatedFrame
          className={styles.frame}
          src={address}
          hosts={gameHosts}
          ownPaths={ownPaths}
          hearsOwn
          title={title}
          permissions={['autoplay', 'fullscreen']}
          messages={casinoFrameMessage}
          onMessage={hear}
          {...(tells && { tells })}
          onShown={arrive}
          refused={<ErrorState title={message('casino.refused')} text={message('casino.foreign')} />}
        />
      )}
      <div className={styles.notes}>
        {(!isOnline || !talk.isConnected) && !talk.isOver && (
          <Banner tone="warning" icon="offline">
            {message(isOnline ? 'casino.providerLost' : 'casino.connectionLost')}
          </Banner>
        )}
        <TurnHint prefers={talk.prefers} />
      </div>
      <Spoken talk={talk} />
      {(talk.isOver || arrival === 'late') && (
        <div className={styles.said}>
          <ErrorState
            title={message(talk.isOver ? 'casino.over' : 'casino.late')}
            text={message('casino.lateText')}
            labels={{ retry: message(talk.isOver ? 'casino.reload' : 'casino.retry') }}
            onRetry={onAgain}
          />
        </div>
      )}
    </div>
  )
}
