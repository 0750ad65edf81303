/** Worded as specified. */
export const noticeMessages = {
  'shell.welcome.title': 'Welcome to {name}',
  'shell.welcome.text': 'Your account is open.',
  'shell.welcome.enjoy': 'Enjoy Now',
  'shell.missing.title': 'OPS! Page not found',
  'shell.missing.text': 'Sorry, the page your are looking for does not exist.',
  'shell.missing.home': 'Go to the home page',
  'shell.maintenance.oops': 'OOPS!',
  'shell.maintenance.title': 'Website is Under Maintenance',
  'shell.maintenance.text': 'Wait for a few Minute',
  'shell.maintenance.logout': 'Logout',
  'shell.duplicate.title': 'Duplicate Screen or UnAuthorized Access',
  'shell.duplicate.text': 'Close the Screen',
} as const satisfies Record<string, string>
