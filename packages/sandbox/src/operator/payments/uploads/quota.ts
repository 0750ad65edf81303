import type { Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { bytesSince } from './uploadStore.ts'

/** Maximum per account in 30 days, in bytes. */
const mostBytes = 100 * 1024 * 1024
const windowMs = 30 * 24 * 3_600_000

const quotaUsed = () =>
  new Refused(409, {
    message: 'You have sent too many pictures this month',
    code: 'upload-quota',
    field: 'image',
  })

/** Throws if a picture of this size would exceed the account's quota. */
export async function checkQuota(executor: Database, userId: string, size: number, at: Date): Promise<void> {
  const since = new Date(at.getTime() - windowMs)
  if ((await bytesSince(executor, userId, since)) + size > mostBytes) throw quotaUsed()
}
