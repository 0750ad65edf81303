export const awayMessages = {
  'charts.away.title': 'While you were away',
  'charts.away.move': '{runner} {was} → {is}',
  'charts.away.spoken': '{runner} from {was} to {is}',
  'charts.away.suspended': '{market} suspended {times, plural, one {once} other {# times}}',
  'charts.away.dismiss': 'Dismiss',
} as const satisfies Record<string, string>
