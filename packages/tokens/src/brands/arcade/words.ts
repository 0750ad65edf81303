/** Voice: an arcade screen. Two or three words, imperative, a joke after a win; never after a loss. */
export const arcadeWords = {
  'shell.landing.title': 'Insert nerve. Press start.',
  'shell.landing.text': 'Live odds, one tap, no second bet by accident. The hall is open all night.',
  'shell.landing.welcome': 'Now running',
  'betting.slip.emptyText': 'Hit a price to start.',
  'betting.slip.placed': 'Bet in. Good luck!',
  'betting.slip.inProcess': 'Loading bet',
  'betting.refusal.market-suspended': 'Market paused. Bet not placed. Try again when it runs.',
  'betting.home.noInPlay': 'No game running.',
  'account.login.text': 'Player one, ready?',
} as const
