'use client'
import { MoreMessages } from '@kit/ui'
import { useParams } from '@tanstack/react-router'
import { gameMessages } from './messages.ts'
import { readGameAddress } from './gameAddress.ts'
import { GameScreen } from './GameScreen.tsx'

/** The screen of `/casino/{gi}/{gc}/{p}/{spn}`: game id, game code, provider and sub-provider (ROUTE-057, Q-094). */
export default function GamePage() {
  const params = useParams({ strict: false })
  return (
    <MoreMessages messages={gameMessages}>
      <GameScreen game={readGameAddress(params)} place="bar" />
    </MoreMessages>
  )
}
