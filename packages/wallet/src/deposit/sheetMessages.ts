/** Messages shown before the steps are loaded. */
export const depositSheetMessages = {
  'wallet.deposit.addFunds': 'ADD FUNDS',
  'wallet.deposit.close': 'Close the deposit',
  'wallet.deposit.notLoaded': 'The deposit could not be loaded. Please try again.',
} as const satisfies Record<string, string>
