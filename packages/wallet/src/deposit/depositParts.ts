export { DecidedToast } from './DecidedToast.tsx'
export { DepositSheet } from './DepositSheet.tsx'
