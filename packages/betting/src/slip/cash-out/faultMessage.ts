import type { NoCashOut } from './useLiveCashOut.ts'

/** Returns the id of the message that explains why nothing can be cashed out. */
export const faultMessage = (fault: NoCashOut) =>
  fault === 'suspended'
    ? ('betting.cashOut.suspended' as const)
    : (`betting.cashOut.fault.${fault === 'none' ? 'level' : fault}` as const)
