import type { Programme } from '../replay/programme.ts'
import type { Match } from './match.ts'
import { createMatchRun } from './matchRun.ts'
import type { MatchEvent } from './matchUpdates.ts'
import { ballEnds, momentsOf, type Moment } from './pace.ts'

/** Time in play at which a match opens, in ms. At most a quarter of a short match. */
const openingMs = 12 * 60_000

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const eventOf = (match: Match): MatchEvent => ({
  id: match.id,
  name: `${match.teams[0]} v ${match.teams[1]}`,
  competition: { id: slugOf(match.competition), name: match.competition, region: match.region },
  countryCode: '',
  timezone: 'UTC',
})

export function openingOf(moments: readonly Moment[]): number {
  const playMs = moments.find(({ what }) => what === 'ball starts')?.at ?? 0
  return playMs + Math.min(openingMs, ((moments.at(-1)?.at ?? playMs) - playMs) / 4)
}

/** Returns a match as a programme at a generated pace. It opens after two or three overs. */
export function matchProgramme(match: Match): Programme {
  const moments = momentsOf(match, ballEnds(match))
  const script = { match, event: eventOf(match), moments }
  return {
    beginMs: moments[0]?.at ?? 0,
    openingMs: openingOf(moments),
    begin: (run, anchor, over) => createMatchRun(script, run, anchor, over),
  }
}
