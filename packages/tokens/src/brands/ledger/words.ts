/** Voice: a form guide. Complete sentences, past tense for what happened, courteous and exact. */
export const ledgerWords = {
  'shell.landing.title': 'The form, the price, and your own judgement',
  'shell.landing.text':
    'Every market of the day set out in columns, with what may be won and what may be lost beside it.',
  'shell.landing.welcome': "Today's card",
  'betting.slip.emptyText': 'Choose a price from the card and it will be written here.',
  'betting.slip.placed': 'Your bet has been entered.',
  'betting.slip.inProcess': 'Your bet is being entered',
  'betting.refusal.odds-changed': 'The price moved from {asked} before your bet was entered, so it was not.',
  'betting.home.noInPlay': 'No event is in progress.',
  'account.login.text': 'Please sign in to your account.',
} as const
