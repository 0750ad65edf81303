import { DrawnIcon, type IconLook } from '../Icon/index.ts'
import { payments } from './drawings.ts'
import type { PaymentName } from './paymentNames.ts'

export interface PaymentIconProps extends IconLook {
  name: PaymentName
}

/** The icon of a payment method. Generic drawings; a brand adds trade marks with IconsProvider. */
export function PaymentIcon({ name, ...rest }: PaymentIconProps) {
  return <DrawnIcon name={`payment-${name}`} drawing={payments[name]} {...rest} />
}
