export const amountMessages = {
  'wallet.amount.notWhole': 'Digits only: whole points, without a dot',
  'wallet.amount.tooLong': 'This amount is too large',
} as const satisfies Record<string, string>
