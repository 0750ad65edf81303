export const exportMessages = {
  'wallet.export.title': 'Preparing your file',
  'wallet.export.progress': '{done} of {total} transactions',
  'wallet.export.writing': 'Writing the file',
  'wallet.export.cancel': 'Cancel',
  'wallet.export.close': 'Close',
  'wallet.export.failed': 'The file could not be created. Try again.',
  'wallet.export.moved': 'Your transactions kept changing while they were loading. Try again in a moment.',
  'wallet.export.empty': 'There is nothing to export in these days.',
  'wallet.export.done': 'The file is ready: {count} transactions',
  'wallet.export.sum': 'Sum',
  'wallet.export.days': '{from} to {to}',
} as const satisfies Record<string, string>
