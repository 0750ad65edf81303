import type { CheckTransactionCode } from '../accounts/transactionCode.ts'
import type { AccountRow } from '../database/schema.ts'

/** Staff sign decisions with their transaction code; an account without one signs by its login. */
export function checkSignature(
  check: CheckTransactionCode,
  staff: AccountRow,
  transactionCode: string,
): void {
  if (staff.transactionCodeHash !== null) check(staff, transactionCode)
}
