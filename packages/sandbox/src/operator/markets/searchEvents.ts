import type { FoundEvent, Market } from '@kit/sdk/contract'

const most = 50

/** Ignores case, width and Latin accents ("São Paulo"). Other scripts keep their marks. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .toLowerCase()

/** Returns events whose name contains the text, by start, grouped by sport, sports by name. */
export function findEvents(
  markets: readonly Market[],
  search: string,
): { name: string; events: FoundEvent[] }[] {
  const sought = folded(search)
  const found = new Map<string, FoundEvent>()
  for (const { id, name, event, eventType } of markets) {
    if (!folded(event.name).includes(sought)) continue
    const { markets: others = [] } = found.get(event.id) ?? {}
    found.set(event.id, {
      eventTypeId: eventType.id,
      eventTypeName: eventType.name,
      eventId: event.id,
      eventName: event.name,
      countryCode: event.countryCode,
      timezone: event.timezone,
      openDate: event.openDate,
      markets: [...others, { id, name }],
    })
  }
  const events = [...found.values()]
    .toSorted((a, b) => a.openDate.localeCompare(b.openDate) || a.eventId.localeCompare(b.eventId))
    .slice(0, most)
  const sports = [...new Set(events.map(({ eventTypeName }) => eventTypeName))]
  return sports
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => ({ name, events: events.filter(({ eventTypeName }) => eventTypeName === name) }))
}
