import type { PaymentRequest } from '@kit/sdk/contract'
import { requestOnce, resumeOnce, type OnceOutcome, type OncePorts } from '@kit/sdk/once'

/**
 * A request that moves points in or out. A player has at most one of each kind in flight, across
 * all tabs.
 */
export interface PointsRequest<Answer> {
  name: 'deposit' | 'withdraw'
  userId: string
  /** The login that sends it, by `session.count()`. Default: the current one. */
  login?: number | undefined
  /** Sends the request under the key. Called at most once. */
  send(key: string): Promise<Answer>
  /**
   * Returns the request of a key that was sent at this time; undefined if the operator has none.
   */
  find(key: string, sentAtMs: number): Promise<PaymentRequest | undefined>
  /** Called when the answer was lost and the request is looked up. */
  onChecking?: (() => void) | undefined
}

export type Outcome<Answer> = OnceOutcome<Answer, PaymentRequest>

const once = (
  { operator: { session, announces } }: OncePorts,
  { name, userId, login, find }: Omit<PointsRequest<never>, 'send' | 'onChecking'>,
) => ({
  name: `wallet.${name}.${userId}`,
  formerKey: `wallet.${name}.key.${userId}`,
  reusesKey: true,
  isSameLogin: login === undefined ? undefined : () => session.count() === login,
  async find(key: string, sentAtMs: number) {
    const answer = await find(key, sentAtMs)
    return answer && { state: 'done' as const, answer }
  },
  hasKeys: announces?.('requestKeys') === true,
  findInLists: (sentAtMs: number, key: string) => find(key, sentAtMs),
})

/** Submits a request for points. While its outcome is unknown, the next one uses the same key. */
export const submitOnce = <Answer>(
  ports: OncePorts,
  request: PointsRequest<Answer>,
): Promise<Outcome<Answer>> =>
  requestOnce(ports, { ...once(ports, request), send: request.send, onChecking: request.onChecking })

/**
 * Returns the outcome of a request that an earlier page left without an answer, or undefined if it left no request.
 */
export const resumeSubmission = (
  ports: OncePorts,
  request: Omit<PointsRequest<never>, 'send' | 'onChecking'>,
): Promise<Outcome<never> | undefined> => resumeOnce(ports, once(ports, request))
