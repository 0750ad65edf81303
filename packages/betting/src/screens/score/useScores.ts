'use client'
import {
  eventScore,
  listLiveTv,
  listScores,
  listVisitorLiveTv,
  listVisitorScores,
  liveTvDeleted,
  liveTvUpdated,
  readScoreBoard,
  scoreAdded,
  scoreDeleted,
} from '@kit/sdk/contract'
import type { LiveTv, Score, ScoreBoard } from '@kit/sdk/contract'
import { pollMs, queryKeyOf, queryOf } from '@kit/sdk/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { useIsLoggedIn } from '../../site/useAccount.ts'

/**
 * Screen that shows a score, which decides the polling interval (MKT-028, Q-006). Between polls the socket's events
 * invalidate it.
 */
export type ScorePlace = keyof typeof pollMs.score

export interface EventScore {
  /** The score, or undefined if it has another operator's format. */
  board: ScoreBoard | undefined
  /** Address of a page that shows the score, or empty. */
  iframeUrl: string
}

/** Returns a cached list with the event's row replaced, or removed if `row` is undefined. Source: Q-029. */
const edited = <Row extends { eventId: string }>(
  rows: Row[] | undefined,
  eventId: string,
  row: Row | undefined,
): Row[] | undefined => rows && [...rows.filter((one) => one.eventId !== eventId), ...(row ? [row] : [])]

function useScoreChanges(eventId: string, scoresKey: readonly unknown[]): void {
  const { live } = useBetting().site.operator
  const queries = useQueryClient()
  useEffect(() => {
    const set = (score: Score | undefined) =>
      queries.setQueryData<Score[]>(scoresKey, (rows) => edited(rows, eventId, score))
    const changed = ({ docs }: { docs: Score }) => {
      if (docs.eventId === eventId) set(docs)
    }
    const ends = [
      live.on(eventScore, changed),
      live.on(scoreAdded, changed),
      live.on(scoreDeleted, (gone) => {
        if (gone.eventId === eventId) set(undefined)
      }),
    ]
    return () => ends.forEach((end) => end())
  }, [live, queries, eventId, scoresKey])
}

export const scoresKeys = { player: queryKeyOf(listScores, {}), visitor: queryKeyOf(listVisitorScores, {}) }

/**
 * Subscribes to the scores and returns the score of an event, or undefined if it has none. `isPending` is true until
 * the scores were read once.
 */
export function useScore(
  eventId: string,
  place: ScorePlace,
): { score: EventScore | undefined; isPending: boolean } {
  const { client } = useBetting().site.operator
  const isLoggedIn = useIsLoggedIn()
  useScoreChanges(eventId, isLoggedIn ? scoresKeys.player : scoresKeys.visitor)
  const { data, isPending } = useQuery({
    ...queryOf(client, isLoggedIn ? listScores : listVisitorScores, {}),
    refetchInterval: pollMs.score[place],
    select: (scores: Score[]) => scores.find((score) => score.eventId === eventId),
  })
  const score = useMemo(
    () => data && { board: readScoreBoard(data.score), iframeUrl: data.iframeUrl },
    [data],
  )
  return { score, isPending }
}

function useLiveTvChanges(eventId: string, tvKey: readonly unknown[]): void {
  const { live } = useBetting().site.operator
  const queries = useQueryClient()
  useEffect(() => {
    const set = (tv: LiveTv | undefined) =>
      queries.setQueryData<LiveTv[]>(tvKey, (rows) => edited(rows, eventId, tv))
    const ends = [
      live.on(liveTvUpdated, ({ docs }) => {
        if (docs.eventId === eventId) set(docs)
      }),
      live.on(liveTvDeleted, (gone) => {
        if (gone.eventId.includes(eventId)) set(undefined)
      }),
    ]
    return () => ends.forEach((end) => end())
  }, [live, queries, eventId, tvKey])
}

const tvKeys = { player: queryKeyOf(listLiveTv, {}), visitor: queryKeyOf(listVisitorLiveTv, {}) }

/**
 * Subscribes to live TV and returns the address of an event's picture, or undefined if it has none. `isPending` is true
 * until it was read once.
 */
export function useLiveTv(eventId: string): { address: string | undefined; isPending: boolean } {
  const { client } = useBetting().site.operator
  const isLoggedIn = useIsLoggedIn()
  useLiveTvChanges(eventId, isLoggedIn ? tvKeys.player : tvKeys.visitor)
  const { data, isSuccess } = useQuery({
    ...queryOf(client, isLoggedIn ? listLiveTv : listVisitorLiveTv, {}),
    select: (events) => events.find((one) => one.eventId === eventId)?.iframeUrl ?? null,
  })
  return { address: data ?? undefined, isPending: !isSuccess }
}
