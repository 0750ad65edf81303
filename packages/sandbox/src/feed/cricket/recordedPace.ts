import * as z from 'zod/mini'
import { readLines } from '../recording/readLines.ts'
import type { Match } from './match.ts'
import { realPace } from './pace.ts'

const count = z.int().check(z.minimum(0), z.maximum(10_000))
const ballFeed = z.object({
  op: z.literal('ccm'),
  pt: z.int(),
  cc: z._default(
    z.array(
      z.object({
        matchStats: z.optional(
          z.object({
            inningsStats: z._default(
              z.array(
                z.object({ inningsNum: count, inningsOvers: z.string().check(z.regex(/^\d+(\.\d+)?$/)) }),
              ),
              [],
            ),
          }),
        ),
      }),
    ),
    [],
  ),
})

/** "2.5" is two overs and five balls. */
function ballsOf(overs: string, ballsPerOver: number): number {
  const [whole = '0', balls = '0'] = overs.split('.')
  return Number(whole) * ballsPerOver + Number(balls)
}

/** Returns when each innings reached a number of legal balls, by `innings:balls`. Skips other lines. */
async function readTimes(path: string, ballsPerOver: number): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for await (const line of readLines(path)) {
    const message = ballFeed.safeParse(parsed(line))
    if (!message.success) continue
    for (const { matchStats } of message.data.cc)
      for (const { inningsNum, inningsOvers } of matchStats?.inningsStats ?? []) {
        const key = `${inningsNum - 1}:${ballsOf(inningsOvers, ballsPerOver)}`
        if (!times.has(key)) times.set(key, message.data.pt)
      }
  }
  return times
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * Interpolates missing times (wides, gaps of the feed). After the last known one, the generated pace applies.
 */
function filled(times: readonly (number | undefined)[]): number[] {
  const step = realPace.betweenBalls + realPace.ballRuns
  const known = times.flatMap((at, index) => (at === undefined ? [] : [{ at, index }]))
  return times.map((own, index) => {
    if (own !== undefined) return own
    const before = known.findLast((one) => one.index < index)
    const after = known.find((one) => one.index > index)
    if (before && after)
      return before.at + ((after.at - before.at) * (index - before.index)) / (after.index - before.index)
    if (before) return before.at + step * (index - before.index)
    return after ? after.at - step * (after.index - index) : index * step
  })
}

/**
 * Returns when each ball was dead, according to the recorded ball feed, or undefined if half of the balls are
 * missing. Throws if the file cannot be read.
 */
export async function recordedBallEnds(match: Match, path: string): Promise<number[][] | undefined> {
  const times = await readTimes(path, match.ballsPerOver)
  let [known, all] = [0, 0]
  const ends = match.innings.map((innings, index) => {
    let legal = 0
    return filled(
      innings.balls.map((ball) => {
        if (!ball.isLegal) return undefined
        legal += 1
        all += 1
        const at = times.get(`${index}:${legal}`)
        known += at === undefined ? 0 : 1
        return at
      }),
    )
  })
  return known * 2 >= all ? ends : undefined
}
