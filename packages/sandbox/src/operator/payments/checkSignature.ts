import type { CheckTransactionCode } from '../accounts/transactionCode.ts'
import type { AccountRow } from '../database/schema.ts'

/**
 * Checks the signature of a staff decision: the transaction code, or only the login for an account without
 * one.
 */
export function checkSignature(
  check: CheckTransactionCode,
  staff: AccountRow,
  transactionCode: string,
): void {
  if (staff.transactionCodeHash !== null) check(staff, transactionCode)
}
