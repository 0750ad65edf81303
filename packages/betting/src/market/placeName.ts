import type { MarketParents } from '@kit/sdk/contract'

/**
 * Returns the name shown next to an event: its competition, or its sport if the competition is empty or repeats the
 * event's name, as the course of a race does ("Lismore" of "Lismore (AU)").
 */
export function placeName({ event, competition, eventType }: MarketParents): string {
  const isRepeated = event.name.toLowerCase().startsWith(competition.name.trim().toLowerCase())
  return isRepeated ? eventType.name : competition.name
}
