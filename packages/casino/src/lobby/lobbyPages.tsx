'use client'
import { LobbyScreen } from './LobbyScreen.tsx'

export { takeOverLobby } from '../boot/takeOverLobby.ts'

export const lobbyPages = {
  live: () => <LobbyScreen type="live" />,
  crash: () => <LobbyScreen type="crash" />,
  virtual: () => <LobbyScreen type="virtual" />,
  slot: () => <LobbyScreen type="slot" />,
  lottery: () => <LobbyScreen type="lottery" />,
  top: () => <LobbyScreen type="top" />,
  premium: () => <LobbyScreen type="premium" />,
}
