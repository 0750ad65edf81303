/**
 * Voice: warm and plain, like talking with the family at the match. Congratulates with joy, refuses without blame,
 * waits with a smile.
 */
export const marigoldWords = {
  'shell.landing.title': 'Match day, and everybody is coming',
  'shell.landing.text':
    'Pick your side and your price. Cricket, horses and greyhounds, from the first ball to the last light.',
  'shell.landing.welcome': 'On the ground now',
  'betting.slip.emptyText': 'Tap any price and it lands here.',
  'betting.slip.placed': 'Shabash! Your bet is in.',
  'betting.slip.inProcess': 'One moment, your bet is on its way',
  'betting.refusal.market-suspended':
    'The market took a breath, so your bet was not placed. Try again when it opens.',
  'betting.home.noInPlay': 'Nobody is playing just now. Chai?',
  'account.login.text': 'Good to see you again.',
} as const
