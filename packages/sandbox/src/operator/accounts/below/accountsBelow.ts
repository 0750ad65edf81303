import type { AccountBelow, Ancestor, listAccountsBelow, Minor, RequestOf } from '@kit/sdk/contract'
import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { rowsOf, tableOf } from '../../database/rows.ts'
import { account, balance, type AccountRow, type Database } from '../../database/schema.ts'
import { pointAccountsOf } from '../../ledger/ledger.ts'
import { isBelow, lineOf } from '../accountTree.ts'

/**
 * Returns a condition for the accounts below a member of staff. For the administrator, these are all but
 * administrators.
 */
const isUnder = (caller: AccountRow): SQL =>
  caller.userType === 'administrator' ? ne(account.userType, 'administrator') : isBelow(account.id, caller.id)

export async function findBelow(
  executor: Database,
  caller: AccountRow,
  id: string,
): Promise<AccountRow | undefined> {
  const [row] = await executor
    .select()
    .from(account)
    .where(and(eq(account.id, id), isUnder(caller)))
  return row
}

/**
 * Returns a condition for the caller's direct children. Accounts without a parent belong to the
 * administrator.
 */
const isRightBelow = (caller: AccountRow): SQL | undefined =>
  caller.userType === 'administrator'
    ? or(eq(account.parentId, caller.id), isNull(account.parentId))
    : eq(account.parentId, caller.id)

const branchOf = (caller: AccountRow, branch: AccountRow, isSearch: boolean): SQL | undefined => {
  if (branch.id === caller.id) return isSearch ? undefined : isRightBelow(caller)
  return isSearch ? isBelow(account.id, branch.id) : eq(account.parentId, branch.id)
}

const holds = (column: typeof account.userName | typeof account.fullName, search: string): SQL =>
  sql`position(lower(${search}) in lower(${column})) > 0`

interface Figures {
  players: number
  children: number
  available: Minor
  exposure: Minor
}

const noFigures: Figures = { players: 0, children: 0, available: 0n, exposure: 0n }

/**
 * Returns how many accounts are below each account, and its points together with those of the players below.
 * Demo points are not money, so only the demo account shows them.
 */
async function figuresOf(executor: Database, ids: readonly string[]): Promise<Map<string, Figures>> {
  if (ids.length === 0) return new Map()
  const { available, exposure } = pointAccountsOf(sql`tree.id`)
  const rows = await rowsOf(
    executor,
    sql`
      with recursive tree (root, id, parent_id, user_type, is_demo) as (
        select account.id, account.id, ''::text, account.user_type, account.is_demo
          from ${account} join ${tableOf(
            'asked',
            { id: 'text' },
            ids.map((id) => ({ id })),
          )} using (id)
        union select tree.root, child.id, child.parent_id, child.user_type, child.is_demo
          from ${account} child join tree on child.parent_id = tree.id
      ), points as (
        select tree.root,
          sum(balance.amount) filter (where balance.account = ${available}) as available,
          sum(balance.amount) filter (where balance.account = ${exposure}) as exposure
        from tree join ${balance} on balance.account in (${available}, ${exposure})
        where tree.id = tree.root or not tree.is_demo
        group by tree.root
      )
      select tree.root,
        count(*) filter (where tree.user_type = 'user' and tree.id <> tree.root) as players,
        count(*) filter (where tree.parent_id = tree.root) as children,
        coalesce(max(points.available), 0)::text as available,
        coalesce(max(points.exposure), 0)::text as exposure
      from tree left join points on points.root = tree.root
      group by tree.root`,
  )
  return new Map(
    rows.map(({ root, players, children, available, exposure }) => [
      String(root),
      {
        players: Number(players),
        children: Number(children),
        available: BigInt(String(available)),
        exposure: BigInt(String(exposure)),
      },
    ]),
  )
}

/** Returns the ancestors from below the caller down to the parent of the account. */
function shownLine(caller: AccountRow, [, ...above]: readonly AccountRow[]): Ancestor[] {
  const end = above.findIndex(({ id, userType }) => id === caller.id || userType === 'administrator')
  return above
    .slice(0, end < 0 ? undefined : end)
    .toReversed()
    .map(({ id, userName, userType }) => ({ id, userName, userType }))
}

const belowOf = (row: AccountRow, figures: Figures, line: Ancestor[]): AccountBelow => ({
  id: row.id,
  userType: row.userType,
  userName: row.userName,
  fullName: row.fullName,
  isDemo: row.isDemo,
  isBlocked: row.isLocked,
  casinoLock: row.casinoLock,
  bonusLock: row.bonusLock,
  ...figures,
  line,
  createdAt: row.createdAt.toISOString(),
})

export async function accountBelowOf(
  executor: Database,
  caller: AccountRow,
  row: AccountRow,
): Promise<AccountBelow> {
  const figures = await figuresOf(executor, [row.id])
  const line = shownLine(caller, await lineOf(executor, row.id))
  return belowOf(row, figures.get(row.id) ?? noFigures, line)
}

export async function accountsBelow(
  executor: Database,
  caller: AccountRow,
  branch: AccountRow,
  { search, status, page, limit }: RequestOf<typeof listAccountsBelow>,
): Promise<{ docs: AccountBelow[]; totalDocs: number }> {
  const filter = and(
    isUnder(caller),
    branchOf(caller, branch, search !== ''),
    status && eq(account.isLocked, status === 'blocked'),
    search === '' ? undefined : or(holds(account.userName, search), holds(account.fullName, search)),
  )
  const rows = await executor
    .select()
    .from(account)
    .where(filter)
    .orderBy(sql`${account.userType} = 'user'`, account.userNameKey, account.id)
    .limit(limit)
    .offset((page - 1) * limit)
  const figures = await figuresOf(
    executor,
    rows.map(({ id }) => id),
  )
  const docs: AccountBelow[] = []
  for (const row of rows)
    docs.push(
      belowOf(row, figures.get(row.id) ?? noFigures, shownLine(caller, await lineOf(executor, row.id))),
    )
  return { docs, totalDocs: await executor.$count(account, filter) }
}

export async function setLocks(
  tx: Database,
  id: string,
  locks: {
    isLocked?: boolean | undefined
    casinoLock?: boolean | undefined
    bonusLock?: boolean | undefined
  },
): Promise<AccountRow | undefined> {
  const set = Object.fromEntries(Object.entries(locks).filter(([, value]) => value !== undefined))
  if (Object.keys(set).length > 0) await tx.update(account).set(set).where(eq(account.id, id))
  const [row] = await tx.select().from(account).where(eq(account.id, id))
  return row
}
