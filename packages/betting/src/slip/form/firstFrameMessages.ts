/** The messages of the slip's first frame with a selection, which the page's boot draws too. */
export const firstFrameMessages = {
  'betting.slip.title': 'Bet slip',
  'betting.slip.tabs': 'Bet slip and open bets',
  'betting.slip.tab': 'Betslip',
  'betting.slip.drop': 'Remove {runner}',
  'betting.slip.odds': 'Odds',
  'betting.slip.oddsUp': 'Raise odds',
  'betting.slip.oddsDown': 'Lower odds',
  'betting.slip.max': 'Max',
  'betting.slip.clear': 'Clear All',
  'betting.slip.presets': 'Add to the stake',
  'betting.slip.presetAdd': 'Add {amount}',
  'betting.slip.presetsMore': 'More',
  'betting.slip.place': 'Place Bet',
  'betting.slip.now': 'Now',
  'betting.slip.takeNow': 'Take this price',
} as const satisfies Record<string, string>
