/** The words about the last bet; they come with its dialog. */
export const lastResultMessages = {
  'betting.lastResult.title': 'Your last bet',
  'betting.lastResult.won': 'You won',
  'betting.lastResult.lost': 'You lost',
  'betting.lastResult.stake': 'Stake {stake}',
  'betting.lastResult.why': 'Why it ended so: {selection}',
  'betting.lastResult.whyShort': 'Why it ended so',
  'betting.lastResult.more': '{count, plural, one {# more bet on it} other {# more bets on it}}',
  'betting.lastResult.all': 'All bets and results',
  'betting.lastResult.okay': 'Okay',
} as const satisfies Record<string, string>
