import type { Market } from '@kit/sdk/contract'
import { marketKind } from '../../market/marketKind.ts'

/** Sections that an event page can be narrowed to. `over` contains closed markets. */
export type EventSection = 'favourites' | 'odds' | 'bookmaker' | 'sessions' | 'over'

/** A block of an event page: one market, or sessions that the operator groups together. */
export type EventBlock =
  | { section: EventSection; kind: 'market'; marketId: string }
  | { section: EventSection; kind: 'sessions'; category: string; marketIds: string[] }

type Listed = Pick<
  Market,
  'id' | 'type' | 'eventType' | 'category' | 'isClosed' | 'isVisible' | 'priority' | 'marketIndex'
>

const last = Number.MAX_SAFE_INTEGER

const bySessionPlace = (one: Listed, other: Listed): number =>
  (one.priority ?? last) - (other.priority ?? last) || (one.marketIndex ?? last) - (other.marketIndex ?? last)

const isSession = (market: Listed): boolean => marketKind(market) === 'session'

function sessionBlocks(section: EventSection, markets: readonly Listed[]): EventBlock[] {
  const groups = new Map<string, string[]>()
  for (const { category, id } of markets.toSorted(bySessionPlace))
    groups.set(category, [...(groups.get(category) ?? []), id])
  return [...groups].map(([category, marketIds]) => ({ section, kind: 'sessions', category, marketIds }))
}

/**
 * Favourites, the first exchange market, bookmakers, sessions by group, the other exchange markets, closed
 * markets; hidden ones are left out. Closed sessions keep their position, so that no row moves under
 * a finger.
 */
export function eventBlocks(listed: readonly Listed[], favourites: readonly string[] = []): EventBlock[] {
  const shown = listed.filter(({ isVisible }) => isVisible)
  const isPinned = ({ id, isClosed }: Listed) => favourites.includes(id) && !isClosed
  const market = (section: EventSection) => (one: Listed) => ({
    section,
    kind: 'market' as const,
    marketId: one.id,
  })
  const pinned = shown
    .filter(isPinned)
    .toSorted((one, other) => favourites.indexOf(one.id) - favourites.indexOf(other.id))
  const rest = shown.filter((one) => !isPinned(one))
  const open = rest.filter((one) => !one.isClosed && !isSession(one))
  const odds = open.filter(({ type }) => type === 'betfair')
  const pinnedSessions = pinned.filter(isSession)
  return [
    ...pinned.filter((one) => !isSession(one)).map(market('favourites')),
    ...(pinnedSessions.length > 0
      ? [
          {
            section: 'favourites' as const,
            kind: 'sessions' as const,
            category: '',
            marketIds: pinnedSessions.map(({ id }) => id),
          },
        ]
      : []),
    ...odds.slice(0, 1).map(market('odds')),
    ...open.filter(({ type }) => type === 'bookmaker').map(market('bookmaker')),
    ...sessionBlocks('sessions', rest.filter(isSession)),
    ...odds.slice(1).map(market('odds')),
    ...rest.filter((one) => one.isClosed && !isSession(one)).map(market('over')),
  ]
}

export function sectionsOf(blocks: readonly EventBlock[]): EventSection[] {
  const order: EventSection[] = ['favourites', 'odds', 'bookmaker', 'sessions', 'over']
  return order.filter((section) => blocks.some((block) => block.section === section))
}
