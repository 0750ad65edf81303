import { OperatorError } from '../client/errors.ts'
import { keptRequests, type KeptKeys, type KeptRequest } from './keptRequests.ts'
import type { OncePorts } from './oncePorts.ts'

/** Time that an answer may take beyond a bet delay, and one look-up, in ms. */
export const answerGraceMs = 10_000
export const lookUpTimeoutMs = 5_000
/** Interval at which a request without an answer is looked up, and time for it, in ms. */
const lookUpEveryMs = 1_000
const lookUpForMs = 60_000
/** Look-ups in a row that find nothing before a request is sent again, and before it counts as never arrived. */
const resendAfter = 2
const missingAfter = 4
/** Time that a request may still arrive after its page is gone, in ms. */
const onItsWayMs = 120_000
/** Age at which a request that is in no list counts as never arrived, in ms. Longer than every bet delay. */
const searchedForMs = 2 * onItsWayMs

/** The operator's answer about a known key. */
export type FoundOnce<Answer> =
  | { state: 'held' }
  | { state: 'done'; answer: Answer }
  | { state: 'refused'; code: string; message: string; details?: Record<string, unknown> }

/** End of a request. */
export type OnceOutcome<Answer, Found = Answer> =
  | { state: 'sent'; answer: Answer; key: string }
  /** The answer was lost, and a look-up found it. `isEarlier`: it belongs to an earlier request with the same subject. */
  | { state: 'found'; answer: Found; isEarlier: boolean }
  | { state: 'refused'; error: OperatorError }
  /** The operator never received it. */
  | { state: 'notSent' }
  /**
   * The look-ups gave no outcome, or the login that sent the request is over. The key is kept. `isSearched`: the operator
   * does not support keys, and its lists do not have the request, which may still arrive.
   */
  | { state: 'unknown'; isSearched?: boolean }

/** Returned by `send` if the operator confirmed the request without a usable answer. The request is then looked up. */
export const confirmed = Symbol('confirmed')

export interface OnceRequest<Answer, Found = Answer> {
  /** Names the stored keys, e.g. `wallet.deposit.u1`. */
  name: string
  /**
   * The subject. Of requests with the same subject, one is in flight at a time, across all tabs.
   * Default: ''.
   */
  subject?: string
  /** The key that it is sent under. Default: a new one. */
  key?: string
  /** Sends it under the key. Called once, or twice where `mayResend` allows it. */
  send(key: string): Promise<Answer | typeof confirmed>
  /** Looks up a request that was sent at this time. Undefined, or an error `order-unknown`: the operator has none. */
  find(key: string, sentAtMs: number): Promise<FoundOnce<Found> | undefined>
  /**
   * Finds the request in the operator's lists by its fields. Used where the operator has no look-up by key (404) or
   * `hasKeys` is false; nothing is sent again then.
   */
  findInLists?: ((sentAtMs: number, key: string) => Promise<Found | undefined>) | undefined
  /** True if the operator supports keys. Default: true, until a lookup answers that it does not. */
  hasKeys?: boolean
  /**
   * Returns true if the login that sent it still exists. Default: the current one, by
   * `session.count()`.
   */
  isSameLogin?: (() => boolean) | undefined
  /** True if the next request reuses the key of one that never arrived, so that the two can never both count. */
  reusesKey?: boolean
  /**
   * Returns true if a request that never arrived may be sent again, under its key. Default: never.
   */
  mayResend?: () => boolean
  /** Time for which it is looked up, in ms. Default: 60,000. */
  lookUpForMs?: number
  /** Storage of its key. Default: under `name`, in the storage that all tabs share. */
  keys?: KeptKeys
  /** Storage key of an earlier release, which is read as well. */
  formerKey?: string
  /** Called when the answer was lost and the look-up begins. */
  onChecking?: (() => void) | undefined
}

const timer = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/**
 * Returns true if an error leaves the outcome unknown. A 401 does: an earlier attempt may have
 * succeeded.
 */
const isOpen = (error: OperatorError): boolean =>
  error.isOutcomeUnknown ||
  error.code === 'in-flight' ||
  error.kind === 'unauthorized' ||
  error.kind === 'no-token'

/** An operator with the call answers `order-unknown`. */
const isNoCall = ({ status, code }: OperatorError): boolean => status === 404 && code !== 'order-unknown'

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

