/** Messages of the notice pages, worded as the specification. */
export const noticeMessages = {
  'shell.missing.title': 'OPS! Page not found',
  'shell.missing.text': 'Sorry, the page your are looking for does not exist.',
  'shell.missing.home': 'Go to the home page',
  'shell.duplicate.title': 'Duplicate Screen or UnAuthorized Access',
  'shell.duplicate.text': 'Close the Screen',
} as const satisfies Record<string, string>
