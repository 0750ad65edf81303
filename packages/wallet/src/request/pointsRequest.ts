import type { PaymentRequest } from '@kit/sdk/contract'
import { requestOnce, resumeOnce, type OnceOutcome, type OncePorts } from '@kit/sdk/once'

/** A request that moves points in or out. A player has one of each kind on its way at a time, over all tabs. */
export interface PointsRequest<Answer> {
  name: 'deposit' | 'withdraw'
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

/** Submits a request for points once. As long as its outcome is not known, the next one goes under the same key. */
export const submitOnce = <Answer>(
  ports: OncePorts,
  request: PointsRequest<Answer>,
): Promise<Outcome<Answer>> =>
  requestOnce(ports, { ...once(ports, request), send: request.send, onChecking: request.onChecking })

/** What became of a request that an earlier page left without an answer; undefined when there is none. */
export const resumeSubmission = (
  ports: OncePorts,
  request: Omit<PointsRequest<never>, 'send' | 'onChecking'>,
): Promise<Outcome<never> | undefined> => resumeOnce(ports, once(ports, request))
