/** The words of open bets and results, loaded with them. */
export const openBetsMessages = {
  'betting.openBets.empty': 'You have no open bets',
  'betting.openBets.emptyHere': 'You have no open bets for this game',
  'betting.openBets.filter': 'Which open bets',
  'betting.openBets.everyGame': 'All games',
  'betting.openBets.thisGame': 'This game',
  'betting.openBets.all': 'All bets and results',
  'betting.openBets.average': 'Average Odds',
  'betting.openBets.averaging': 'Working out average odds',
  'betting.openBets.failed': 'Your open bets could not be loaded',
  'betting.openBets.login': 'Login to see your bets',
  'betting.openBets.loading': 'Loading your bets',
  'betting.openBets.merged': '{count, plural, one {# bet} other {# bets}}',
  'betting.results.title': 'Results',
  'betting.results.won': 'Won',
  'betting.results.lost': 'Lost',
  'betting.results.void': 'Void',
} as const satisfies Record<string, string>
