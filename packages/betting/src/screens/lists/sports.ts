import type { SportName } from '@kit/ui'

/** The id is that at the exchange. */
export interface Sport {
  id: string
  name: string
  icon: SportName
}

/** Sports in the order of the specification. Source: MKT-019. */
export const sports: readonly Sport[] = [
  { id: '1', name: 'Soccer', icon: 'football' },
  { id: '2', name: 'Tennis', icon: 'tennis' },
  { id: '3', name: 'Golf', icon: 'golf' },
  { id: '4', name: 'Cricket', icon: 'cricket' },
  { id: '5', name: 'Rugby Union', icon: 'rugby' },
  { id: '6', name: 'Boxing', icon: 'boxing' },
  { id: '7', name: 'Horse Racing', icon: 'horse' },
  { id: '8', name: 'Motor Sport', icon: 'motorsport' },
  { id: '10', name: 'Special Bets', icon: 'virtual' },
  { id: '11', name: 'Cycling', icon: 'cycling' },
  { id: '6422', name: 'Snooker', icon: 'snooker' },
  { id: '7511', name: 'Baseball', icon: 'baseball' },
  { id: '6423', name: 'American Football', icon: 'rugby' },
  { id: '451485', name: 'Winter Sports', icon: 'athletics' },
  { id: '7522', name: 'Basketball', icon: 'basketball' },
  { id: '7524', name: 'Ice Hockey', icon: 'iceHockey' },
  { id: '1477', name: 'Rugby League', icon: 'rugby' },
  { id: '27454571', name: 'Esports', icon: 'esports' },
  { id: '998917', name: 'Volleyball', icon: 'volleyball' },
  { id: '61420', name: 'Australian Rules', icon: 'rugby' },
  { id: '468328', name: 'Handball', icon: 'handball' },
  { id: '3503', name: 'Darts', icon: 'darts' },
  { id: '2152880', name: 'Gaelic Games', icon: 'football' },
  { id: '26420387', name: 'Mixed Martial Arts', icon: 'boxing' },
  { id: '4339', name: 'Greyhound Racing', icon: 'greyhound' },
  { id: '2378961', name: 'Politics', icon: 'politics' },
  { id: '23789607', name: 'Kabaddi', icon: 'kabaddi' },
]

const indexById = new Map(sports.map(({ id }, index) => [id, index]))

/** An unknown sport keeps the operator's name. */
export const sportOf = (id: string, name: string): Sport => {
  const known = sports[indexById.get(id) ?? -1]
  return known ?? { id, name, icon: 'virtual' }
}

export const knownSport = (id: string): Sport | undefined => sports[indexById.get(id) ?? -1]

/** Id of Kabaddi, which is always last. Source: MKT-018. */
const lastId = '23789607'

/**
 * Compares sports for the sports list: known sports in the specification's order, then unknown ones by name, and
 * Kabaddi last.
 */
export function bySportsOrder(one: Pick<Sport, 'id' | 'name'>, other: Pick<Sport, 'id' | 'name'>): number {
  const index = ({ id }: Pick<Sport, 'id'>) =>
    id === lastId ? Number.MAX_SAFE_INTEGER : (indexById.get(id) ?? sports.length)
  return index(one) - index(other) || one.name.localeCompare(other.name)
}

/** Source: MKT-020. */
const racingIds: ReadonlySet<string> = new Set(['7', '4339'])
export const isRacing = (sportId: string): boolean => racingIds.has(sportId)

/** Source: MKT-021. */
export const raceLimit = 25

/** Id of politics, which only players see. Source: SHELL-067. */
export const politicsId = '2378961'
