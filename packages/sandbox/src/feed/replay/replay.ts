import type { Feed, FeedState, FeedUpdate } from '../feed.ts'
import type { ProgrammeSource } from './programme.ts'
import { readReplayState, writeReplayState, type SourceState } from './replayState.ts'
import { createSourcePlayer, type SourcePlayer } from './sourcePlayer.ts'

/** The machine's timers, or a test's. */
export interface ReplayTimers {
  set(run: () => void, delayMs: number): unknown
  clear(timer: unknown): void
}

export interface ReplayOptions {
  title: string
  /** Multiple of the recorded speed. */
  speed: number
  /** Returns the time in ms since 1970. */
  now(): number
  state?: FeedState | undefined
  timers?: ReplayTimers | undefined
  /** Real time between two runs of a source, in ms. Default: 20 seconds. Minimum: 2. */
  pauseMs?: number | undefined
}

/** Updates due within this time, in ms, are combined into one per market. */
const coalesceMs = 20

/** Longest timer in ms, so that a clock jump is noticed. */
const longestWaitMs = 60_000

const machineTimers: ReplayTimers = {
  set: (run, delayMs) => setTimeout(run, delayMs),
  clear: (timer) => {
    clearTimeout(timer as NodeJS.Timeout)
  },
}

/** Plays sources in parallel, each in a separate loop, shifted in time so that they happen now. */
export function createReplay(sources: ProgrammeSource[], options: ReplayOptions): Feed {
  const { now, timers = machineTimers } = options
  let { speed } = options
  const saved = readReplayState(options.state)
  const players = new Map<string, SourcePlayer>()
  let retired: Record<string, SourceState> = {}
  let timer: unknown

  function schedule() {
    const due = Math.min(...[...players.values()].map((player) => player.dueMs()))
    const waitMs = Math.min(Math.max(due - now(), coalesceMs), longestWaitMs)
    timer = timers.set(tick, waitMs)
  }

  function reschedule() {
    if (timer === undefined) return
    timers.clear(timer)
    schedule()
  }

  function tick() {
    const wallMs = now()
    for (const player of players.values()) player.playTo(wallMs)
    schedule()
  }

  /** Voids the markets of a removed source. Its run count is kept, so that its ids are never used again. */
  function retire(key: string, state: SourceState, emit: (update: FeedUpdate) => void) {
    for (const marketId of state.markets)
      emit({ kind: 'abandoned', marketId, reason: 'The recording is no longer there.' })
    retired[key] = { ...state, markets: [] }
  }

  return {
    control: {
      state: () => ({ speed, events: [...players.values()].map((player) => player.positionAt(now())) }),
      contents: (id) => players.get(id)?.contents() ?? { marketIds: [], moments: [] },
      setSpeed(next) {
        speed = next
        for (const player of players.values()) player.setSpeed(speed, now())
        reschedule()
      },
      seek(id, positionMs) {
        const player = players.get(id)
        player?.seek(positionMs, now())
        reschedule()
        return player !== undefined
      },
    },
    describe: () => `${options.title} at ${speed} times its own speed`.replace(' at 1 times', ' at'),
    start(listener) {
      const wallMs = now()
      const pauseMs = Math.max(options.pauseMs ?? 20_000, 2_000)
      retired = {}
      for (const source of sources)
        players.set(
          source.key,
          createSourcePlayer(source, saved[source.key], wallMs, { speed, pauseMs, emit: listener }),
        )
      for (const [key, state] of Object.entries(saved)) {
        if (!players.has(key)) retire(key, state, listener)
      }
      if (players.size > 0) schedule()
    },
    state: () =>
      writeReplayState({
        ...saved,
        ...retired,
        ...Object.fromEntries([...players].map(([key, player]) => [key, player.state()])),
      }),
    stop() {
      if (timer !== undefined) timers.clear(timer)
      timer = undefined
    },
  }
}