function createAttempt<Answer, Found>(ports: OncePorts, request: OnceRequest<Answer, Found>) {
  const { name, subject = '', find, mayResend } = request
  const { session } = ports.operator
  const login = session.count()
  const isSameLogin = request.isSameLogin ?? (() => session.count() === login)
  const keys = request.keys ?? keptRequests(ports, name).of(subject, request.formerKey)
  const wait = ports.wait ?? timer
  let isSearched = request.hasKeys === false

  async function send(key: string): Promise<OnceOutcome<Answer, Found> | undefined> {
    try {
      const answer = await request.send(key)
      return answer === confirmed ? undefined : { state: 'sent', answer: answer as Answer, key }
    } catch (error) {
      if (error instanceof OperatorError) return isOpen(error) ? undefined : { state: 'refused', error }
      if (!isCancelled(error)) ports.onError(error, `${name}: sending`)
      return undefined
    }
  }

  /**
   * Returns the operator's answer about a key, or that of its lists if it does not support keys.
   * `stop` if nobody is logged in.
   */
  async function ask({ key, sentAtMs }: KeptRequest): Promise<FoundOnce<Found> | 'missing' | 'stop'> {
    try {
      if (!isSearched) return (await find(key, sentAtMs)) ?? 'missing'
      const answer = await request.findInLists?.(sentAtMs, key)
      return answer ? { state: 'done', answer } : { state: 'held' }
    } catch (error) {
      if (!(error instanceof OperatorError)) ports.onError(error, `${name}: looking a key up`)
      else if (error.code === 'order-unknown') return 'missing'
      else if (error.kind === 'unauthorized' || error.kind === 'no-token') return 'stop'
      else if (!isSearched && request.findInLists && isNoCall(error)) {
        isSearched = true
        return ask({ key, subject, sentAtMs })
      }
      return { state: 'held' }
    }
  }

  async function lookUp(
    kept: KeptRequest,
    { isEarlier, missing: mostMissing = missingAfter }: { isEarlier: boolean; missing?: number },
  ): Promise<OnceOutcome<Answer, Found>> {
    const until = ports.monotonicNow() + (request.lookUpForMs ?? lookUpForMs)
    let missing = 0
    let isResent = false
    while (isSameLogin() && ports.monotonicNow() < until) {
      const found = await ask(kept)
      if (found === 'stop' || !isSameLogin()) break
      if (found !== 'missing' && found.state === 'done')
        return { state: 'found', answer: found.answer, isEarlier }
      if (found !== 'missing' && found.state === 'refused')
        return { state: 'refused', error: new OperatorError('refused', found.message, found) }
      if (isSearched && ports.now() - kept.sentAtMs > searchedForMs) return { state: 'notSent' }
      // The first may be premature: the request can still be in flight.
      missing = found === 'missing' ? missing + 1 : 0
      const isResendable = !isEarlier && mayResend?.() === true
      if (isResendable && !isResent && missing >= resendAfter) {
        const sent = await send(kept.key)
        // A 429 says nothing about the first attempt, which may still arrive.
        const isLimited = sent?.state === 'refused' && sent.error.status === 429
        if (sent && !isLimited) return sent
        isResent = !isLimited
        missing = 0
      } else if (!isResendable && missing >= mostMissing) return { state: 'notSent' }
      await wait(lookUpEveryMs)
    }
    return isSearched ? { state: 'unknown', isSearched } : { state: 'unknown' }
  }

  /** Ends a request, only if its own login still exists. */
  async function end(
    { key, sentAtMs }: KeptRequest,
    outcome: OnceOutcome<Answer, Found>,
    isKeyKept: boolean,
  ): Promise<OnceOutcome<Answer, Found>> {
    if (!isSameLogin()) return { state: 'unknown' }
    if (outcome.state === 'unknown') return outcome
    if (!isKeyKept || ports.now() - sentAtMs > onItsWayMs) await keys.remove(key)
    return outcome
  }

  return { subject, keys, isSameLogin, send, lookUp, end }
}

const lockOf = ({ name, subject = '' }: Pick<OnceRequest<never>, 'name' | 'subject'>) =>
  `kit.once.${name}.${subject}`

/**
 * Sends a request that moves points, so that it counts once at most. The key is stored before the first byte is sent, and
 * a lost answer is looked up by it. An earlier request with the same subject and no answer is looked up first.
 */
export function requestOnce<Answer, Found = Answer>(
  ports: OncePorts,
  request: OnceRequest<Answer, Found>,
): Promise<OnceOutcome<Answer, Found>> {
  const { subject, keys, isSameLogin, send, lookUp, end } = createAttempt(ports, request)
  const { reusesKey = false } = request
  return ports.inTurn(lockOf(request), async () => {
    const earlier = keys.load()
    if (earlier) {
      // Before the same key is sent, one look is enough.
      const outcome = await lookUp(earlier, { isEarlier: true, ...(reusesKey && { missing: 1 }) })
      if (outcome.state !== 'notSent' || !reusesKey) return end(earlier, outcome, false)
    }
    if (!isSameLogin()) return { state: earlier ? 'unknown' : 'notSent' }
    const key = earlier?.key ?? request.key ?? ports.randomUUID()
    const kept = { key, subject, sentAtMs: ports.now() }
    await keys.save(kept)
    if (!isSameLogin()) {
      if (!earlier) await keys.remove(key)
      return { state: earlier ? 'unknown' : 'notSent' }
    }
    const sent = await send(key)
    // The key was already used for another request.
    const isReused = sent?.state === 'refused' && sent.error.code === 'key-reused'
    // A refusal says nothing about an earlier request with the same key, which may still be in
    // flight.
    if (sent && !isReused) return end(kept, sent, sent.state === 'refused' && earlier !== undefined)
    request.onChecking?.()
    const found = await lookUp(kept, { isEarlier: isReused })
    return end(kept, found, found.state === 'notSent' && reusesKey)
  })
}

/**
 * Returns the outcome of a request that an earlier page left without an answer; undefined without
 * one. Sends nothing.
 */
export function resumeOnce<Found>(
  ports: OncePorts,
  request: Omit<OnceRequest<never, Found>, 'send'>,
): Promise<OnceOutcome<never, Found> | undefined> {
  // Without `mayResend`, nothing that is looked up is sent.
  const { keys, lookUp, end } = createAttempt<never, Found>(ports, request as OnceRequest<never, Found>)
  if (!keys.load()) return Promise.resolve(undefined)
  return ports.inTurn(lockOf(request), async () => {
    // The sender may have been answered while this waited for its turn.
    const kept = keys.load()
    if (!kept) return undefined
    const found = await lookUp(kept, { isEarlier: true })
    return end(kept, found, found.state === 'notSent' && request.reusesKey === true)
  })
}
