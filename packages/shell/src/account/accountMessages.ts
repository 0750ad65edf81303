export const accountMessages = {
  'shell.account': 'Account of {name}',
  'shell.account.demo': 'Demo',
  'shell.account.welcome': 'Welcome',
  'shell.account.password': 'Change Password',
  'shell.account.profit': 'Profit and Loss',
  'shell.account.socketBlocked': 'Socket blocked',
} as const satisfies Record<string, string>
