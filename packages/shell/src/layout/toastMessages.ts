export const toastMessages = {
  'shell.toasts': 'Messages',
  'shell.toasts.close': 'Close',
} as const satisfies Record<string, string>
