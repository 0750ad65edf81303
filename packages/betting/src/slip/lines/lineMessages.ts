export const lineMessages = {
  'betting.several.one': 'One bet at a time',
  'betting.several.empty': 'Tap prices to add them. A second tap takes one away.',
  'betting.several.full': 'The slip is full. You can place up to {most} selections together.',
  'betting.several.lines': 'Selections that are placed together',
  'betting.several.line': '{side} {runner}, {market}',
  'betting.several.stakeForAll': 'Stake for all',
  'betting.several.stakes': 'Stakes',
  'betting.several.place': '{count, plural, one {Place # bet} other {Place # bets}}',
  'betting.several.waits': 'Waiting',
  'betting.several.short': 'You are {short} points short for these bets together. Nothing was placed.',
  'betting.several.left':
    '{count, plural, one {# selection is left out: its market is not accepting bets.} other {# selections are left out: their markets are not accepting bets.}}',
  'betting.several.sending': 'Placing your bets',
  'betting.several.told': '{placed} placed, {refused} rejected, {unknown} pending',
  'betting.several.clearPlaced': 'Clear placed',
  'betting.several.confirmTitle': 'Confirm your bets',
  'betting.several.confirmText':
    '{count, plural, one {# bet with a stake of {stake}} other {# bets with a stake of {stake} together}}',
} as const satisfies Record<string, string>
