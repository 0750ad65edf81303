export const lastResultMessages = {
  'history.lastResult.title': 'Your last bet',
  'history.lastResult.won': 'You won',
  'history.lastResult.lost': 'You lost',
  'history.lastResult.stake': 'Stake {stake}',
  'history.lastResult.why': 'How this was settled: {selection}',
  'history.lastResult.whyShort': 'How this was settled',
  'history.lastResult.more': '{count, plural, one {# more bet on it} other {# more bets on it}}',
  'history.lastResult.all': 'All bets and results',
  'history.lastResult.okay': 'Okay',
} as const satisfies Record<string, string>
