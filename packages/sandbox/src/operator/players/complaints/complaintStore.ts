import type { Complaint, ComplaintState } from '@kit/sdk/contract'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import {
  account,
  complaint,
  type AccountRow,
  type ComplaintRow,
  type Database,
} from '../../database/schema.ts'
import { visibleTo } from '../../accounts/visibleTo.ts'

interface PageAsked {
  page: number
  limit: number
  status?: ComplaintState | undefined
  userId?: string | undefined
}

const complaintOf = (row: ComplaintRow, userName: string): Complaint => ({
  id: row.id,
  title: row.title,
  message: row.message,
  state: row.state,
  answer: row.answer,
  player: { id: row.userId, userName },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export async function insertComplaint(
  database: Database,
  { userName }: AccountRow,
  row: typeof complaint.$inferInsert,
): Promise<Complaint> {
  const [inserted] = await database.insert(complaint).values(row).returning()
  if (!inserted) throw new Error('The complaint could not be stored.')
  return complaintOf(inserted, userName)
}

async function pageOf(executor: Database, condition: SQL | undefined, { page, limit }: PageAsked) {
  const rows = await executor
    .select({ complaint, userName: account.userName })
    .from(complaint)
    .innerJoin(account, eq(account.id, complaint.userId))
    .where(condition)
    .orderBy(desc(complaint.number))
    .limit(limit)
    .offset((page - 1) * limit)
  return {
    docs: rows.map((row) => complaintOf(row.complaint, row.userName)),
    totalDocs: await executor.$count(complaint, condition),
  }
}

export const ownComplaints = (executor: Database, { id }: AccountRow, asked: PageAsked) =>
  pageOf(executor, eq(complaint.userId, id), asked)

/** Returns complaints, newest first. */
export const complaintsBelow = (executor: Database, caller: AccountRow, asked: PageAsked) =>
  pageOf(
    executor,
    and(
      visibleTo(complaint, caller),
      asked.status && eq(complaint.state, asked.status),
      asked.userId === undefined ? undefined : eq(complaint.userId, asked.userId),
    ),
    asked,
  )

export async function lockComplaint(
  tx: Database,
  caller: AccountRow,
  id: string,
): Promise<ComplaintRow | undefined> {
  const [row] = await tx
    .select()
    .from(complaint)
    .where(and(eq(complaint.id, id), visibleTo(complaint, caller)))
    .for('update')
  return row
}

export async function updateComplaint(
  tx: Database,
  id: string,
  change: Pick<ComplaintRow, 'state' | 'answer' | 'answeredBy' | 'updatedAt'>,
): Promise<Complaint> {
  await tx.update(complaint).set(change).where(eq(complaint.id, id))
  const [row] = await tx
    .select({ complaint, userName: account.userName })
    .from(complaint)
    .innerJoin(account, eq(account.id, complaint.userId))
    .where(eq(complaint.id, id))
  if (!row) throw new Error('The complaint was not found.')
  return complaintOf(row.complaint, row.userName)
}
