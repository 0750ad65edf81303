import type { ScoreBoard } from '@kit/sdk/contract'
import type { Run } from '../replay/run.ts'

/** The score board from a moment on. Undefined removes it. */
export interface ScoreMoment {
  at: number
  board: ScoreBoard | undefined
}

export function createScoreRun(eventId: string, moments: readonly ScoreMoment[]): Run {
  let next = 0
  let hasNews = false
  let board: ScoreBoard | undefined
  return {
    marketIds: [],
    unsettled: () => [],
    remember: () => {},
    over: () => [],
    open: () => new Map(),
    reanchor: () => {},
    advance(recordedMs) {
      for (let moment = moments[next]; moment && moment.at <= recordedMs; moment = moments[next]) {
        board = moment.board
        hasNews = true
        next += 1
      }
    },
    takeUpdates() {
      if (!hasNews) return []
      hasNews = false
      return board ? [{ kind: 'score', eventId, board }] : [{ kind: 'scoreGone', eventId }]
    },
    nextMs: () => moments[next]?.at,
    beginMs: moments[0]?.at ?? 0,
    endMs: moments.at(-1)?.at ?? 0,
  }
}
