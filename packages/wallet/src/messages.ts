/** Messages loaded from the start. */
export const messages = {
  'wallet.transactions.title': 'My Transactions',
  'wallet.bonuses.title': 'Awaiting Bonus',
} as const satisfies Record<string, string>
