import type { KnownNames } from './marketNames.ts'

/**
 * Events whose recordings contain no names, by the exchange's event id. The cricket match is match 1321467 of
 * the ball-by-ball collection (Cricsheet, cricsheet.org). Its ball feed shows which side is which selection.
 */
export const knownEvents: Record<string, KnownNames> = {
  '31573045': {
    eventName: 'Netherlands v Papua New Guinea',
    competition: {
      id: 'icc-mens-t20-world-cup-qualifier',
      name: "ICC Men's T20 World Cup Qualifier",
      region: 'International',
    },
    runners: { '228749': 'Netherlands', '2857977': 'Papua New Guinea' },
  },
}
