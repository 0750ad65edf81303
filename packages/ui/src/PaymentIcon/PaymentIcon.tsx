import { DrawnIcon, type IconLook } from '../Icon/index.ts'
import { payments } from './drawings.ts'
import type { PaymentName } from './paymentNames.ts'

export interface PaymentIconProps extends IconLook {
  name: PaymentName
}

/** A way to pay in or out. Drawn by what it is; a trade mark is a brand's to add with IconsProvider. */
export function PaymentIcon({ name, ...rest }: PaymentIconProps) {
  return <DrawnIcon name={`payment-${name}`} drawing={payments[name]} {...rest} />
}
