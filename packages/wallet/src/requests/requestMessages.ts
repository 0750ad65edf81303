export const requestMessages = {
  'wallet.request.deposit': 'Deposit',
  'wallet.request.withdraw': 'Withdraw',
  'wallet.request.state.pending': 'Pending',
  'wallet.request.state.processing': 'Processing',
  'wallet.request.state.approved': 'Approved',
  'wallet.request.state.rejected': 'Rejected',
  'wallet.request.state.canceled': 'Canceled',
  'wallet.request.changed.deposit': 'Your deposit is {state}',
  'wallet.request.changed.withdraw': 'Your withdrawal is {state}',
} as const satisfies Record<string, string>
