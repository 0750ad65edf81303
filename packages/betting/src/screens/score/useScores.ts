'use client'
import {
  listLiveTv,
  listScores,
  listVisitorLiveTv,
  listVisitorScores,
  readScoreBoard,
} from '@kit/sdk/contract'
import type { Score, ScoreBoard } from '@kit/sdk/contract'
import { pollMs, queryOf } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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

/** The score of an event: undefined while it has none, pending until the scores were read once. */
export function useScore(
  eventId: string,
  place: ScorePlace,
): { score: EventScore | undefined; isPending: boolean } {
  const { client } = useBetting().site.operator
  const isLoggedIn = useIsLoggedIn()
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

/** Where an event can be watched live; undefined where it cannot. */
export function useLiveTv(eventId: string): string | undefined {
  const { client } = useBetting().site.operator
  const isLoggedIn = useIsLoggedIn()
  const { data } = useQuery({
    ...queryOf(client, isLoggedIn ? listLiveTv : listVisitorLiveTv, {}),
    select: (events) => events.find((one) => one.eventId === eventId)?.iframeUrl,
  })
  return data
}
