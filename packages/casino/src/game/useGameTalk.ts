'use client'
import { invalidateBatched } from '@kit/sdk/changes'
import type { CasinoFrameMessage } from '@kit/sdk/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

export interface GameTalk {
  isReady: boolean
  prefers: 'portrait' | 'landscape' | undefined
  /** Height in CSS pixels. */
  height: number | undefined
  /** True if the game reaches its provider. */
  isConnected: boolean
  round: 'open' | 'ended' | undefined
  isOver: boolean
}

const silence: GameTalk = {
  isReady: false,
  prefers: undefined,
  height: undefined,
  isConnected: true,
  round: undefined,
  isOver: false,
}

function withMessage(talk: GameTalk, message: CasinoFrameMessage): GameTalk {
  switch (message.said) {
    case 'ready':
      return { ...talk, isReady: true, prefers: message.prefers }
    case 'resized':
      return { ...talk, height: message.height }
    case 'round':
      return { ...talk, round: message.state }
    case 'connection':
      return { ...talk, isConnected: message.isOnline }
    case 'over':
      return { ...talk, isOver: true }
    case 'pointsChanged':
      return talk
  }
}

/**
 * Listens to one game. Its messages move no money: the balance and the bets are read again from the operator, at most
 * every 2 s (AUTH-069).
 */
export function useGameTalk(): { talk: GameTalk; receive(message: CasinoFrameMessage): void } {
  const queries = useQueryClient()
  const [talk, setTalk] = useState(silence)
  const receive = useCallback(
    (message: CasinoFrameMessage) => {
      setTalk((before) => withMessage(before, message))
      if (message.said === 'pointsChanged') invalidateBatched(queries, ['points'])
      if (message.said === 'round') invalidateBatched(queries, ['casinoBets', 'casinoBetHistory'])
    },
    [queries],
  )
  return { talk, receive }
}
