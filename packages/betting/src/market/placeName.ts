import type { MarketParents } from '@kit/sdk/contract'

/**
 * Where an event belongs, for the line beside its name: its competition, or its sport where the competition is missing
 * or only repeats the event, as the course of a race does ("Lismore" of "Lismore (AU)").
 */
export function placeName({ event, competition, eventType }: MarketParents): string {
  const isRepeated = event.name.toLowerCase().startsWith(competition.name.trim().toLowerCase())
  return isRepeated ? eventType.name : competition.name
}
