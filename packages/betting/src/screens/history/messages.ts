/** The words of the player's sports bets in the history, loaded with it. */
export const sportsHistoryMessages = {
  'betting.history.event': 'Event',
  'betting.history.totals': 'All your bets on this market',
  'betting.history.totals.staff': 'All bets of {player} on this market',
  'betting.history.totalBack': 'Backs',
  'betting.history.totalLay': 'Lays',
  'betting.history.commission': 'Commission',
  'betting.history.net': 'Together',
  'betting.why.title': 'Why it ended so',
  'betting.why.unknown': 'The operator does not tell how this market ended.',
  'betting.why.result': 'Result',
  'betting.why.winners': '{names} won',
  'betting.why.run': 'It came to {run}',
  'betting.why.void': 'Void',
  'betting.why.marketOpen': 'The market is still open',
  'betting.why.rule': 'Rule',
  'betting.why.reckoning': 'Reckoning',
  'betting.why.runner-won.back': '{runner} won: a back of the winner wins.',
  'betting.why.runner-won.lay': '{runner} won: a lay of the winner loses.',
  'betting.why.runner-lost.back': '{runner} did not win: a back of it loses.',
  'betting.why.runner-lost.lay': '{runner} did not win: a lay of it wins.',
  'betting.why.run-reached.back': '{run} is {line} or more: yes wins.',
  'betting.why.run-reached.lay': '{run} is {line} or more: no loses.',
  'betting.why.run-missed.back': '{run} is less than {line}: yes loses.',
  'betting.why.run-missed.lay': '{run} is less than {line}: no wins.',
  'betting.why.runner-withdrawn': '{runner} was withdrawn: bets on it are void, and everything comes back.',
  'betting.why.runner-not-named':
    'The result does not name {runner}: bets on it are void, and everything comes back.',
  'betting.why.market-void': 'The market is void: everything comes back.',
  'betting.why.dead-heat':
    'Dead heat: {winners} runners share {places, plural, one {one place} other {# places}}, {runner} among them.',
  'betting.why.sum.stake': 'The stake: {result}',
  'betting.why.sum.stake-times-odds-less-one': '{stake} × ({odds} − 1) = {result}',
  'betting.why.sum.stake-times-odds-per-hundred': '{stake} × {odds} ÷ 100 = {result}',
  'betting.why.sum.stake-shared':
    '{places} of {winners} parts of {stake} settled at {odds}, the rest as if the runner had lost: {result}',
  'betting.why.sum.nothing': 'Nothing won and nothing lost: {stake} staked, {result} taken',
  'betting.why.differs':
    'By these rules it comes to {result}. The operator settled it with {settled}: ask why.',
  'betting.why.takenBack':
    '{times, plural, one {An earlier result of this market was taken back.} other {# earlier results of this market were taken back.}}',
} as const satisfies Record<string, string>
