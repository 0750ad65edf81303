import { pointsFromMinor, type Minor, type PaymentMethod } from '@kit/sdk/contract'

/** UPI amounts have two decimals. */
const twoDecimals = (amount: Minor): string => {
  const [whole, fraction = ''] = pointsFromMinor(amount).split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}

/** Contains the payee and the amount (DEP-031). */
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
