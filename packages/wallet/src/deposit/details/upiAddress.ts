import { pointsFromMinor, type Minor, type PaymentMethod } from '@kit/sdk/contract'

/** Amounts of UPI have two decimals. */
const twoDecimals = (amount: Minor): string => {
  const [whole, fraction = ''] = pointsFromMinor(amount).split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}

/** What a UPI app reads from a code: who is paid, and how much (DEP-031). */
export function upiAddress(
  { upiId, accountName }: Pick<PaymentMethod, 'upiId' | 'accountName'>,
  amount: Minor,
): string {
  const fields = [
    ['pa', upiId],
    ['pn', accountName],
    ['am', twoDecimals(amount)],
    ['cu', 'INR'],
  ].filter(([, value]) => value !== '')
  return `upi://pay?${fields.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
