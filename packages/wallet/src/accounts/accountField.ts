/** One field of a payout account, with the name that is stored beside its value. */
export interface AccountField {
  label: string
  /** What its keys and its check are made for. */
  kind: 'text' | 'digits' | 'accountNumber' | 'ifsc' | 'upi' | 'walletAddress'
}

export const bankAccount: readonly AccountField[] = [
  { label: 'Bank Name', kind: 'text' },
  { label: 'Account Number', kind: 'accountNumber' },
  { label: 'IFSC Code', kind: 'ifsc' },
]

export const upiAccount: readonly AccountField[] = [{ label: 'UPI id', kind: 'upi' }]

export const walletAccount: readonly AccountField[] = [{ label: 'Wallet Address', kind: 'walletAddress' }]
