'use client'
import { MoreMessages } from '@kit/ui'
import { useRouterState } from '@tanstack/react-router'
import { gameKeyOf } from '../game-list/offer.ts'
import { useOffer } from '../game-list/useOffer.ts'
import { useSavedGames } from '../game-list/useSavedGames.ts'
import { addressOf, readGameSearch } from './gameAddress.ts'
import { GameScreen, type GameScreenProps } from './GameScreen.tsx'
import type { ScreenPlace } from './screenPlace.ts'
import { gameMessages } from './messages.ts'

/** Returns the game of the address, else the last played one if it is still offered. */
function useNamedGame(): GameScreenProps['game'] {
  const named = useRouterState({ select: ({ location }) => location.searchStr })
  const asked = readGameSearch(named)
  const { recents } = useSavedGames()
  const { games, query } = useOffer('all', asked === undefined && recents.length > 0)
  if (asked) return asked
  if (recents.length > 0 && query.isPending) return 'loading'
  const last = recents.map((key) => games?.find((game) => gameKeyOf(game) === key)).find(Boolean)
  return last && addressOf(last)
}

function Screen({ place }: { place: ScreenPlace }) {
  return <GameScreen game={useNamedGame()} place={place} />
}

const pageOf = (place: ScreenPlace) => () => (
  <MoreMessages messages={gameMessages}>
    <Screen place={place} />
  </MoreMessages>
)

/** ROUTE-028, ROUTE-029. */
export const gameScreenPages = { page: pageOf('page'), screen: pageOf('screen') }
