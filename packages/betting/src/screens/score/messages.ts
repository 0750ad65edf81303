/** Messages of scores and live TV, loaded with the components that show them. */
export const scoreMessages = {
  'betting.score.title': 'Score',
  'betting.score.target': 'Target {runs}',
  'betting.score.needs': '{team} need {runs} to win',
  'betting.score.needsFrom': '{team} need {runs} to win from {balls, plural, one {# ball} other {# balls}}',
  'betting.score.superOver': 'Super over',
  'betting.score.thisOver': 'This over',
  'betting.score.onStrike': 'on strike',
  'betting.score.overs': '{overs} ov',
  'betting.score.frame': 'Score of {event}',
  'betting.tv.open': 'Watch live',
  'betting.tv.close': 'Close live TV',
  'betting.tv.frame': 'Live TV of {event}',
  'betting.tv.notLoaded': 'Live TV could not be loaded. Check your connection and try again.',
  'betting.tv.refused': 'This picture cannot be shown',
  'betting.tv.refusedText': 'This site does not allow its source.',
} as const satisfies Record<string, string>
