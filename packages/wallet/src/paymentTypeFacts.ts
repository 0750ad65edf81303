import type { PaymentType } from '@kit/sdk/contract'
import type { MessageId, PaymentName } from '@kit/ui'
import { bankAccount, upiAccount, walletAccount, type AccountField } from './accounts/accountField.ts'

/** What the wallet knows of a payment type. The defaults are those of a transfer that the player makes in another app. */
export interface PaymentTypeFacts {
  /** Its picture among the deposit methods. */
  picture: PaymentName
  /** Its picture beside a payout account. Default: `picture`. */
  accountPicture?: PaymentName
  /** The message of its name. Default: the type itself, which is a name in every language. */
  labelId?: MessageId
  /** The fields of a payout account where the operator lists none. Default: an account number. */
  accountFields?: readonly AccountField[]
  /** The provider's page takes the payment: any amount, no bonus, no reference to type (DEP-016, Q-019). */
  isHosted?: boolean
  /** The operator's first custom field is the QR picture to pay by (DEP-056). */
  hasQrPicture?: boolean
  /** A UPI app on the phone can pay it. */
  opensUpiApp?: boolean
  /** Its reference has letters, as those of bank transfers have. */
  hasLetterReference?: boolean
}

/** The payment types of the contract: one record each. */
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
