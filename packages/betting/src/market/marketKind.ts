import type { MarketType } from '@kit/sdk/contract'

/** Ids of the sports whose events are races: horses and greyhounds. Source: MKT-020. */
const racingTypeIds = ['7', '4339'] as const

const isRacing = (eventTypeId: string): boolean => racingTypeIds.some((id) => id === eventTypeId)

/**
 * How a market is rendered: exchange prices, bookmaker prices, session lines or a race card. Sources: MKT-001, MKT-004.
 */
export type MarketKind = 'exchange' | 'bookmaker' | 'session' | 'racing'

export function marketKind(market: { type: MarketType; eventType: { id: string } }): MarketKind {
  if (market.type !== 'betfair') return market.type
  return isRacing(market.eventType.id) ? 'racing' : 'exchange'
}

/** Returns true for a premium market: a betfair market whose external type is betfair. Source: MKT-010. */
export const isPremium = ({ type, externalType }: { type: MarketType; externalType: string }): boolean =>
  type === 'betfair' && externalType.toLowerCase() === 'betfair'
