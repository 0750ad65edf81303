import { userTypes, type AccountBelow, type UserType } from '@kit/sdk/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../testing/freshDatabase.ts'
import { openDatabase } from '../../database/openDatabase.ts'
import type { OpenedDatabase } from '../../database/openedDatabase.ts'
import type { AccountRow } from '../../database/schema.ts'
import { visibleTo } from '../visibleTo.ts'
import { addAccount } from '../createAccount.ts'
import { account } from '../../database/schema.ts'
import { accountsBelow, findBelow } from './accountsBelow.ts'

let fresh: FreshDatabase
let opened: OpenedDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
  const { databaseUrl: url, copyOf } = fresh.options
  opened = await openDatabase('memory', { url, copyOf })
})
afterAll(async () => {
  await opened.close()
  await fresh.remove()
})

const staffTypes = userTypes.filter((type) => type !== 'user' && type !== 'administrator')

/**
 * A tree of accounts. Each parent is -1 (no parent) or an earlier account. Players have no accounts below.
 */
const tree = fc
  .array(fc.record({ parent: fc.nat(), isPlayer: fc.boolean(), type: fc.constantFrom(...staffTypes) }), {
    minLength: 1,
    maxLength: 14,
  })
  .map((rows) => {
    const made: { parent: number; userType: UserType }[] = []
    for (const { parent, isPlayer, type } of rows) {
      const staff = made.flatMap(({ userType }, index) => (userType === 'user' ? [] : [index]))
      made.push({
        parent: staff.length === 0 ? -1 : (staff[parent % staff.length] ?? -1),
        userType: isPlayer && staff.length > 0 ? 'user' : type,
      })
    }
    return made
  })

let trees = 0

async function plant(rows: readonly { parent: number; userType: UserType }[]): Promise<AccountRow[]> {
  const name = `t${(trees += 1)}`
  const made: AccountRow[] = []
  for (const [index, { parent, userType }] of rows.entries()) {
    const row = await addAccount(opened.database, {
      userName: `${name}_${index}`,
      fullName: `Account ${index}`,
      userType,
      isDemo: false,
      passwordHash: 'none',
      parentId: made[parent]?.id ?? null,
      grant: userType === 'user' ? BigInt(100 * (index + 1)) : 0n,
      at: new Date(),
      expiresAt: null,
    })
    made.push(row!)
  }
  return made
}

const whole = { page: 1, limit: 100, search: '' }
const byId = (docs: readonly AccountBelow[]) => docs.map(({ id }) => id).toSorted()

describe('the accounts below a member of staff', () => {
  it('ROLE-023 SEC-006 are those of its own tree with their sums, and no others, over random trees', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (rows) => {
        const made = await plant(rows)
        const above = (index: number): number[] => {
          const parent = rows[index]?.parent ?? -1
          return parent < 0 ? [] : [parent, ...above(parent)]
        }
        const isUnder = (one: number, other: number) => above(one).includes(other)
        for (const [index, caller] of made.entries()) {
          if (caller.userType === 'user') continue
          const under = made.filter((_row, other) => isUnder(other, index))
          const found = await accountsBelow(opened.database, caller, caller, { ...whole, search: 'account' })
          expect(byId(found.docs)).toEqual(under.map(({ id }) => id).toSorted())
          const branch = await accountsBelow(opened.database, caller, caller, whole)
          expect(byId(branch.docs)).toEqual(
            made
              .filter((_row, other) => rows[other]?.parent === index)
              .map(({ id }) => id)
              .toSorted(),
          )
          for (const one of found.docs) {
            const at = made.findIndex(({ id }) => id === one.id)
            const players = made.flatMap((row, other) =>
              row.userType === 'user' && (other === at || isUnder(other, at)) ? [other] : [],
            )
            expect(one.available).toBe(players.reduce((sum, other) => sum + BigInt(100 * (other + 1)), 0n))
            expect(one.players).toBe(players.filter((other) => other !== at).length)
            expect(one.line.map(({ id }) => id)).toEqual(
              above(at)
                .slice(0, above(at).indexOf(index))
                .toReversed()
                .map((other) => made[other]?.id),
            )
          }
          for (const [other, row] of made.entries()) {
            const seen = await findBelow(opened.database, caller, row.id)
            expect([row.userName, seen?.id]).toEqual([
              row.userName,
              isUnder(other, index) ? row.id : undefined,
            ])
          }
          // The visibility of money follows the same tree.
          const visible = await opened.database
            .select({ id: account.id })
            .from(account)
            .where(visibleTo({ userId: account.id }, caller))
          expect(visible.map(({ id }) => id).toSorted()).toEqual(under.map(({ id }) => id).toSorted())
        }
      }),
      { numRuns: 12 },
    )
  })

  it('come in pages, staff before players and by name, and with their status', async () => {
    const [master] = await plant([
      { parent: -1, userType: 'master' },
      ...Array.from({ length: 5 }, () => ({ parent: 0, userType: 'user' as const })),
      { parent: 0, userType: 'agent' },
    ])
    const page = (number: number) =>
      accountsBelow(opened.database, master!, master!, { ...whole, page: number, limit: 3 })
    const [first, second] = [await page(1), await page(2)]
    expect(first.totalDocs).toBe(6)
    expect([...first.docs, ...second.docs].map(({ userType }) => userType)).toEqual([
      'agent',
      ...Array.from({ length: 5 }, () => 'user'),
    ])
    const blocked = await accountsBelow(opened.database, master!, master!, { ...whole, status: 'blocked' })
    expect(blocked).toEqual({ docs: [], totalDocs: 0 })
  })
})
