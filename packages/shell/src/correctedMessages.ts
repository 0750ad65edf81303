/** The shell's texts without the specification's slips, for sites with the flag `copy.corrected`. Source: Q-009. */
export const correctedMessages = {
  'shell.maintenance.text': 'Please wait a few minutes',
  'shell.missing.title': 'Oops! Page not found',
  'shell.missing.text': 'Sorry, the page you are looking for does not exist.',
  'shell.duplicate.title': 'Duplicate screen or unauthorized access',
} as const satisfies Record<string, string>
