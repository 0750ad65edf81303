'use client'
import { GameListScreen } from './GameListScreen.tsx'

export { keepGames } from '../boot/keepGames.ts'

export const gameListPages = {
  live: () => <GameListScreen type="live" />,
  crash: () => <GameListScreen type="crash" />,
  virtual: () => <GameListScreen type="virtual" />,
  slot: () => <GameListScreen type="slot" />,
  lottery: () => <GameListScreen type="lottery" />,
  top: () => <GameListScreen type="top" />,
  premium: () => <GameListScreen type="premium" />,
}
