import { paymentTypes, type PaymentType } from '@kit/sdk/contract'

/** Which types of payment a brand shows first, in this order, and which it does not show. */
export interface PaymentOrder {
  first: readonly PaymentType[]
  hidden: ReadonlySet<PaymentType>
}

/**
 * The order of `wallet.paymentUi`: names of payment types between commas, a minus before those that are hidden, such as
 * 'UPI,QR,-USDT'. What is not named follows in the operator's order; 'default' names none. Other words are ignored. There is
 * one UI, and this is what a brand decides of it.
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
