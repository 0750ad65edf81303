import type { EventSummary } from '@kit/sdk/contract'

export interface Neighbours {
  previous?: EventSummary
  next?: EventSummary
}

/**
 * Returns events of the same competition, or of the same sport if the competition has no other. Empty for an
 * event that is not in the lists. An event that goes in-play may be in two lists for a moment and counts once.
 */
export function neighbours(summaries: readonly EventSummary[], eventId: string): Neighbours {
  const listed = [...new Map(summaries.map((one) => [one.event.id, one])).values()]
  const own = listed.find(({ event }) => event.id === eventId)
  if (!own) return {}
  const ofCompetition = listed.filter(
    ({ competition, eventType }) =>
      competition.id === own.competition.id && eventType.id === own.eventType.id,
  )
  const row =
    ofCompetition.length > 1
      ? ofCompetition
      : listed.filter(({ eventType }) => eventType.id === own.eventType.id)
  const index = row.indexOf(own)
  const [previous, next] = [row[index - 1], row[index + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}
