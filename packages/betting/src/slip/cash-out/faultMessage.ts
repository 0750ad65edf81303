import type { NoCashOut } from './useLiveCashOut.ts'

export const faultMessage = (fault: NoCashOut) =>
  fault === 'suspended'
    ? ('betting.cashOut.suspended' as const)
    : (`betting.cashOut.fault.${fault === 'none' ? 'level' : fault}` as const)
