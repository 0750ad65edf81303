import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'
import { socketEvent } from './socket.ts'

const eventId = z.string().check(z.minLength(1), z.maxLength(64))

/** The score of an event: JSON text (see `readScoreBoard`), and the address of a page that shows it; empty for none. */
export const score = z.object({
  eventId,
  score: z._default(z.string().check(z.maxLength(20_000)), ''),
  iframeUrl: z._default(z.string().check(z.maxLength(2_000)), ''),
})
export type Score = z.output<typeof score>

const scoreList = {
  method: 'GET',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(score),
  family: 'scores',
  compressed: true,
} as const

/** The score of every event that has one. */
export const listScores = endpoint({
  ...scoreList,
  name: 'listScores',
  path: 'api/protected/game/marketScoreList',
  auth: 'loggedIn',
  source: 'GET api/protected/game/marketScoreList',
})

/** The score of every event that has one, for visitors. */
export const listVisitorScores = endpoint({
  ...scoreList,
  name: 'listVisitorScores',
  path: 'api/common/game/marketScoreList',
  auth: 'none',
  source: 'GET api/common/game/marketScoreList',
})

/** The score of a subscribed event changed. It is also sent on subscribing. */
export const eventScore = socketEvent({
  direction: 'serverToClient',
  event: 'getEventScore',
  payload: z.object({ docs: score }),
  audience: 'everyone',
  changes: ['scores'],
  source: 'getEventScore',
})

/** An event has a score now, for the lists. Its changes go only to subscribers of the event. */
export const scoreAdded = socketEvent({
  direction: 'serverToClient',
  event: 'scoreUpdated',
  payload: z.object({ docs: score }),
  audience: 'everyone',
  changes: ['scores'],
  source: 'scoreUpdated',
})

/** The score of an event that is over was removed. */
export const scoreDeleted = socketEvent({
  direction: 'serverToClient',
  event: 'scoreDeleted',
  payload: z.object({ eventId }),
  audience: 'everyone',
  changes: ['scores'],
  source: 'scoreDeleted',
})

const count = z.int().check(z.minimum(0), z.maximum(100_000))
const name = z.string().check(z.maxLength(120))
/** Overs and balls in cricket notation: "12.3". */
const overs = z.string().check(z.regex(/^\d{1,4}\.\d{1,2}$/))

const cricketBoard = z.object({
  sport: z.literal('cricket'),
  /** The state of play as text: "Ball running", "Innings break". */
  status: name,
  innings: z
    .array(z.object({ team: name, runs: count, wickets: count, overs, isSuperOver: z.optional(z.boolean()) }))
    .check(z.maxLength(12)),
  /** Runs that the side batting last needs to win. */
  target: z.optional(count),
  /** Legal balls left in a chase with a limit of overs. */
  ballsLeft: z.optional(count),
  /** The balls of the current over in scorer's notation: "4", "W", "1wd". */
  thisOver: z.array(z.string().check(z.maxLength(8))).check(z.maxLength(24)),
  batters: z
    .array(z.object({ name, runs: count, balls: count, isOnStrike: z.boolean() }))
    .check(z.maxLength(2)),
  bowler: z.optional(z.object({ name, runs: count, wickets: count, overs })),
})

const footballBoard = z.object({
  sport: z.literal('football'),
  status: name,
  home: z.object({ team: name, goals: count }),
  away: z.object({ team: name, goals: count }),
})

const scoreBoard = z.discriminatedUnion('sport', [cricketBoard, footballBoard])

/** The content of a score's text. The form is ours: the specification does not show it. */
export type ScoreBoard = z.output<typeof scoreBoard>
export type CricketBoard = z.output<typeof cricketBoard>

export const writeScoreBoard = (board: ScoreBoard): string => JSON.stringify(board)

/** Reads the text of a score; undefined when it is not JSON of this form. */
export function readScoreBoard(text: string): ScoreBoard | undefined {
  try {
    const read = scoreBoard.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
