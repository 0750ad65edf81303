/** Voice: a theatre host. Unhurried, addresses a guest, lowers the voice for bad news. */
export const velvetWords = {
  'shell.landing.title': 'The house lights are going down',
  'shell.landing.text': 'Take your seat. The evening begins whenever you do.',
  'shell.landing.welcome': 'Now on stage',
  'betting.slip.emptyText': 'Choose a price, and we shall see to the rest.',
  'betting.slip.placed': 'With pleasure: your bet is placed.',
  'betting.slip.inProcess': 'A moment, please',
  'betting.refusal.market-suspended': 'The curtain has come down on this market. Your bet was not placed.',
  'betting.home.noInPlay': 'The stage is dark for now.',
  'account.login.text': 'Welcome back. Your seat is kept.',
} as const
