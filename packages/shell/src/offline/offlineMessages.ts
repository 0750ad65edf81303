/** Messages of what comes after the first screen: the site's own words and translations stand above them. */
export const offlineMessages = {
  'shell.update.ready': 'A new version is ready',
  'shell.update.reload': 'Reload',
} as const satisfies Record<string, string>
