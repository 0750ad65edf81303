import { paymentTypes, type PaymentType } from '@kit/sdk/contract'

/** Types that a brand shows first, in this order, and those that it hides. */
export interface PaymentOrder {
  first: readonly PaymentType[]
  hidden: ReadonlySet<PaymentType>
}

/**
 * Parses `wallet.paymentUi`: comma-separated payment types, with a minus before hidden ones, such
 * as 'UPI,QR,-USDT'. Other types follow in the operator's order; 'default' names none. Unknown
 * names are ignored. There is one UI, and this is the brand's part of it.
 */
export function paymentOrder(text: string): PaymentOrder {
  const words = text.split(',').map((word) => word.trim().toUpperCase())
  const typeOf = (name: string) => paymentTypes.find((type) => type.toUpperCase() === name)
  return {
    first: words.flatMap((word) => typeOf(word) ?? []),
    hidden: new Set(
      words.flatMap((word) => (word.startsWith('-') ? (typeOf(word.slice(1).trim()) ?? []) : [])),
    ),
  }
}
