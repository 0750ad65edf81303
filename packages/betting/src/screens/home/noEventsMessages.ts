export const noEventsMessages = {
  'betting.home.noInPlay': 'No event is in play right now',
  'betting.home.noUpcoming': 'No upcoming event',
  'betting.home.failed': 'The events could not be loaded',
} as const satisfies Record<string, string>
