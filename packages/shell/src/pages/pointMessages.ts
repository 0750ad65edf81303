/** What speaks for the house, below what is on. */
export const pointMessages = {
  'shell.landing.point.exact.title': 'Exactly once',
  'shell.landing.point.exact.text': 'A double tap or a lost connection never bets twice.',
  'shell.landing.point.live.title': 'Live to the ball',
  'shell.landing.point.live.text': 'Every price straight from the market, in play.',
  'shell.landing.point.fair.title': 'Both sides of the book',
  'shell.landing.point.fair.text': 'Back the ones you believe in, lay the ones you do not.',
} as const satisfies Record<string, string>
