import type { EventSummary } from '@kit/sdk/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { market } from '../../testing/market.ts'
import { filtered, rowItems, whenOf, type RowItem } from './eventGroups.ts'

// In the device's time zone, as players see times.
const now = new Date(2026, 10, 23, 14, 0).getTime()
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

function event(
  id: string,
  opensIn: number,
  facts: { competition?: string; sport?: string; live?: boolean; matched?: bigint } = {},
): EventSummary {
  const { competition = 'League', sport = '1', live = false, matched = 0n } = facts
  const own = market({
    id: `1.${id}`,
    isInPlay: live,
    openDate: at(opensIn),
    totalMatched: matched,
    eventType: { id: sport, name: `Sport ${sport}` },
    competition: { id: competition, name: competition, region: '' },
    event: { ...market().event, id, name: id, openDate: at(opensIn) },
  })
  return { ...own, isInPlay: live, marketIds: [own.id], mainMarket: own }
}
const textsOf = (items: readonly RowItem[]) =>
  items.map((item) =>
    item.kind === 'when'
      ? `# ${item.when} ${item.count}`
      : item.kind === 'competition'
        ? `## ${item.name} ${item.count}`
        : item.summary.event.id,
  )

describe('rows of a list', () => {
  it('are grouped by time: in play, the next hour, today, tomorrow, later', () => {
    const when = [-1, 0.5, 3, 12, 40, 80].map((hours) => whenOf(event('e', hours), now))
    expect(when).toEqual(['inPlay', 'hour', 'today', 'tomorrow', 'later', 'later'])
    expect(whenOf(event('e', 20, { live: true }), now)).toBe('inPlay')
  })

  it('are grouped by competition within each time, by start', () => {
    const events = [
      event('late', 3, { competition: 'A' }),
      event('b', 2, { competition: 'B' }),
      event('early', 2.5, { competition: 'A' }),
      event('live', -1, { competition: 'B' }),
    ]
    expect(textsOf(rowItems(events, now))).toEqual([
      '# inPlay 1',
      '## B 1',
      'live',
      '# today 3',
      '## B 1',
      'b',
      '## A 2',
      'early',
      'late',
    ])
  })

  it('have no heading for a single time if the section states it', () => {
    expect(textsOf(rowItems([event('a', 2)], now, { hasLoneHead: false }))).toEqual(['## League 1', 'a'])
  })

  it('contain each event once, whatever the input', () => {
    const any = fc.record({
      id: fc.uuid(),
      hours: fc.double({ min: -5, max: 90, noNaN: true }),
      competition: fc.constantFrom('', 'A', 'B'),
      sport: fc.constantFrom('1', '4'),
      live: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ id }) => id }), (facts) => {
        const events = facts.map(({ id, hours, ...rest }) => event(id, hours, rest))
        const items = rowItems(events, now)
        const shown = items.flatMap((item) => (item.kind === 'event' ? [item.summary.event.id] : []))
        expect(shown.toSorted()).toEqual(events.map((one) => one.event.id).toSorted())
        const counted = items.reduce((sum, item) => sum + (item.kind === 'when' ? item.count : 0), 0)
        expect(counted).toBe(events.length)
        expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
      }),
    )
  })
})

describe('a filter', () => {
  const events = [
    event('a', 1, { sport: '1', competition: 'A', matched: 5n }),
    event('b', 2, { sport: '4', competition: 'B', matched: 9n }),
    event('c', 3, { sport: '1', competition: 'C', matched: 7n }),
  ]
  const ids = (left: readonly EventSummary[]) => left.map((one) => one.event.id)

  it('selects a sport or a competition, or sorts by the matched amount', () => {
    expect(ids(filtered(events, {}))).toEqual(['a', 'b', 'c'])
    expect(ids(filtered(events, { sportId: '1' }))).toEqual(['a', 'c'])
    expect(ids(filtered(events, { sportId: '1', competitionId: 'C' }))).toEqual(['c'])
    expect(ids(filtered(events, { byMatched: true }))).toEqual(['b', 'c', 'a'])
  })
})
