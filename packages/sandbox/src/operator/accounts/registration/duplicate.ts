import { eq } from 'drizzle-orm'
import { account, type Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { findAccountByName } from '../accountStore.ts'

type UniqueField = 'phone' | 'userName' | 'email'

const words: Record<UniqueField, string> = {
  phone: 'This mobile number is taken',
  userName: 'This user name is taken',
  email: 'This email is taken',
}

const codes: Record<UniqueField, string> = {
  phone: 'phone-taken',
  userName: 'user-name-taken',
  email: 'email-taken',
}

/**
 * Returns the first field that another account uses already. Empty fields are skipped. `phone` is normalized.
 */
export async function findDuplicate(
  executor: Database,
  asked: Record<UniqueField, string>,
): Promise<{ field: UniqueField; message: string } | undefined> {
  const has = async (condition: ReturnType<typeof eq>) =>
    (await executor.select({ id: account.id }).from(account).where(condition).limit(1)).length > 0
  const taken: [UniqueField, () => Promise<boolean>][] = [
    ['phone', () => has(eq(account.phone, asked.phone))],
    ['userName', async () => (await findAccountByName(executor, asked.userName)) !== undefined],
    ['email', () => has(eq(account.emailKey, asked.email.toLowerCase()))],
  ]
  for (const [field, isTaken] of taken)
    if (asked[field] !== '' && (await isTaken())) return { field, message: words[field] }
  return undefined
}

export const duplicateRefused = (field: UniqueField): Refused =>
  new Refused(409, { message: words[field], code: codes[field], field })
