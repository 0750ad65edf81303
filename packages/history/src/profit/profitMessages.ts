/** Messages of profit and loss, loaded with it. */
export const profitMessages = {
  'history.profit.by': 'Added up by',
  'history.profit.by.market': 'Market',
  'history.profit.by.sport': 'Sport',
  'history.profit.by.day': 'Day',
  'history.profit.event': 'Event',
  'history.profit.outcome': 'Result',
  'history.profit.ended': 'Ended',
  'history.profit.bets': 'Bets',
  'history.profit.stake': 'Staked',
  'history.profit.commission': 'Commission',
  'history.profit.net': 'Profit and loss',
  'history.profit.total': 'Total',
  'history.profit.csv': 'Download as CSV',
  'history.profit.loading': 'Reading your results',
  'history.profit.moved': 'Your results kept changing while they were read',
  'history.profit.noneText': 'Choose other days.',
} as const satisfies Record<string, string>
