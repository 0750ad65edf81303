import { keptRequests } from './keptRequests.ts'
import type { OncePorts } from './oncePorts.ts'
import {
  answerGraceMs,
  lookUpTimeoutMs,
  requestOnce,
  resumeOnce,
  type FoundOnce,
  type OnceOutcome,
} from './requestOnce.ts'

/** End of a request. `unknown`: its answer is still lost. It is looked up again, never sent again. */
export type OnceAnswer<Taken> =
  | { state: 'taken'; taken: Taken }
  /** `never-arrived` is our own code, without a message: the operator never saw the request. */
  | { state: 'refused'; code: string; message: string }
  | { state: 'unknown' }

interface RequestKindOptions<Asked, Taken> {
  /** Names locks and stored keys: `betting.cashOut`. */
  name: string
  ports: OncePorts
  send(request: Asked & { key: string }, options: { timeoutMs: number }): Promise<Taken>
  /** Throws `order-unknown` for a key that never arrived. */
  find(key: string, options: { timeoutMs: number }): Promise<FoundOnce<Taken>>
  /** Returns the subject of a request: of two with the same subject, one is sent at a time. */
  subjectOf(asked: Asked): string
  /** Called when the operator accepted the request: read again what it changed. */
  onTaken(taken: Taken): void
}

/**
 * A kind of request of which a player can have several in flight, each with a different subject.
 */
export interface RequestKind<Asked, Taken> {
  /**
   * Sends the player's request once, and returns its outcome. While a request with the same subject
   * is in flight or lost, another press gets its answer and sends nothing.
   */
  send(userId: string, asked: Asked, delaySeconds: number): Promise<OnceAnswer<Taken>>
  /** Looks up the requests without an answer, as after a reload. */
  resume(userId: string): Promise<OnceAnswer<Taken>[]>
}

/**
 * Creates a kind of request that is never sent a second time, not even if it never arrived: its price may have moved
 * since.
 */
export function createRequestKind<Asked extends object, Taken>({
  name,
  ports,
  send,
  find,
  subjectOf,
  onTaken,
}: RequestKindOptions<Asked, Taken>): RequestKind<Asked, Taken> {
  const nameOf = (userId: string) => `${name}.${userId}`
  const lookUp = (key: string) => find(key, { timeoutMs: lookUpTimeoutMs })
  const tell = (outcome: OnceOutcome<Taken>): OnceAnswer<Taken> => {
    if (outcome.state === 'unknown') return outcome
    if (outcome.state === 'notSent') return { state: 'refused', code: 'never-arrived', message: '' }
    if (outcome.state === 'refused')
      return { state: 'refused', code: outcome.error.code, message: outcome.error.message }
    onTaken(outcome.answer)
    return { state: 'taken', taken: outcome.answer }
  }
  /** Requests under way, by player and subject. */
  const underWay = new Map<string, Promise<OnceAnswer<Taken>>>()
  return {
    send(userId, asked, delaySeconds) {
      const subject = subjectOf(asked)
      const wish = `${userId} ${subject}`
      const timeoutMs = delaySeconds * 1_000 + answerGraceMs
      const own =
        underWay.get(wish) ??
        requestOnce<Taken>(ports, {
          name: nameOf(userId),
          subject,
          send: (key) => send({ ...asked, key }, { timeoutMs }),
          find: lookUp,
        })
          .then(tell)
          .finally(() => underWay.delete(wish))
      underWay.set(wish, own)
      return own
    },
    async resume(userId) {
      const login = ports.operator.session.count()
      const ended: OnceAnswer<Taken>[] = []
      for (const { subject } of keptRequests(ports, nameOf(userId)).all()) {
        const isSameLogin = () => ports.operator.session.count() === login
        const outcome = await resumeOnce<Taken>(ports, {
          name: nameOf(userId),
          subject,
          find: lookUp,
          isSameLogin,
        })
        if (outcome) ended.push(tell(outcome))
      }
      return ended
    },
  }
}
