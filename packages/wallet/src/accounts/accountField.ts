/** `name` is the key under which its value is stored. */
export interface AccountField {
  label: string
  /** Selects the keyboard and the validation. */
  kind: 'text' | 'digits' | 'accountNumber' | 'ifsc' | 'upi' | 'walletAddress'
}

export const bankAccount: readonly AccountField[] = [
  { label: 'Bank Name', kind: 'text' },
  { label: 'Account Number', kind: 'accountNumber' },
  { label: 'IFSC Code', kind: 'ifsc' },
]

export const upiAccount: readonly AccountField[] = [{ label: 'UPI id', kind: 'upi' }]

export const walletAccount: readonly AccountField[] = [{ label: 'Wallet Address', kind: 'walletAddress' }]
