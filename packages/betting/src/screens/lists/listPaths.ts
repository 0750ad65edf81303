/** The paths of the lists, written in one place. Ids come from operators: they are written as one segment whatever is in them. */
export const sportPath = (sportId: string): string => `/${encodeURIComponent(sportId)}`

export const competitionPath = (sportId: string, competitionId: string): string =>
  `/exchange/${encodeURIComponent(sportId)}/${encodeURIComponent(competitionId)}`

export const eventPath = (sportId: string, eventId: string): string =>
  `/events/${encodeURIComponent(sportId)}/${encodeURIComponent(eventId)}`
