export const pointMessages = {
  'betting.landing.point.exact.title': 'Exactly once',
  'betting.landing.point.exact.text': 'A double tap or a lost connection never bets twice.',
  'betting.landing.point.live.title': 'Live to the ball',
  'betting.landing.point.live.text': 'Every price straight from the market, in play.',
  'betting.landing.point.fair.title': 'Both sides of the book',
  'betting.landing.point.fair.text': 'Back the ones you believe in, lay the ones you do not.',
} as const satisfies Record<string, string>
