export const eventBarMessages = {
  'betting.eventBar.label': 'Position and neighbouring events',
  'betting.eventBar.previous': 'Previous event: {event}',
  'betting.eventBar.next': 'Next event: {event}',
  'betting.eventBar.event': 'Event',
  'betting.eventBar.none': 'No position',
  'betting.eventBar.toMarket': '{market}: at worst {worst}, at best {best}. Go to it.',
  'betting.eventBar.sum': 'Your bets on this event: at worst {worst}, at best {best}',
} as const satisfies Record<string, string>
