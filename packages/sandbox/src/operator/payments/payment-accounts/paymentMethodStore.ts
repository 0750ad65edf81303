import type { PaymentMethod } from '@kit/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { paymentMethod, type Database, type PaymentMethodRow } from '../../database/schema.ts'

type Purpose = PaymentMethodRow['purpose']

export async function listMethods(
  executor: Database,
  purpose: Purpose,
  isActive: boolean | undefined,
): Promise<PaymentMethod[]> {
  const rows = await executor
    .select()
    .from(paymentMethod)
    .where(
      and(
        eq(paymentMethod.purpose, purpose),
        isActive === undefined ? undefined : eq(paymentMethod.isActive, isActive),
      ),
    )
    .orderBy(paymentMethod.sort, paymentMethod.id)
  return rows.map(methodOf)
}

/** Returns undefined if it is unknown, locked or inactive. */
export async function findUsableMethod(
  executor: Database,
  purpose: Purpose,
  id: string,
): Promise<PaymentMethodRow | undefined> {
  const [row] = await executor
    .select()
    .from(paymentMethod)
    .where(and(eq(paymentMethod.id, id), eq(paymentMethod.purpose, purpose)))
  return row?.isActive && !row.isLocked ? row : undefined
}

function methodOf({ purpose: _purpose, details, ...row }: PaymentMethodRow): PaymentMethod {
  return {
    ...row,
    customFields: [],
    accountNumber: '',
    walletNumber: '',
    bankName: '',
    accountName: '',
    ifscCode: '',
    upiId: '',
    mobileNumber: '',
    appName: '',
    remarks: '',
    ...details,
  }
}
