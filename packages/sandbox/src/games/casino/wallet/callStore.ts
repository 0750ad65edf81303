import { and, eq } from 'drizzle-orm'
import {
  casinoBet,
  casinoWalletCall,
  type CasinoBetRow,
  type CasinoWalletCallRow,
  type Database,
} from '../../../operator/database/schema.ts'

// SQL about the calls of providers.

const idOf = (provider: string, transactionId: string) =>
  and(eq(casinoWalletCall.provider, provider), eq(casinoWalletCall.transactionId, transactionId))

/** Writes a call. Returns false if its id exists. Waits for another transaction that writes the same id. */
export async function insertCall(tx: Database, row: Omit<CasinoWalletCallRow, 'betId'>): Promise<boolean> {
  const written = await tx
    .insert(casinoWalletCall)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: casinoWalletCall.transactionId })
  return written.length > 0
}

export async function findCall(
  executor: Database,
  provider: string,
  transactionId: string,
): Promise<CasinoWalletCallRow | undefined> {
  const [row] = await executor.select().from(casinoWalletCall).where(idOf(provider, transactionId))
  return row
}

export async function answerCall(
  tx: Database,
  { provider, transactionId }: Pick<CasinoWalletCallRow, 'provider' | 'transactionId'>,
  answer: Pick<CasinoWalletCallRow, 'status' | 'answer' | 'betId'>,
): Promise<void> {
  await tx.update(casinoWalletCall).set(answer).where(idOf(provider, transactionId))
}

export async function betOfDebit(
  executor: Database,
  provider: string,
  debit: string,
): Promise<CasinoBetRow | undefined> {
  const [row] = await executor
    .select({ bet: casinoBet })
    .from(casinoWalletCall)
    .innerJoin(casinoBet, eq(casinoBet.id, casinoWalletCall.betId))
    .where(idOf(provider, debit))
  return row?.bet
}
