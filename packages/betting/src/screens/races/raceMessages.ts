export const raceMessages = {
  'betting.races.title': 'Next races',
  'betting.races.courses': 'Courses',
  'betting.races.all': 'All courses',
  'betting.races.in': 'in {left}',
  'betting.races.due': 'Due off',
  'betting.races.none': 'No race is coming up right now',
} as const satisfies Record<string, string>
