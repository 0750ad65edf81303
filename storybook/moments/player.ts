export interface PlayerState {
  /** Time in ms since the start of the take. */
  atMs: number
  isPlaying: boolean
  speed: number
}

export interface PlayerClock {
  now: () => number
  soon: (call: () => void) => () => void
}

/** Paused at the start. Independent of what is shown. */
export interface Player {
  state: () => PlayerState
  play: () => void
  pause: () => void
  seek: (atMs: number) => void
  setSpeed: (speed: number) => void
  subscribe: (listener: () => void) => () => void
}

export function createPlayer(lengthMs: number, clock: PlayerClock): Player {
  const listeners = new Set<() => void>()
  let state: PlayerState = { atMs: 0, isPlaying: false, speed: 1 }
  let cancel = () => {}
  let tickedMs = 0
  const set = (next: Partial<PlayerState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const tick = () => {
    const nowMs = clock.now()
    const atMs = Math.min(lengthMs, state.atMs + (nowMs - tickedMs) * state.speed)
    tickedMs = nowMs
    const isPlaying = atMs < lengthMs
    if (isPlaying) cancel = clock.soon(tick)
    set({ atMs, isPlaying })
  }
  return {
    state: () => state,
    play() {
      if (state.isPlaying) return
      tickedMs = clock.now()
      set({ isPlaying: true, ...(state.atMs >= lengthMs && { atMs: 0 }) })
      cancel = clock.soon(tick)
    },
    pause() {
      cancel()
      set({ isPlaying: false })
    },
    seek(atMs) {
      tickedMs = clock.now()
      set({ atMs: Math.max(0, Math.min(lengthMs, atMs)) })
    },
    setSpeed: (speed) => set({ speed }),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) cancel()
      }
    },
  }
}
