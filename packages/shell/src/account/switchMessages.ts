export const switchMessages = {
  'shell.switches': 'Administrator',
  'shell.switches.maintenance': 'Maintenance',
  'shell.switches.socket': 'Socket',
  'shell.switches.refresh': 'Refresh all users',
  'shell.switches.refreshed': 'All open pages reload within half a minute.',
  'shell.switches.refreshFailed': 'The reload request could not be sent.',
  'shell.switches.code': 'Transaction Code',
  'shell.switches.text': 'Sign the change of “{name}” with your transaction code.',
  'shell.switches.confirm': 'Change',
  'shell.switches.close': 'Close',
} as const satisfies Record<string, string>
