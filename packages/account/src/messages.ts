/** The account's own words of the first screen, in the specification's wording where it has one. */
export const messages = {
  'account.login': 'Login',
  'account.welcome.demoNote': '1,00,000 points, no registration',
  'account.demo': 'Demo Login',
  'account.balance': 'Bal',
  'account.exposure': 'Exp',
  'account.balance.loading': 'Reading your balance',
  'account.balance.asOf': 'As of {time}, waiting for the operator',
  'account.logout': 'Logout',
} as const satisfies Record<string, string>
