export const visitMessages = {
  'shell.login.notPlayer': 'Login with admin website',
  'shell.login.otherPlayer': 'Another account is logged in here. Log out, then open the link again.',
} as const satisfies Record<string, string>
