'use client'
import { useCallback, useEffect, useState } from 'react'

const lockName = 'kit.casino.game'

/** Time to wait for a game closed in this tab to release the lock, in ms. */
const pauseMs = 150
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs))

/** The location of the one game that a browser may play: not known yet, this tab, or another tab. */
export type GamePlace = 'unknown' | 'here' | 'elsewhere'

interface Holding {
  locks: LockManager
  end: AbortSignal
  /** True to take the lock from the tab that has it. */
  isForced: boolean
  onHeld(): void
}

/** Holds the lock until the end. Resolves with false if another tab has it; rejects if another tab takes it. */
async function hold({ locks, end, isForced, onHeld }: Holding): Promise<boolean> {
  const ended = new Promise<void>((resolve) => end.addEventListener('abort', () => resolve()))
  const ask = () =>
    locks.request(lockName, isForced ? { steal: true } : { ifAvailable: true }, async (lock) => {
      if (!lock) return false
      if (end.aborted) return true
      onHeld()
      await ended
      return true
    })
  for (let tries = 0; tries < 3; tries += 1) {
    if (end.aborted || (await ask())) return true
    await pause()
  }
  return end.aborted
}

/**
 * Keeps games to one tab of this browser while `isWanted`. `takeOver` moves the game to this tab and notifies the
 * previous one. Browsers without locks (plain http from another machine) play in every tab.
 */
export function useOnlyGame(isWanted: boolean): { place: GamePlace; takeOver(): void } {
  const [place, setPlace] = useState<GamePlace>('unknown')
  const [attempt, setAttempt] = useState(0)
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined)
  useEffect(() => {
    if (!isWanted || !locks) return undefined
    const end = new AbortController()
    const say = (isHeld: boolean) => {
      if (!end.signal.aborted) setPlace(isHeld ? 'here' : 'elsewhere')
    }
    hold({ locks, end: end.signal, isForced: attempt > 0, onHeld: () => say(true) }).then(
      (isHeld) => say(isHeld),
      () => say(false),
    )
    return () => end.abort()
  }, [isWanted, locks, attempt])
  const takeOver = useCallback(() => setAttempt((last) => last + 1), [])
  return { place: isWanted && locks ? place : 'here', takeOver }
}
