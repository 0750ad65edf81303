/** Messages with the specification's texts if it has them. */
export const messages = {
  'account.login': 'Login',
  'account.register': 'Register',
  'account.welcome.demoNote': '1,00,000 points, no registration',
  'account.demo': 'Demo Login',
  'account.balance': 'Bal',
  'account.exposure': 'Exp',
  'account.balance.loading': 'Loading your balance',
  'account.balance.asOf': 'As of {time}, waiting for the operator',
  'account.profile': 'Profile',
  'account.notifications': 'Notifications',
  'account.logout': 'Logout',
} as const satisfies Record<string, string>
