import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { operatorCommand, type Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'

interface Command {
  key: string
  administratorId: string
  /** Identifies the command completely, as JSON. */
  says: readonly unknown[]
  at: Date
}

const keyReused = () =>
  new Refused(422, { message: 'This key belongs to another command', code: 'key-reused', field: 'key' })

/**
 * Runs a command once, in one transaction with the record of its key. The same key and command get the first
 * answer again, and another command with that key is refused. A refused command does not use up its key.
 */
export const once = <Docs extends Record<string, unknown>>(
  database: Database,
  { key, administratorId, says, at }: Command,
  act: (tx: Database) => Promise<Docs>,
): Promise<{ docs: Docs; isFirst: boolean }> =>
  database.transaction(async (tx) => {
    const fingerprint = createHash('sha256').update(JSON.stringify(says)).digest('hex')
    const [fresh] = await tx
      .insert(operatorCommand)
      .values({ key, administratorId, fingerprint, createdAt: at })
      .onConflictDoNothing()
      .returning({ key: operatorCommand.key })
    if (!fresh) {
      const [known] = await tx.select().from(operatorCommand).where(eq(operatorCommand.key, key))
      if (known?.fingerprint !== fingerprint || known.administratorId !== administratorId) throw keyReused()
      return { docs: known.answer as Docs, isFirst: false }
    }
    const docs = await act(tx)
    await tx.update(operatorCommand).set({ answer: docs }).where(eq(operatorCommand.key, key))
    return { docs, isFirst: true }
  })
