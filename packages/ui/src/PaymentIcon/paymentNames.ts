/** Payment methods that the operator knows, and related ones. */
export type PaymentName =
  | 'bank'
  | 'card'
  | 'cash'
  | 'crypto'
  | 'imps'
  | 'neft'
  | 'qr'
  | 'upi'
  | 'usdt'
  | 'wallet'
