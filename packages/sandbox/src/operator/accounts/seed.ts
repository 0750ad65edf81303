import type { UserType } from '@kit/sdk/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { account, contactChannel, type AccountRow, type Database } from '../database/schema.ts'
import { findAccountByName } from './accountStore.ts'
import { seededChannels } from './contactChannels.ts'
import { addAccount } from './createAccount.ts'
import { hashPassword, randomPassword } from './passwords/password.ts'
import { randomTransactionCode } from './transactionCode.ts'

/** A seeded account. Players have no transaction code. */
export interface SeededAccount {
  userType: UserType
  userName: string
  password: string
  transactionCode: string | null
}

/** The specification's staff hierarchy and a player. Each account's parent is the previous one. */
const line: readonly { userType: UserType; userName: string }[] = [
  ...(
    [
      'administrator',
      'whiteLabel',
      'admin',
      'superMaster',
      'master',
      'agent',
      'branch',
      'subBranch',
      'defaultBranch',
    ] as const
  ).map((userType) => ({ userType, userName: userType })),
  { userType: 'user', userName: 'player' },
]

const playersGrant = 25_000_000n

/** An older file contains only the player. */
async function readKept(path: string): Promise<SeededAccount[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return []
  const kept = JSON.parse(text) as SeededAccount[] | { userName: string; password: string }
  return Array.isArray(kept) ? kept : [{ userType: 'user', transactionCode: null, ...kept }]
}

const secretsOf = ({ userType, userName }: (typeof line)[number]): SeededAccount => ({
  userType,
  userName,
  password: randomPassword(),
  transactionCode: userType === 'user' ? null : randomTransactionCode(),
})

/** Adds missing accounts of the hierarchy, and moves players without a parent under its last branch. */
async function addLine(
  database: Database,
  existing: readonly (AccountRow | undefined)[],
  fresh: readonly SeededAccount[],
  at: Date,
): Promise<void> {
  const hashes = new Map(
    await Promise.all(
      fresh.map(async ({ userName, password }) => [userName, await hashPassword(password)] as const),
    ),
  )
  await database.transaction(async (tx) => {
    let parentId: string | null = null
    for (const [index, { userType, userName }] of line.entries()) {
      if (userType === 'user')
        await tx
          .update(account)
          .set({ parentId })
          .where(and(eq(account.userType, 'user'), isNull(account.parentId)))
      const made: AccountRow | undefined =
        existing[index] ??
        (await addAccount(tx, {
          userType,
          userName,
          fullName: userType === 'user' ? 'Player' : userType,
          passwordHash: hashes.get(userName) ?? '',
          transactionCode: fresh.find((secret) => secret.userName === userName)?.transactionCode ?? null,
          isDemo: false,
          grant: userType === 'user' ? playersGrant : 0n,
          parentId,
          at,
          expiresAt: null,
        }))
      if (!made) throw new Error(`The account ${userName} could not be created. Use another state folder.`)
      parentId = made.id
      if (userType === 'whiteLabel')
        await tx
          .insert(contactChannel)
          .values({ accountId: made.id, ...seededChannels })
          .onConflictDoNothing()
    }
  })
}

/**
 * One account of each user type at the first start; the secrets are next to the database, readable by the
 * owner only. Without that file, the accounts remain and their passwords are lost.
 */
export async function seedAccounts(
  database: Database,
  stateFolder: string,
  at: Date,
): Promise<{ accounts: SeededAccount[]; isSeeded: boolean }> {
  const path = join(stateFolder, 'accounts.json')
  const existing: (AccountRow | undefined)[] = []
  for (const { userName } of line) existing.push(await findAccountByName(database, userName))
  const fresh = line.filter((_account, index) => existing[index] === undefined).map(secretsOf)
  const isMemory = stateFolder === 'memory'
  const kept = isMemory ? [] : await readKept(path)
  const known = line.flatMap(
    ({ userName }) =>
      fresh.find((secret) => secret.userName === userName) ??
      kept.find((secret) => secret.userName === userName) ??
      [],
  )
  if (fresh.length === 0) return { accounts: known, isSeeded: false }
  if (!isMemory) {
    await mkdir(stateFolder, { recursive: true, mode: 0o700 })
    // Written before the accounts: a password without an account is harmless, an account without a password
    // is not.
    await writeFile(path, `${JSON.stringify(known, undefined, 2)}\n`, { mode: 0o600 })
    await chmod(path, 0o600)
  }
  await addLine(database, existing, fresh, at)
  return { accounts: known, isSeeded: true }
}

export async function defaultBranchId(executor: Database): Promise<string | null> {
  const [row] = await executor
    .select({ id: account.id })
    .from(account)
    .where(eq(account.userType, 'defaultBranch'))
    .orderBy(account.createdAt)
    .limit(1)
  return row?.id ?? null
}
