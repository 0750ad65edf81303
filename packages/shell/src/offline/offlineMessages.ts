/** The site's own messages and translations override them. */
export const offlineMessages = {
  'shell.update.ready': 'A new version is ready',
  'shell.update.reload': 'Reload',
} as const satisfies Record<string, string>
