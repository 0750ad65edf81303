/**
 * The wallet's messages with the specification's errors corrected, for sites with the flag
 * `copy.corrected`. Source: Q-009.
 */
export const correctedMessages = {
  'wallet.accounts.madePrimary': 'Primary account updated successfully',
  'wallet.accounts.nameInvalid': 'Name is not valid',
  'wallet.deposit.demo': 'This is your demo account, please log in as a normal user',
  'wallet.deposit.pending': 'You already have a request, please wait',
  'wallet.deposit.success': 'Deposit request sent',
  'wallet.transactions.cause.dw': 'Deposit/Withdraw',
  'wallet.transactions.none': 'Oops, no transaction found!',
  'wallet.withdraw.added': 'Withdrawal request added',
  'wallet.withdraw.demo': 'This is your demo account, please log in as a normal user',
  'wallet.withdraw.hostedAdded':
    'Your withdrawal request is still pending, please check your withdrawal statement for more updates.',
  'wallet.withdraw.pending': 'You already have a request, please wait',
} as const satisfies Record<string, string>
