/** Messages of the menu behind the player's name, loaded with it. */
export const accountMessages = {
  'shell.account.password': 'Change Password',
  'shell.account.profit': 'Profit and Loss',
  'shell.account.socketBlocked': 'Socket blocked',
} as const satisfies Record<string, string>
