/** The ways to pay that the operator knows, and those next to them. */
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
