/** Messages of the sports book's screens, loaded with them. */
export const sportsBookMessages = {
  'betting.sportsBook.title': 'Sports Book',
  'betting.sportsBook.ballByBall': 'Ball by ball',
  'betting.sportsBook.leave': 'Back to the site',
  'betting.sportsBook.reload': 'Reload',
  'betting.sportsBook.loading': 'Loading the sports book',
  'betting.sportsBook.none': 'There is no sports book here',
  'betting.sportsBook.noneText': 'See the exchange for all events.',
  'betting.sportsBook.exchange': 'See what is in play',
  'betting.sportsBook.refused': 'The sports book cannot be shown',
  'betting.sportsBook.refusedText': 'This site does not allow its address.',
  'betting.sportsBook.late': 'The sports book does not answer',
  'betting.sportsBook.lateText': 'Check your connection and try again.',
  'betting.sportsBook.retry': 'Try again',
  'betting.sportsBook.offline': 'The connection is interrupted. This page may be out of date.',
} as const satisfies Record<string, string>
