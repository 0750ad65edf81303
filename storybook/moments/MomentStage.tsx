import { use, useState, Suspense, type ReactNode } from 'react'
import { loaders, takes } from 'virtual:moments'
import { MomentContext } from '../../packages/betting/src/testing/moment.ts'
import { momentOf } from './momentOf.ts'
import { createPlayer, type PlayerClock } from './player.ts'
import { lengthOf, type Take } from './take.ts'
import { TransportBar } from './TransportBar.tsx'

/** Interval in ms, short enough for prices. */
const tickMs = 100

const clock: PlayerClock = {
  now: () => performance.now(),
  soon(call) {
    const timer = setTimeout(call, tickMs)
    return () => clearTimeout(timer)
  },
}

/** Each take is loaded once, because a promise that React reads has to be the same in every render. */
const loading = new Map<string, Promise<Take>>()
export function loadTake(id: string): Promise<Take> {
  const known = loading.get(id) ?? loaders[id]!().then((module) => module.default)
  loading.set(id, known)
  return known
}

function Played({ id, children }: { id: string; children: ReactNode }) {
  const take = use(loadTake(id))
  const [player] = useState(() => createPlayer(lengthOf(take), clock))
  const [moment] = useState(() => momentOf(take, player))
  const entry = takes.find((one) => one.id === id)!
  return (
    <>
      <MomentContext value={moment}>{children}</MomentContext>
      <TransportBar player={player} lengthMs={entry.lengthMs} moments={entry.moments} />
    </>
  )
}

/**
 * Renders a story whose exchange markets show a take, with its player, or the plain story if no take is
 * selected.
 */
export function MomentStage({ takeId, children }: { takeId: string; children: ReactNode }) {
  if (!(takeId in loaders)) return children
  return (
    <Suspense fallback={<p role="status">Reading the market …</p>}>
      <Played key={takeId} id={takeId}>
        {children}
      </Played>
    </Suspense>
  )
}
