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

/** Where a score is shown decides how often it is asked for (MKT-028, Q-006); between polls the socket's events invalidate it. */
export type ScorePlace = keyof typeof pollMs.score

export interface EventScore {
  /** What the score says; undefined where it is of another operator's form. */
  board: ScoreBoard | undefined
  /** A page that shows the score, or empty. */
  iframeUrl: string
}

/** Edits the list that is held of what events have: sets the event's row, or takes it away. Source: Q-029. */
const edited = <Row extends { eventId: string }>(
  rows: Row[] | undefined,
  eventId: string,
  row: Row | undefined,
): Row[] | undefined => rows && [...rows.filter((one) => one.eventId !== eventId), ...(row ? [row] : [])]

/** Shows what the socket says of an event's score, or that it has none any more, before the list is read again. */
function useTold(eventId: string, scoresKey: readonly unknown[]): void {
  const { live } = useBetting().site.operator
  const queries = useQueryClient()
  useEffect(() => {
    const set = (score: Score | undefined) =>
      queries.setQueryData<Score[]>(scoresKey, (rows) => edited(rows, eventId, score))
    const told = ({ docs }: { docs: Score }) => {
      if (docs.eventId === eventId) set(docs)
    }
    const ends = [
      live.on(eventScore, told),
      live.on(scoreAdded, told),
      live.on(scoreDeleted, (gone) => {
        if (gone.eventId === eventId) set(undefined)
      }),
    ]
    return () => ends.forEach((end) => end())
  }, [live, queries, eventId, scoresKey])
}

/** Keys of the list of scores, by who reads it. */
export const scoresKeys = { player: queryKeyOf(listScores, {}), visitor: queryKeyOf(listVisitorScores, {}) }

/** The score of an event: undefined while it has none, pending until the scores were read once. */
export function useScore(
  eventId: string,
  place: ScorePlace,
): { score: EventScore | undefined; isPending: boolean } {
  const { client } = useBetting().site.operator
  const isLoggedIn = useIsLoggedIn()
  useTold(eventId, isLoggedIn ? scoresKeys.player : scoresKeys.visitor)
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

/** The same for live TV. */
function useToldTv(eventId: string, tvKey: readonly unknown[]): void {
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

/** Where an event can be watched live: no address where it cannot, pending until that was read once. */
export function useLiveTv(eventId: string): { address: string | undefined; isPending: boolean } {
  const { client } = useBetting().site.operator
  const isLoggedIn = useIsLoggedIn()
  useToldTv(eventId, isLoggedIn ? tvKeys.player : tvKeys.visitor)
  const { data, isSuccess } = useQuery({
    ...queryOf(client, isLoggedIn ? listLiveTv : listVisitorLiveTv, {}),
    select: (events) => events.find((one) => one.eventId === eventId)?.iframeUrl ?? null,
  })
  return { address: data ?? undefined, isPending: !isSuccess }
}
