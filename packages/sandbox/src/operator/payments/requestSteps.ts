import type { PaymentState, RequestStep } from '@kit/sdk/contract'
import { asc, desc, eq } from 'drizzle-orm'
import { decisionKeyReused } from './failures.ts'
import { account, requestStep, type AccountRow, type Database } from '../database/schema.ts'

export interface NewStep {
  requestId: string
  state: PaymentState
  at: Date
  /** Null for the payment's provider, and for an expiry. */
  actorId: string | null
  remarks?: string | undefined
  key?: string | undefined
}

/** Throws if a key belongs to another step, also to one that is written concurrently. */
export async function addSteps(tx: Database, steps: readonly NewStep[]): Promise<void> {
  if (steps.length === 0) return
  const added = await tx
    .insert(requestStep)
    .values([...steps])
    .onConflictDoNothing()
    .returning({ id: requestStep.id })
  if (added.length < steps.length) throw decisionKeyReused()
}

export async function stepOfKey(executor: Database, key: string) {
  const [row] = await executor.select().from(requestStep).where(eq(requestStep.key, key))
  return row
}

/**
 * Returns who brought a request to its present state, and when, or undefined for requests older than this
 * table.
 */
export async function lastStepOf(
  executor: Database,
  requestId: string,
): Promise<{ by: string; at: string } | undefined> {
  const [row] = await executor
    .select({ at: requestStep.at, by: account.userName })
    .from(requestStep)
    .leftJoin(account, eq(account.id, requestStep.actorId))
    .where(eq(requestStep.requestId, requestId))
    .orderBy(desc(requestStep.id))
    .limit(1)
  return row && { by: row.by ?? '', at: row.at.toISOString() }
}

/** Keys are only shown to their owner. */
export async function stepsOf(
  executor: Database,
  caller: AccountRow,
  request: { id: string; userName: string; createdAt: Date },
): Promise<RequestStep[]> {
  const rows = await executor
    .select({ step: requestStep, actorName: account.userName })
    .from(requestStep)
    .leftJoin(account, eq(account.id, requestStep.actorId))
    .where(eq(requestStep.requestId, request.id))
    .orderBy(asc(requestStep.id))
  return [
    {
      state: 'pending',
      at: request.createdAt.toISOString(),
      actorName: request.userName,
      remarks: '',
      key: '',
    },
    ...rows.map(({ step, actorName }) => ({
      state: step.state,
      at: step.at.toISOString(),
      actorName: actorName ?? '',
      remarks: step.remarks,
      key: step.actorId === caller.id ? (step.key ?? '') : '',
    })),
  ]
}
