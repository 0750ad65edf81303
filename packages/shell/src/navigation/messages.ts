export const navigationMessages = {
  'shell.navigation': 'Places',
  'shell.navigation.title': 'Menu',
  'shell.navigation.close': 'Close',
} as const satisfies Record<string, string>
