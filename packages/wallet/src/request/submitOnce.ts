import { OperatorError } from '@kit/sdk'
import type { PaymentRequest } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { createKeptKeys, type KeptKey, type RequestName } from './keptKey.ts'

/** How often a request without an answer is looked up, in ms, and for how long. */
const lookUpEveryMs = 1_000
const lookUpForMs = 60_000
/** 'Unknown' answers in a row before a request is said not to have arrived. */
const notSentAfterUnknowns = 3
/** For how long a request may still arrive after its page is gone, in ms. */
const onItsWayMs = 120_000

export interface Submission<Answer> {
  name: RequestName
  userId: string
  /** The login that asks, by `session.count()`. Default: the one that is there at the call. */
  login?: number | undefined
  /** Sends the request under the key. Called at most once. */
  send(key: string): Promise<Answer>
  /** The request of a key that was sent at this time; undefined when the operator has none. */
  find(key: string, sentAtMs: number): Promise<PaymentRequest | undefined>
  /** The answer was lost: the request is looked up now. */
  onChecking?: (() => void) | undefined
}

export type Outcome<Answer> =
  | { state: 'sent'; answer: Answer; key: string }
  /** The operator has it: this one, whose answer was lost, or an earlier one that had no answer yet. */
  | { state: 'found'; request: PaymentRequest; isEarlier: boolean }
  | { state: 'refused'; error: OperatorError }
  /** It did not arrive. The next one is sent under the same key, so that the two can never both count. */
  | { state: 'notSent' }
  /** The operator could not be asked, or the login that asked is over. The key stays. */
  | { state: 'unknown' }

type Ports = Pick<SiteServices, 'storage' | 'inTurn' | 'now' | 'monotonicNow' | 'randomUUID'> & {
  operator: { session: Pick<SiteServices['operator']['session'], 'count'> }
  /** Default: a timer. */
  wait?: (ms: number) => Promise<void>
}

const timer = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

const lockName = ({ name, userId }: Pick<Submission<never>, 'name' | 'userId'>) => `wallet.${name}.${userId}`

/** Whether the login that asked is still there. Another one may neither send nor look up what it did not ask for. */
function watchLogin({ operator: { session } }: Ports, login = session.count()): () => boolean {
  return () => session.count() === login
}

/** A cancelled call: whether it arrived is unknown. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

const isOutcomeUnknown = (error: unknown): boolean =>
  isCancelled(error) || (error instanceof OperatorError && error.isOutcomeUnknown)

/** Looks a request up until the operator can be asked. Undefined: it has none. 'unreachable': it could not be asked. */
async function lookUp(
  { key, sentAtMs }: KeptKey,
  find: Submission<never>['find'],
  { monotonicNow, wait = timer }: Ports,
  unknownsNeeded: number,
  isSameLogin: () => boolean,
): Promise<PaymentRequest | undefined | 'unreachable'> {
  const until = monotonicNow() + lookUpForMs
  let unknowns = 0
  do {
    if (!isSameLogin()) return 'unreachable'
    try {
      const found = await find(key, sentAtMs)
      if (found) return found
      unknowns += 1
      if (unknowns >= unknownsNeeded) return undefined
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      // Nobody is logged in any more: asked again after the next login.
      if (error.kind === 'unauthorized' || error.kind === 'no-token') return 'unreachable'
    }
    await wait(lookUpEveryMs)
  } while (monotonicNow() < until)
  return 'unreachable'
}

/**
 * Submits a request for points once: its key is kept before the first byte is sent, a lost answer is looked up by it, and
 * as long as the outcome is not known the next request goes under the same key, in this tab or another. Throws what is
 * neither the operator's nor the network's fault.
 */
export function submitOnce<Answer>(ports: Ports, submission: Submission<Answer>): Promise<Outcome<Answer>> {
  const { name, userId, login, send, find, onChecking } = submission
  const keys = createKeptKeys(ports.storage, name)
  const isSameLogin = watchLogin(ports, login)

  const resolve = async (kept: KeptKey, isEarlier: boolean): Promise<Outcome<Answer>> => {
    onChecking?.()
    const found = await lookUp(kept, find, ports, isEarlier ? 1 : notSentAfterUnknowns, isSameLogin)
    if (found === 'unreachable' || !isSameLogin()) return { state: 'unknown' }
    if (!found) return { state: 'notSent' }
    keys.clear(userId)
    return { state: 'found', request: found, isEarlier }
  }

  return ports.inTurn(lockName(submission), async () => {
    const kept = keys.load(userId)
    if (kept) {
      const earlier = await resolve(kept, true)
      if (earlier.state !== 'notSent') return earlier
    }
    if (!isSameLogin()) return { state: 'unknown' }
    const key = kept?.key ?? ports.randomUUID()
    const sent = { key, sentAtMs: ports.now() }
    keys.save(userId, sent)
    try {
      const answer = await send(key)
      if (!isSameLogin()) return { state: 'unknown' }
      keys.clear(userId)
      return { state: 'sent', answer, key }
    } catch (error) {
      if (isOutcomeUnknown(error)) return resolve(sent, false)
      // Sent before under this key, and about something else.
      if (error instanceof OperatorError && error.code === 'key-reused') return resolve(sent, true)
      if (!(error instanceof OperatorError)) throw error
      if (!isSameLogin()) return { state: 'unknown' }
      // An earlier request of the same key may still be on its way.
      if (!kept) keys.clear(userId)
      return { state: 'refused', error }
    }
  })
}

/**
 * What became of a request that an earlier page sent and had no answer to; undefined when there is none. The key of one
 * that did not arrive stays for as long as it could still be on its way.
 */
export function resumeSubmission(
  ports: Ports,
  { name, userId, find }: Pick<Submission<never>, 'name' | 'userId' | 'find'>,
): Promise<Outcome<never> | undefined> {
  const keys = createKeptKeys(ports.storage, name)
  const isSameLogin = watchLogin(ports)
  if (!keys.load(userId)) return Promise.resolve(undefined)
  return ports.inTurn(lockName({ name, userId }), async () => {
    const kept = keys.load(userId)
    if (!kept) return undefined
    const found = await lookUp(kept, find, ports, notSentAfterUnknowns, isSameLogin)
    if (found === 'unreachable' || !isSameLogin()) return { state: 'unknown' }
    if (found || ports.now() - kept.sentAtMs > onItsWayMs) keys.clear(userId)
    return found ? { state: 'found', request: found, isEarlier: true } : { state: 'notSent' }
  })
}
