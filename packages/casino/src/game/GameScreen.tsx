'use client'
import { listCasinoGames } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { Skeleton, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { useCasinoOptions, useCasinoSite } from '../casinoContext.ts'
import * as styles from './game.css.ts'
import { gameScreenPath, type GameAddress } from './gameAddress.ts'
import { GameHead } from './GameHead.tsx'
import { GameStage } from './GameStage.tsx'
import type { ScreenPlace } from './screenPlace.ts'
import { LaunchFailed, NoAccess, NoGame, PlayedElsewhere } from './NotPlayed.tsx'
import { useFullScreen } from './useFullScreen.ts'
import { useLaunch } from './useLaunch.ts'
import { useOnlyGame } from './useOnlyGame.ts'
import { usePlayAccess } from './usePlayAccess.ts'
import { useSound } from './useSound.ts'

const Waiting = () => (
  <div className={styles.room} aria-busy>
    <Skeleton shape="block" height="100%" />
  </div>
)

function useLeave(): () => void {
  const { history } = useRouter()
  const site = useCasinoSite()
  return () => (history.canGoBack() ? history.back() : site.navigate('/live-casino'))
}

function useListed({ gi, gc }: GameAddress) {
  const { client } = useCasinoSite().operator
  const games = useQuery(queryOf(client, listCasinoGames, { gameType: 'all' }))
  return games.data?.find(({ id, code }) => id === gi && code === gc)
}

/** Checks first whether this player may play it, and in which tab. */
function NamedGame({ game, place }: { game: GameAddress; place: ScreenPlace }) {
  const message = useMessage()
  const { history } = useRouter()
  const { oneGameAtATime = false } = useCasinoOptions()
  const screen = useRef<HTMLDivElement>(null)
  const browserScreen = useFullScreen(screen)
  const [hasSound, toggleSound] = useSound()
  const access = usePlayAccess()
  const only = useOnlyGame(access === 'open' && oneGameAtATime)
  const mayPlay = access === 'open' && only.place === 'here'
  const { launch, again } = useLaunch(game, mayPlay)
  const listed = useListed(game)
  const title = listed?.name ?? message('casino.game')
  const leave = useLeave()
  /** The previous address may be used up. */
  const takeOver = () => {
    again()
    only.takeOver()
  }
  const enlarge = { isOn: false, toggle: () => history.push(gameScreenPath('screen', game)) }
  return (
    <div ref={screen} className={styles.screen} data-place={place}>
      <GameHead
        title={title}
        returns={listed?.returns}
        hasPoints={access !== 'visitor'}
        hasSound={hasSound}
        onSound={toggleSound}
        fullScreen={place === 'page' ? enlarge : browserScreen.isPossible ? browserScreen : undefined}
        onLeave={leave}
        onReload={mayPlay ? again : undefined}
      />
      {stageOf()}
    </div>
  )

  function stageOf(): ReactNode {
    if (access !== 'open' && access !== 'unknown') return <NoAccess access={access} />
    if (only.place === 'elsewhere') return <PlayedElsewhere onTakeOver={takeOver} />
    if (launch.isError)
      return <LaunchFailed error={launch.error} onRetry={again} isRetrying={launch.isFetching} />
    if (!mayPlay || !launch.data) return <Waiting />
    return (
      <GameStage
        key={launch.data.url}
        address={launch.data.url}
        title={title}
        place={place}
        hasSound={hasSound}
        onAgain={again}
      />
    )
  }
}

function Bare({ place, children }: { place: ScreenPlace; children: ReactNode }) {
  const message = useMessage()
  const [hasSound, toggleSound] = useSound()
  const leave = useLeave()
  return (
    <div className={styles.screen} data-place={place}>
      <GameHead
        title={message('casino.game')}
        returns={undefined}
        hasPoints={false}
        hasSound={hasSound}
        onSound={toggleSound}
        fullScreen={undefined}
        onLeave={leave}
        onReload={undefined}
      />
      {children}
    </div>
  )
}

export interface GameScreenProps {
  /** Undefined if the address names none; `loading` until the last played game is known. */
  game: GameAddress | 'loading' | undefined
  place: ScreenPlace
}

export function GameScreen({ game, place }: GameScreenProps) {
  if (game === undefined || game === 'loading')
    return <Bare place={place}>{game === undefined ? <NoGame /> : <Waiting />}</Bare>
  return <NamedGame key={`${game.gi}/${game.gc}`} game={game} place={place} />
}
