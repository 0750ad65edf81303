export { DecidedToast } from './DecidedToast.tsx'
export { DepositInSheet } from './DepositInSheet.tsx'
