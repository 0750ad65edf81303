import type { Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { bytesSince } from './uploadStore.ts'

/** What one account may keep in 30 days. */
const mostBytes = 100 * 1024 * 1024
const windowMs = 30 * 24 * 3_600_000

const quotaUsed = () =>
  new Refused(409, {
    message: 'You have sent too many pictures this month',
    code: 'upload-quota',
    field: 'image',
  })

/** Throws when one more picture of this size would be more than the account may keep. */
export async function checkQuota(executor: Database, userId: string, size: number, at: Date): Promise<void> {
  const since = new Date(at.getTime() - windowMs)
  if ((await bytesSince(executor, userId, since)) + size > mostBytes) throw quotaUsed()
}
