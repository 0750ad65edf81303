import { join } from 'node:path'
import { joinTwins, matchSources, readMatches } from './cricket/matchSources.ts'
import { footballSources } from './football/footballSources.ts'
import { readFixtures } from './football/readFixtures.ts'
import type { Feed, FeedState } from './feed.ts'
import { recordedEvents } from './recording/recordedEvents.ts'
import type { ProgrammeSource } from './replay/programme.ts'
import { createReplay, type ReplayTimers } from './replay/replay.ts'
import { simulatedEvents } from './simulation/simulation.ts'

export interface FeedOptions {
  /** A folder of recorded streams. Default: the feed is simulated. */
  recordings?: string | undefined
  /** A folder of ball-by-ball matches, which give sessions, bookmaker markets and scores. */
  matches?: string | undefined
  /**
   * A folder of football seasons. Their matches are offered as upcoming and settled by their real results.
   */
  fixtures?: string | undefined
  /** Multiple of the recorded speed. 1 is the recorded speed. */
  speed: number
  /** Seed of the simulation. The same seed gives the same matches, races and prices. */
  seed: number
  /** Returns the wall-clock time in ms since 1970. */
  now(): number
  /** Reports in one line a recording that is unreadable, wholly or in part. */
  report(line: string): void
  /** The last feed's `state()`. */
  state?: FeedState | undefined
  timers?: ReplayTimers | undefined
  /** Real time between two runs of an event, in ms. Default: 20 seconds. Minimum: 2. */
  pauseMs?: number | undefined
}

/** Most titles in the description of a feed. */
const mostTitles = 6

function titleOf(all: string[]): string {
  const titles = [...new Set(all)]
  const named = titles.slice(0, mostTitles).join(', ')
  return titles.length > mostTitles ? `${named} and ${titles.length - mostTitles} more` : named
}

/** Returns the recorded events, or simulated ones if there are none, followed by matches and football. */
async function sourcesOf({
  recordings,
  matches,
  fixtures,
  seed,
  report,
}: FeedOptions): Promise<{ sources: ProgrammeSource[]; isSimulated: boolean }> {
  const recorded = recordings === undefined ? [] : await recordedEvents(recordings, report)
  const played = matches === undefined ? [] : await readMatches(matches, report)
  const football = fixtures === undefined ? [] : footballSources(await readFixtures(fixtures, report))
  const isSimulated = recorded.length === 0
  if (isSimulated)
    return { sources: [...simulatedEvents(seed), ...matchSources(played), ...football], isSimulated }
  const scores = join(recordings ?? '', '..', 'scores')
  const { sources, rest } = await joinTwins(recorded, played, scores, report)
  return { sources: [...sources, ...matchSources(rest), ...football], isSimulated }
}

/**
 * Creates the sandbox's feed: recorded streams replayed as if live, or a seeded simulation if none can be
 * read, with ball-by-ball matches and football. Throws if the speed is out of bounds.
 */
export async function createFeed(options: FeedOptions): Promise<Feed> {
  const { recordings, speed, report } = options
  if (!(speed >= 0.001 && speed <= 10_000))
    throw new Error(
      `A replay speed of ${speed} is not possible: give a number from 0.001 to 10000, 1 is real time.`,
    )
  const { sources, isSimulated } = await sourcesOf(options)
  if (recordings !== undefined && isSimulated)
    report(`No recording in ${recordings} can be played: the feed is simulated instead.`)
  const verb = isSimulated ? 'Simulating' : 'Replaying'
  return createReplay(sources, { ...options, title: `${verb} ${titleOf(sources.map(({ title }) => title))}` })
}
