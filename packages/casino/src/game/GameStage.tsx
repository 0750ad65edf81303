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

/** Time that a game's page may load before the screen shows an error, in ms. */
const patienceMs = 20_000

/** Paths of the games that an operator serves on the site's own origin. */
const ownPaths = ['/casino-games/play/']
const noHosts: readonly string[] = []

/** Limits of a game's height within the site, in px. The game reports its height. */
const lowest = 360
const highest = 1600

function useArrival() {
  const [state, setState] = useState<'waiting' | 'shown' | 'late'>('waiting')
  useEffect(() => {
    if (state !== 'waiting') return undefined
    const timer = setTimeout(() => setState('late'), patienceMs)
    return () => clearTimeout(timer)
  }, [state])
  return [state, () => setState('shown')] as const
}

/** Shown on a phone in another orientation than the game prefers. */
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

export function GameStage({ address, title, place, hasSound, onAgain }: GameStageProps) {
  const message = useMessage()
  const { gameHosts = noHosts } = useCasinoOptions()
  const room = useRef<HTMLDivElement>(null)
  const { talk, receive } = useGameTalk()
  const isOnline = useIsConnected()
  const sentMessage = useSiteMessage(room, { hasSound, isOnline })
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
          receivesOwnMessages
          title={title}
          permissions={['autoplay', 'fullscreen']}
          messages={casinoFrameMessage}
          onMessage={receive}
          {...(sentMessage && { sentMessage })}
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
