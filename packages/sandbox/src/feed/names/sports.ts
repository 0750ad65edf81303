import type { MarketDefinition } from '../stream/marketChange.ts'

/** Event types as the exchange numbers them. */
export const eventTypes = {
  soccer: '1',
  tennis: '2',
  golf: '3',
  cricket: '4',
  horses: '7',
  greyhounds: '4339',
} as const

const sportNames: Record<string, string> = {
  [eventTypes.soccer]: 'Soccer',
  [eventTypes.tennis]: 'Tennis',
  [eventTypes.golf]: 'Golf',
  [eventTypes.cricket]: 'Cricket',
  [eventTypes.horses]: 'Horse Racing',
  [eventTypes.greyhounds]: 'Greyhound Racing',
}

export function sportName(eventTypeId: string): string {
  return sportNames[eventTypeId] ?? `Sport ${eventTypeId}`
}

export function isRacing(eventTypeId: string): boolean {
  return eventTypeId === eventTypes.horses || eventTypeId === eventTypes.greyhounds
}

const marketNames: Record<string, string> = {
  MATCH_ODDS: 'Match Odds',
  WIN: 'Win',
  PLACE: 'To Be Placed',
  ASIAN_HANDICAP: 'Asian Handicap',
}

/** A market's name by its type; a type without a name of ours is told in its own words ("TOP_5_FINISH": "Top 5 Finish"). */
export function marketNameOf(definition: MarketDefinition): string {
  const known = marketNames[definition.marketType] ?? definition.name
  if (known) return known
  const words = definition.marketType.toLowerCase().split('_').filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Market'
}
