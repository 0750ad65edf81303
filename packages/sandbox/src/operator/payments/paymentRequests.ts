import type {
  Minor,
  PaymentAction,
  paymentListRequest,
  PaymentRequest,
  PaymentState,
} from '@kit/sdk/contract'
import { and, count, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { lockAccount } from '../accounts/accountStore.ts'
import { visibleTo } from '../accounts/visibleTo.ts'
import {
  account,
  paymentMethod,
  type AccountRow,
  type Database,
  type deposit,
  type DepositRow,
  type withdrawal,
  type WithdrawalRow,
} from '../database/schema.ts'
import { debtOfOwner, post, type Entry } from '../ledger/ledger.ts'
import { amountDiffers, decisionKeyReused, requestDecided, requestUnknown } from './failures.ts'
import { addSteps, lastStepOf, stepOfKey } from './requestSteps.ts'
import { mayBecome } from './transitions.ts'

/** The changes of a command. Both are false if the request was already in that state. */
export interface Moved {
  hasMoved: boolean
  hasMovedPoints: boolean
}

type ListAsked = z.output<typeof paymentListRequest>

interface Direction<Row> {
  table: typeof deposit | typeof withdrawal
  /** Texts that a list searches in addition to id and user name. */
  searched: SQL
  detailsOf(row: Row): Pick<PaymentRequest, 'bonusAmount' | 'utr' | 'imageId' | 'account'>
  /** Throws if the account forbids the state. Called with the player locked. */
  checkMove?(tx: Database, row: Row, to: PaymentState): Promise<void>
  /**
   * Returns the changes of a request that reaches a state, e.g. a bonus that is no longer credited. The
   * player is locked.
   */
  changeFor?(tx: Database, row: Row, to: PaymentState, at: Date): Promise<Partial<Row>>
  /** Returns the ledger entry of reaching a state, or undefined if no points move. */
  entryOf(row: Row, to: PaymentState): Omit<Entry, 'reference' | 'at'> | undefined
}

interface Decision {
  depositId: string
  amount: Minor
  action: PaymentAction
  remarks: string
  key?: string | undefined
}

const unmoved: Moved = { hasMoved: false, hasMovedPoints: false }

const holds = (text: SQL, search: string): SQL => sql`position(lower(${search}) in lower(${text})) > 0`

export function paymentRequests<Row extends DepositRow | WithdrawalRow>({
  table: either,
  searched,
  detailsOf,
  checkMove,
  changeFor,
  entryOf,
}: Direction<Row>) {
  // Typed as one of the two tables. Only columns that both have are used here.
  const table = either as typeof withdrawal

  const select = (executor: Database, condition: SQL | undefined) =>
    executor
      .select({
        row: table,
        userName: account.userName,
        paymentType: paymentMethod.paymentType,
        debt: debtOfOwner(table.userId),
      })
      .from(table)
      .innerJoin(account, eq(account.id, table.userId))
      .innerJoin(paymentMethod, eq(paymentMethod.id, table.methodId))
      .where(condition)

  const requestOf = ({
    row,
    userName,
    paymentType,
    debt,
  }: Awaited<ReturnType<typeof select>>[number]): PaymentRequest => ({
    id: row.id,
    userId: row.userId,
    userName,
    amount: row.amount,
    paymentType,
    methodId: row.methodId,
    debt,
    ...detailsOf(row as DepositRow | WithdrawalRow as Row),
    state: row.state,
    remarks: row.remarks,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })

  const filterOf = (caller: AccountRow, { status, search, startDate, endDate }: ListAsked) =>
    and(
      visibleTo(table, caller),
      status && eq(table.state, status),
      startDate === undefined ? undefined : gte(table.createdAt, new Date(startDate)),
      endDate === undefined ? undefined : lte(table.createdAt, new Date(endDate)),
      search === ''
        ? undefined
        : sql`(${sql.join(
            [sql`${table.id}`, sql`${account.userName}`, searched].map((text) => holds(text, search)),
            sql` or `,
          )})`,
    )

  async function lock(tx: Database, id: string): Promise<Row | undefined> {
    const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
    return row as DepositRow | WithdrawalRow | undefined as Row | undefined
  }

  async function byId(executor: Database, id: string): Promise<PaymentRequest> {
    const [row] = await select(executor, eq(table.id, id))
    if (!row) throw new Error('The new payment request was not found.')
    return requestOf(row)
  }

  /**
   * Changes the state of a locked request, records the step and posts its entry in the same transaction. The
   * current state is no change, and an unreachable one is refused.
   */
  async function move(
    tx: Database,
    row: Row,
    to: PaymentState,
    {
      at,
      by,
      key,
      ...who
    }: { at: Date; by: string | null; key?: string | undefined; decidedBy?: string; remarks?: string },
  ): Promise<Moved> {
    if (row.state === to) return unmoved
    if (!mayBecome(row.state, to)) throw requestDecided(row.state)
    await checkMove?.(tx, row, to)
    const changed = (await changeFor?.(tx, row, to, at)) ?? {}
    await tx
      .update(table)
      .set({ ...changed, state: to, updatedAt: at, ...who })
      .where(eq(table.id, row.id))
    await addSteps(tx, [{ requestId: row.id, state: to, at, actorId: by, remarks: who.remarks, key }])
    const entry = entryOf({ ...row, ...changed }, to)
    if (entry) await post(tx, { ...entry, reference: row.id, at })
    return { hasMoved: true, hasMovedPoints: entry !== undefined }
  }

  /**
   * Returns true if the decision was made before with the same key. Throws if the key belongs to another one,
   * or if somebody else was first.
   */
  async function isDecided(tx: Database, row: Row, staff: AccountRow, decision: Decision): Promise<boolean> {
    const { key, action, remarks } = decision
    const made = key === undefined ? undefined : await stepOfKey(tx, key)
    if (made) {
      const isSame =
        made.requestId === row.id &&
        made.actorId === staff.id &&
        made.state === action &&
        made.remarks === remarks
      if (!isSame) throw decisionKeyReused()
      return true
    }
    const isFree = row.state === action ? key === undefined : mayBecome(row.state, action)
    if (!isFree) throw requestDecided(row.state, await lastStepOf(tx, row.id))
    return false
  }

  return {
    lock,
    byId,
    move,

    /**
     * Returns true if the player's newest request is pending. One that is being processed blocks no other
     * (WDR-008, Q-024).
     */
    async isNewestPending(executor: Database, userId: string): Promise<boolean> {
      const [newest] = await executor
        .select({ state: table.state })
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(desc(table.number))
        .limit(1)
      return newest?.state === 'pending'
    },

    async seenBy(executor: Database, caller: AccountRow, id: string) {
      const [found] = await select(executor, and(eq(table.id, id), visibleTo(table, caller)))
      return found && { id, userName: found.userName, createdAt: found.row.createdAt }
    },

    async page(
      executor: Database,
      caller: AccountRow,
      asked: ListAsked,
    ): Promise<{ docs: PaymentRequest[]; totalDocs: number }> {
      const filter = filterOf(caller, asked)
      const [total] = await executor
        .select({ totalDocs: count() })
        .from(table)
        .innerJoin(account, eq(account.id, table.userId))
        .where(filter)
      const rows = await select(executor, filter)
        .orderBy(desc(table.number))
        .limit(asked.limit)
        .offset((asked.page - 1) * asked.limit)
      return { docs: rows.map(requestOf), totalDocs: Number(total?.totalDocs ?? 0) }
    },

    /** Applies a staff decision. Repeating it has no effect, nor has a later one with another key. */
    decide: (
      database: Database,
      staff: AccountRow,
      decision: Decision,
      at: Date,
    ): Promise<{ request: PaymentRequest } & Moved> =>
      database.transaction(async (tx) => {
        const { depositId: id, amount, action, remarks, key } = decision
        const [visible] = await tx
          .select({ userId: table.userId })
          .from(table)
          .where(and(eq(table.id, id), visibleTo(table, staff)))
        if (!visible) throw requestUnknown('depositId')
        await lockAccount(tx, visible.userId)
        const row = await lock(tx, id)
        if (!row) throw requestUnknown('depositId')
        if (row.amount !== amount) throw amountDiffers(row.amount)
        const moved = (await isDecided(tx, row, staff, decision))
          ? unmoved
          : await move(tx, row, action, { at, remarks, key, by: staff.id, decidedBy: staff.id })
        return { request: await byId(tx, id), ...moved }
      }),
  }
}
