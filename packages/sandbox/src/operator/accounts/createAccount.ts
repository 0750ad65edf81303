import type { Minor, UserType } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import type { AccountRow, Database } from '../database/schema.ts'
import { availableAccount, operatorAccounts, post } from '../ledger/ledger.ts'
import { insertAccount } from './accountStore.ts'
import { hashPassword } from './passwords/password.ts'
import { hashTransactionCode } from './transactionCode.ts'

interface AccountFacts {
  userName: string
  fullName: string
  userType?: UserType
  isDemo: boolean
  parentId?: string | null
  /** Normalized by `readPhone`. */
  phone?: string
  email?: string
  transactionCode?: string | null
  mustChangePassword?: boolean
  grant: Minor
  at: Date
  expiresAt: Date | null
}

export interface NewAccount extends AccountFacts {
  password: string
}

/**
 * Inserts an account with a hashed password and posts its opening balance. Returns undefined if name, phone
 * or email is taken.
 */
export async function addAccount(
  tx: Database,
  fresh: AccountFacts & { passwordHash: string },
): Promise<AccountRow | undefined> {
  const row = await insertAccount(tx, {
    id: randomUUID(),
    userName: fresh.userName,
    fullName: fresh.fullName,
    userType: fresh.userType ?? 'user',
    isDemo: fresh.isDemo,
    passwordHash: fresh.passwordHash,
    parentId: fresh.parentId ?? null,
    phone: fresh.phone ?? null,
    email: fresh.email ?? '',
    transactionCodeHash: fresh.transactionCode ? hashTransactionCode(fresh.transactionCode) : null,
    mustChangePassword: fresh.mustChangePassword ?? false,
    createdAt: fresh.at,
    expiresAt: fresh.expiresAt,
  })
  if (!row) return undefined
  await post(tx, {
    kind: 'grant',
    reference: row.id,
    at: fresh.at,
    movements: [
      { account: operatorAccounts.grants, amount: -fresh.grant },
      { account: availableAccount(row.id), amount: fresh.grant },
    ],
  })
  return row
}

/**
 * Creates an account and posts its opening balance in one transaction. Returns undefined if name, phone or
 * email is taken.
 */
export async function createAccount(database: Database, fresh: NewAccount): Promise<AccountRow | undefined> {
  const passwordHash = await hashPassword(fresh.password)
  return database.transaction((tx) => addAccount(tx, { ...fresh, passwordHash }))
}
