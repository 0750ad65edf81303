import type { PaymentType } from '@kit/sdk/contract'
import type { PaymentName } from '@kit/ui'

const pictures: Record<PaymentType, PaymentName> = {
  QR: 'qr',
  UPI: 'upi',
  IMPS: 'imps',
  NEFT: 'neft',
  USDT: 'usdt',
  IPAY: 'card',
  other: 'bank',
}

/** The picture of a payment type. */
export const paymentPicture = (type: PaymentType): PaymentName => pictures[type]
