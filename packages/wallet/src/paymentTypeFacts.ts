import type { PaymentType } from '@kit/sdk/contract'
import type { MessageId, PaymentName } from '@kit/ui'
import { bankAccount, upiAccount, walletAccount, type AccountField } from './accounts/accountField.ts'

/** The defaults fit a transfer that the player makes in another app. */
export interface PaymentTypeFacts {
  picture: PaymentName
  /** Default: `picture`. */
  accountPicture?: PaymentName
  /** Default: the type itself, which is a name in every language. */
  labelId?: MessageId
  /** Fields used if the operator lists none. Default: an account number. */
  accountFields?: readonly AccountField[]
  /**
   * True if the provider's page takes the payment: any amount, no bonus, no typed reference
   * (DEP-016, Q-019).
   */
  isHosted?: boolean
  /** True if the operator's first custom field is the QR picture of the payment (DEP-056). */
  hasQrPicture?: boolean
  opensUpiApp?: boolean
  /** True if its reference contains letters, like those of bank transfers. */
  hasLetterReference?: boolean
}

export const paymentTypeFacts: Readonly<Record<PaymentType, PaymentTypeFacts>> = {
  QR: {
    picture: 'qr',
    labelId: 'wallet.deposit.type.QR',
    accountFields: upiAccount,
    hasQrPicture: true,
    opensUpiApp: true,
  },
  UPI: { picture: 'upi', labelId: 'wallet.deposit.type.UPI', accountFields: upiAccount, opensUpiApp: true },
  IMPS: { picture: 'imps', labelId: 'wallet.deposit.type.IMPS', accountFields: bankAccount },
  NEFT: {
    picture: 'neft',
    labelId: 'wallet.deposit.type.NEFT',
    accountFields: bankAccount,
    hasLetterReference: true,
  },
  USDT: {
    picture: 'usdt',
    labelId: 'wallet.deposit.type.USDT',
    accountFields: walletAccount,
    hasQrPicture: true,
  },
  IPAY: { picture: 'card', labelId: 'wallet.deposit.type.IPAY', accountFields: bankAccount, isHosted: true },
  other: { picture: 'wallet', accountPicture: 'bank', labelId: 'wallet.deposit.type.other' },
}
