/** Voice: a commentator. Clear and quick, short main clauses, one image at a time, never shouting. */
export const auroraWords = {
  'shell.landing.title': 'The exchange under floodlights',
  'shell.landing.text':
    'Back it or lay it at prices that move with the match: cricket ball by ball, horses and greyhounds to the off.',
} as const
