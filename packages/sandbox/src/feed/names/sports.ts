import type { MarketDefinition } from '../stream/marketChange.ts'

export const eventTypes = {
  soccer: '1',
  tennis: '2',
  golf: '3',
  cricket: '4',
  horses: '7',
  greyhounds: '4339',
} as const

/** The specification's sports by the exchange's id. */
const sportNames: Record<string, string> = {
  [eventTypes.soccer]: 'Soccer',
  [eventTypes.tennis]: 'Tennis',
  [eventTypes.golf]: 'Golf',
  [eventTypes.cricket]: 'Cricket',
  '5': 'Rugby Union',
  '6': 'Boxing',
  [eventTypes.horses]: 'Horse Racing',
  '8': 'Motor Sport',
  '10': 'Special Bets',
  '11': 'Cycling',
  '1477': 'Rugby League',
  '3503': 'Darts',
  [eventTypes.greyhounds]: 'Greyhound Racing',
  '6422': 'Snooker',
  '6423': 'American Football',
  '7511': 'Baseball',
  '7522': 'Basketball',
  '7524': 'Ice Hockey',
  '61420': 'Australian Rules',
  '451485': 'Winter Sports',
  '468328': 'Handball',
  '998917': 'Volleyball',
  '2152880': 'Gaelic Games',
  '2378961': 'Politics',
  '23789607': 'Kabaddi',
  '26420387': 'Mixed Martial Arts',
  '27454571': 'Esports',
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

/**
 * Returns a market's name by its type. An unknown type is spelled out: "TOP_5_FINISH" becomes "Top 5 Finish".
 */
export function marketNameOf(definition: MarketDefinition): string {
  const known = marketNames[definition.marketType] ?? definition.name
  if (known) return known
  const words = definition.marketType.toLowerCase().split('_').filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Market'
}
