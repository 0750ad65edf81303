/** Operators choose the ids, so each is encoded as one segment. */
export const sportPath = (sportId: string): string => `/${encodeURIComponent(sportId)}`

export const competitionPath = (sportId: string, competitionId: string): string =>
  `/exchange/${encodeURIComponent(sportId)}/${encodeURIComponent(competitionId)}`

export const eventPath = (sportId: string, eventId: string): string =>
  `/events/${encodeURIComponent(sportId)}/${encodeURIComponent(eventId)}`
