import type { CheckTransactionCode } from '../accounts/transactionCode.ts'
import type { AccountRow } from '../database/schema.ts'

/** Staff sign what they decide with their transaction code; an account that was given none signs with its login. */
export function checkSignature(
  check: CheckTransactionCode,
  staff: AccountRow,
  transactionCode: string,
): void {
  if (staff.transactionCodeHash !== null) check(staff, transactionCode)
}
