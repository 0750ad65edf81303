import { and, eq } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { createHash } from 'node:crypto'
import { recoveryCode, type Database } from '../../database/schema.ts'

// Recovery codes complete a login without the authenticator, once each. This file contains all SQL about
// them.

const codes = 10

/** Returns 80 random bits in four groups, e.g. `abcd-efgh-2345-67ab`. */
function newCode(): string {
  const text = new Secret({ size: 10 }).base32.toLowerCase()
  return (text.match(/.{4}/g) ?? []).join('-')
}

/** A plain hash is sufficient for a random code. */
const hashOf = (code: string): string => createHash('sha256').update(code.toLowerCase()).digest('hex')

export const isRecoveryCode = (code: string): boolean => code.includes('-')

export const forgetRecoveryCodes = async (tx: Database, userId: string): Promise<void> => {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
}

/** The codes cannot be read again. */
export async function renewRecoveryCodes(database: Database, userId: string): Promise<string[]> {
  const fresh = Array.from({ length: codes }, newCode)
  await database.transaction(async (tx) => {
    await forgetRecoveryCodes(tx, userId)
    await tx.insert(recoveryCode).values(fresh.map((code) => ({ userId, codeHash: hashOf(code) })))
  })
  return fresh
}

export async function takeRecoveryCode(database: Database, userId: string, code: string): Promise<boolean> {
  const taken = await database
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, hashOf(code))))
    .returning({ userId: recoveryCode.userId })
  return taken.length > 0
}

export const countRecoveryCodes = (executor: Database, userId: string): Promise<number> =>
  executor.$count(recoveryCode, eq(recoveryCode.userId, userId))
