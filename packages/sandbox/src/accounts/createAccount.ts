import type { Minor, UserType } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import type { Account, Database } from '../database/schema.ts'
import { availableAccount, houseAccounts, post } from '../ledger/ledger.ts'
import { insertAccount } from './accountStore.ts'
import { hashPassword } from './password.ts'

export interface NewAccount {
  userName: string
  fullName: string
  password: string
  userType?: UserType
  isDemo: boolean
  /** Points given at the start, in minor units. */
  grant: Minor
  at: Date
  expiresAt: Date | null
}

/** Makes an account and gives it its points, in one transaction. Undefined when the name is taken. */
export async function createAccount(database: Database, fresh: NewAccount): Promise<Account | undefined> {
  const passwordHash = await hashPassword(fresh.password)
  return database.transaction(async (tx) => {
    const row = await insertAccount(tx, {
      id: randomUUID(),
      userName: fresh.userName,
      fullName: fresh.fullName,
      userType: fresh.userType ?? 'user',
      isDemo: fresh.isDemo,
      passwordHash,
      createdAt: fresh.at,
      expiresAt: fresh.expiresAt,
    })
    if (!row) return undefined
    await post(tx, {
      kind: 'grant',
      reference: row.id,
      at: fresh.at,
      movements: [
        { account: houseAccounts.grants, amount: -fresh.grant },
        { account: availableAccount(row.id), amount: fresh.grant },
      ],
    })
    return row
  })
}
