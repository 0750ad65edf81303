import {
  eventScore,
  liveTvDeleted,
  liveTvUpdated,
  scoreAdded,
  scoreDeleted,
  writeScoreBoard,
  type LiveTv,
  type Score,
  type ScoreBoard,
} from '@kit/sdk/contract'
import type { Announce } from '../announcements/announcements.ts'

export interface ScoresOptions {
  announce: Announce
  liveTvAddress(eventId: string): string | undefined
  scorePage(eventId: string): string
  /** Called with each score, whichever process received it. */
  onBoard(eventId: string, board: ScoreBoard): void
}

export function createScores({ announce, liveTvAddress, scorePage, onBoard }: ScoresOptions) {
  const boards = new Map<string, ScoreBoard>()
  let onChange: ((eventId: string, board: ScoreBoard | null) => void) | undefined
  const everyone = { everyone: true } as const

  const scoreOf = (eventId: string, board: ScoreBoard): Score => ({
    eventId,
    score: writeScoreBoard(board),
    iframeUrl: scorePage(eventId),
  })

  return {
    get: (eventId: string): ScoreBoard | undefined => boards.get(eventId),

    published(eventId: string): Score | undefined {
      const board = boards.get(eventId)
      return board && scoreOf(eventId, board)
    },

    list: (): Score[] => [...boards].map(([eventId, board]) => scoreOf(eventId, board)),

    liveTv: (): LiveTv[] =>
      [...boards.keys()].flatMap((eventId) => {
        const iframeUrl = liveTvAddress(eventId)
        return iframeUrl === undefined ? [] : { eventId, iframeUrl }
      }),

    /** Called with null for a removed score. */
    onChange(listener: (eventId: string, board: ScoreBoard | null) => void): void {
      onChange = listener
    },

    all: (): [string, ScoreBoard][] => [...boards],

    /** Follows a score board; null removes it. */
    follow(eventId: string, board: ScoreBoard | null): void {
      if (!board) return void boards.delete(eventId)
      boards.set(eventId, board)
      onBoard(eventId, board)
    },

    clear: (): void => boards.clear(),

    set(eventId: string, board: ScoreBoard): void {
      const isFirst = !boards.has(eventId)
      boards.set(eventId, board)
      onBoard(eventId, board)
      onChange?.(eventId, board)
      const docs = scoreOf(eventId, board)
      announce({ to: { eventId }, event: eventScore, payload: { docs } })
      if (!isFirst) return
      announce({ to: everyone, event: scoreAdded, payload: { docs } })
      const iframeUrl = liveTvAddress(eventId)
      if (iframeUrl !== undefined)
        announce({ to: everyone, event: liveTvUpdated, payload: { docs: { eventId, iframeUrl } } })
    },

    remove(eventId: string): void {
      if (!boards.delete(eventId)) return
      onChange?.(eventId, null)
      announce({ to: everyone, event: scoreDeleted, payload: { eventId } })
      announce({ to: everyone, event: liveTvDeleted, payload: { eventId: [eventId] } })
    },
  }
}

export type Scores = ReturnType<typeof createScores>
