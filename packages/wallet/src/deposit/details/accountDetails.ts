import type { PaymentMethod } from '@kit/sdk/contract'
import { paymentTypeFacts } from '../../paymentTypeFacts.ts'

const named = [
  'accountName',
  'accountNumber',
  'bankName',
  'ifscCode',
  'upiId',
  'walletNumber',
  'mobileNumber',
  'appName',
] as const

export type DetailName = (typeof named)[number]

/** A detail of the account to pay: a known name, or a label of the operator. */
export type AccountDetail = { name: DetailName; value: string } | { label: string; value: string }

/** The reference of a method's QR picture: the value of its first custom field (DEP-056). Empty for none. */
export const qrPictureOf = ({ paymentType, customFields }: PaymentMethod): string =>
  paymentTypeFacts[paymentType].hasQrPicture ? (customFields[0]?.value ?? '') : ''

/** Returns the details without the QR picture and empty values. */
export function accountDetails(method: PaymentMethod): AccountDetail[] {
  const picture = qrPictureOf(method)
  return [
    ...named.map((name) => ({ name, value: method[name] })),
    ...method.customFields
      .filter(({ type, value }, index) => type !== 'image' && !(index === 0 && value === picture))
      .map(({ label, value }) => ({ label, value })),
  ].filter(({ value }) => value !== '')
}
