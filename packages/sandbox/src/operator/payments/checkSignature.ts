import type { CheckTransactionCode } from '../accounts/transactionCode.ts'
import type { Account } from '../database/schema.ts'

/** Staff sign what they decide with their transaction code; an account that was given none signs with its login. */
export function checkSignature(check: CheckTransactionCode, staff: Account, transactionCode: string): void {
  if (staff.transactionCodeHash !== null) check(staff, transactionCode)
}
