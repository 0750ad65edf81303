export { payments as paymentDrawings } from './drawings.ts'
export { PaymentIcon, type PaymentIconProps } from './PaymentIcon.tsx'
export type { PaymentName } from './paymentNames.ts'
