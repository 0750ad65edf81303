/** Payment methods of the operator, and related ones. */
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
