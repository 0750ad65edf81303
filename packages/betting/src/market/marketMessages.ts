/** The words of an event's page and its markets, loaded with them. What a list shows too stands in `messages.ts`. */
export const marketMessages = {
  'betting.market.limits': 'Min {min} · Max {max}',
  'betting.market.staleText': 'Nothing can be placed until fresh prices arrive.',
  'betting.market.stale.connection':
    'The connection went at {since}. Nothing can be placed until fresh prices arrive.',
  'betting.market.stale.exchange':
    'The operator lost the exchange at {since}. Nothing can be placed until fresh prices arrive.',
  'betting.market.stale.gap':
    'A change was missed at {since} and is being fetched. Nothing can be placed until fresh prices arrive.',
  'betting.market.stale.late':
    'Nothing was heard of this market since {since}. Nothing can be placed until fresh prices arrive.',
  'betting.market.fold': 'Fold {name} away',
  'betting.market.unfold': 'Show {name}',
  'betting.market.premium': 'Premium',
  'betting.market.jockey': 'J {name}',
  'betting.market.trainer': 'T {name}',
  'betting.market.age': '{age} yo',
  'betting.market.winner': 'Winner',
  'betting.market.cloth': 'Number {number}',
  'betting.market.draw': 'Draw {draw}',
  'betting.market.book': 'If {runner} wins',
  'betting.market.worst': 'At worst',
  'betting.market.byRun': 'and at each run',
  'betting.market.unreliable':
    'These prices do not add up. Nothing can be placed on this market until they do.',
  'betting.market.bookAfter': 'With this bet',
  'betting.ladder.open': 'Ladder of {runner}',
  'betting.ladder.close': 'Close the ladder',
  'betting.ladder.centre': 'Centre',
  'betting.event.startsIn': 'Starts in {left}',
  'betting.event.sections': 'Kinds of markets',
  'betting.event.section.all': 'All',
  'betting.event.section.favourites': 'Favourites',
  'betting.event.section.odds': 'Odds',
  'betting.event.section.bookmaker': 'Bookmaker',
  'betting.event.section.sessions': 'Sessions',
  'betting.event.section.over': 'Over',
  'betting.event.loading': 'Loading markets',
  'betting.event.unknownTitle': 'This event is not on offer',
  'betting.event.unknownText': 'It may be over, or its address may be wrong.',
  'betting.event.failedTitle': 'The markets could not be loaded',
  'betting.event.noMarkets': 'No open market for this event',
  'betting.event.backHome': 'See what is on',
  'betting.event.offline':
    'Live prices are interrupted. Trying again; nothing can be placed until they are back.',
} as const satisfies Record<string, string>
