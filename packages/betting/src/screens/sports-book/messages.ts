/** The words of the sports book's screens; they come with them. */
export const sportsBookMessages = {
  'betting.sportsBook.title': 'Sports Book',
  'betting.sportsBook.ballByBall': 'Ball by ball',
  'betting.sportsBook.leave': 'Back to the site',
  'betting.sportsBook.reload': 'Load again',
  'betting.sportsBook.loading': 'Loading the sports book',
  'betting.sportsBook.none': 'There is no sports book here',
  'betting.sportsBook.noneText': 'Everything that is on stands on the exchange.',
  'betting.sportsBook.exchange': 'See what is in play',
  'betting.sportsBook.refused': 'The sports book cannot be shown',
  'betting.sportsBook.refusedText': 'Its address is not one that this site allows.',
  'betting.sportsBook.late': 'The sports book does not answer',
  'betting.sportsBook.lateText': 'Check your connection and try again.',
  'betting.sportsBook.retry': 'Try again',
  'betting.sportsBook.offline': 'The connection is interrupted. What you see may be old.',
} as const satisfies Record<string, string>
