import { listLiveTv, listScores, listVisitorLiveTv, listVisitorScores } from '@kit/sdk/contract'
import { route, type Route } from '../http/route.ts'
import type { Scores } from './scores.ts'

export function scoreRoutes(scores: Scores): Route[] {
  return [
    route(listScores, async () => ({ docs: scores.list() })),
    route(listVisitorScores, async () => ({ docs: scores.list() })),
    route(listLiveTv, async () => ({ docs: scores.liveTv() })),
    route(listVisitorLiveTv, async () => ({ docs: scores.liveTv() })),
  ]
}
