/** Messages of the footer, loaded with it. */
export const footerMessages = {
  'shell.footer.age': '18+',
  'shell.footer.responsible': 'Play responsibly. Set yourself a limit, and stop when it is no longer fun.',
  'shell.footer.points': 'Points have no cash value.',
  'shell.footer.top': 'Back to top',
  'shell.lights.still': 'Stop the lights',
  'shell.lights.on': 'Let the lights go round',
} as const satisfies Record<string, string>
