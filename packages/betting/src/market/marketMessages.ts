/** The words of an event's page and its markets, loaded with them. What a list shows too stands in `messages.ts`. */
export const marketMessages = {
  'betting.market.limits': 'Min {min} · Max {max}',
  'betting.market.staleText': 'Nothing can be placed until fresh prices arrive.',
  'betting.market.winner': 'Winner',
  'betting.market.cloth': 'Number {number}',
  'betting.market.draw': 'Draw {draw}',
  'betting.market.book': 'If {runner} wins',
  'betting.market.worst': 'At worst',
  'betting.market.bookAfter': 'With this bet',
  'betting.event.loading': 'Loading markets',
  'betting.event.unknownTitle': 'This event is not on offer',
  'betting.event.unknownText': 'It may be over, or its address may be wrong.',
  'betting.event.failedTitle': 'The markets could not be loaded',
  'betting.event.noMarkets': 'No open market for this event',
  'betting.event.backHome': 'See what is on',
  'betting.event.offline':
    'Live prices are interrupted. Trying again; nothing can be placed until they are back.',
} as const satisfies Record<string, string>
