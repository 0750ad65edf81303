/** Voice: a trading desk. Terse, facts first, figures instead of adjectives, no exclamation marks. */
export const meridianWords = {
  'shell.landing.title': 'Nothing between you and the book',
  'shell.landing.text': 'Three prices a side, volume at each, every tick. Cricket, horses, greyhounds.',
  'shell.landing.welcome': 'In play',
  'betting.slip.emptyText': 'Select a price.',
  'betting.slip.placed': 'Bet accepted.',
  'betting.slip.inProcess': 'Placing. The delay is running.',
  'betting.slip.checking': 'No answer. Checking the state of the order.',
  'betting.refusal.odds-changed': 'Price moved from {asked}. Not placed.',
  'betting.refusal.market-suspended': 'Market suspended. Not placed.',
  'betting.home.noInPlay': 'Nothing in play.',
  'account.login.text': 'Sign in to your desk.',
} as const
