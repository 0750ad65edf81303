import * as z from 'zod/mini'
import type { FeedState } from '../feed.ts'

const sourceState = z.object({
  run: z.int().check(z.minimum(1)),
  anchorWallMs: z.number(),
  anchorRecordedMs: z.number(),
  speed: z.number().check(z.positive()),
  /** The run's markets, each of which needs a result even if the source is removed. */
  markets: z.array(z.string()),
})

export type SourceState = z.infer<typeof sourceState>

const replayState = z.object({ version: z.literal(1), sources: z.record(z.string(), sourceState) })

/** An unreadable state counts as none. */
export function readReplayState(state: FeedState | undefined): Record<string, SourceState> {
  const parsed = replayState.safeParse(state)
  return parsed.success ? parsed.data.sources : {}
}

export function writeReplayState(sources: Record<string, SourceState>): FeedState {
  return { version: 1, sources }
}
