import { createHash } from 'node:crypto'
import type { Announce } from '../../../operator/announcements/announcements.ts'
import type { Outbox } from '../../../operator/announcements/outbox.ts'
import type { CasinoBetRow, Database } from '../../../operator/database/schema.ts'
import { Refused, type StoredAnswer } from '../../../operator/http/refused.ts'
import { answerCall, findCall, insertCall } from './callStore.ts'
import { transactionReused } from './failures.ts'

interface WalletCall {
  provider: string
  kind: 'debit' | 'credit' | 'rollback'
  asked: { transaction: string; round: string; player: string }
  at: Date
}

interface Done {
  body: Record<string, unknown>
  bet?: CasinoBetRow
}

/** Returns a call's fingerprint, which does not depend on the format of its body. */
const fingerprintOf = ({ kind, asked }: WalletCall): string =>
  createHash('sha256')
    .update(kind)
    .update(
      JSON.stringify(
        Object.entries(asked).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        exact,
      ),
    )
    .digest('hex')

const exact = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/** Returns true if a refusal is final: that of a debit, because the player was already informed. */
const isFinal = ({ kind }: WalletCall, error: unknown): error is Refused =>
  kind === 'debit' && error instanceof Refused && error.status < 500

/**
 * Answers repetitions like the first call. A debit's refusal is stored too, so that a late copy takes
 * nothing; refused credits and rollbacks are not, because the call they depend on may still arrive. Throws if
 * the id belongs to another call.
 */
export const answerOnce = (
  outbox: Outbox,
  call: WalletCall,
  act: (tx: Database, announce: Announce) => Promise<Done>,
): Promise<StoredAnswer> =>
  outbox.transaction(async (tx, announce) => {
    const { provider, asked, at } = call
    const id = { provider, transactionId: asked.transaction }
    const fingerprint = fingerprintOf(call)
    if (!(await insertCall(tx, { ...id, fingerprint, status: 0, answer: {}, createdAt: at }))) {
      const known = await findCall(tx, provider, asked.transaction)
      // A call without a fingerprint was rolled back before it arrived, whatever it contained.
      if (!known || (known.fingerprint ?? fingerprint) !== fingerprint) throw transactionReused()
      return { status: known.status, body: known.answer }
    }
    const { answer, bet } = await tx
      .transaction((inner) => act(inner, announce))
      .then(({ body, bet: taken }) => ({ answer: { status: 200, body }, bet: taken }))
      .catch((error: unknown) => {
        if (!isFinal(call, error)) throw error
        return { answer: error.toAnswer(), bet: undefined }
      })
    await answerCall(tx, id, { status: answer.status, answer: answer.body, betId: bet?.id ?? null })
    return answer
  })
