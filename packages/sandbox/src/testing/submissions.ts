import { createOperator, memoryTokenStore, type OperatorClient } from '@kit/sdk'
import {
  createHostedDeposit,
  createWithdrawal,
  listDeposits,
  listWithdrawals,
  type Minor,
} from '@kit/sdk/contract'
import { findRequest } from '../../../wallet/src/request/findRequest.ts'
import { resumeSubmission, submitOnce, type Outcome } from '../../../wallet/src/request/pointsRequest.ts'
import type { TestPlayer } from './operator.ts'

export const submissionFaults = [
  'none',
  // Cut off before or after it arrives.
  'lost',
  'unanswered',
  // Arrives long after the page stopped waiting.
  'late',
  // A proxy answers instead of the operator, which has processed the request, or sends it twice.
  'badGateway',
  'repeated',
  // The page closes before or after the request arrives. A new page looks it up.
  'crashed',
  'crashedBefore',
] as const
export type SubmissionFault = (typeof submissionFaults)[number]

export interface Submission {
  kind: 'deposit' | 'withdraw'
  /** Unique among the player's submissions, so that it identifies the request. */
  amount: Minor
  fault: SubmissionFault
  /** Time that a late request is in flight, in ms of the page's clock. */
  delayMs: number
}

type Reported = Outcome<unknown> & { amount?: Minor }

/**
 * The pages of one player on a faulty connection to an operator, with the site's own code for idempotent
 * requests.
 */
export function submittingPlayer(player: TestPlayer, url: string, accountId: string) {
  const stored = new Map<string, string>()
  const arriving: { at: number; send: () => Promise<unknown> }[] = []
  let turns = new Map<string, Promise<unknown>>()
  const begunAt = Date.now()
  let nowMs = begunAt
  let fault: SubmissionFault = 'none'
  let delayMs = 0
  let crash = () => {}

  /** Answers of look-ups. Only a request changes them, and a page looks one up each second. */
  const looks = new Map<string, Response>()

  async function look(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(String(input))
    const name = `${pathname} ${searchParams.get('search')}`
    const known = looks.get(name)
    if (known) return known.clone()
    const answer = await fetch(input, init)
    looks.set(name, answer.clone())
    return answer
  }

  async function faulty(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    if (init?.method !== 'POST') return look(input, init)
    // A sent request continues even if the page closes.
    const { signal: _signal, ...sent } = init
    const send = async () => {
      const answer = (await fetch(input, sent)).clone()
      looks.clear()
      return answer
    }
    const now = fault
    fault = 'none'
    switch (now) {
      case 'none':
        return send()
      case 'lost':
        throw new TypeError('cut')
      case 'unanswered':
        await send()
        throw new TypeError('cut')
      case 'late':
        arriving.push({ at: nowMs + delayMs, send })
        throw new TypeError('cut')
      case 'badGateway':
        await send()
        return new Response('', { status: 502 })
      case 'repeated':
        return (await Promise.all([send(), send()]))[0]
      case 'crashed':
        await send()
        crash()
        return new Promise(() => {})
      case 'crashedBefore':
        arriving.push({ at: nowMs + delayMs, send })
        crash()
        return new Promise(() => {})
    }
  }

  const operator = createOperator({
    hosts: url,
    clientKey: 'key',
    domain: { name: 'localhost', type: 'b2c' },
    tokenStore: memoryTokenStore({ token: player.token, userType: 'user' }),
    connectSocket: () => new Promise(() => {}),
    fetch: faulty,
  })
  const { client } = operator

  async function pass(ms: number): Promise<void> {
    nowMs += ms
    for (const due of arriving.filter(({ at }) => at <= nowMs)) {
      arriving.splice(arriving.indexOf(due), 1)
      await due.send()
    }
  }

  const ports = {
    storage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    },
    /** Runs one task at a time per name, like the browser's locks. */
    inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const turn = (turns.get(name) ?? Promise.resolve()).then(work, work)
      turns.set(name, turn)
      return turn
    },
    now: () => nowMs,
    monotonicNow: () => nowMs,
    randomUUID: () => crypto.randomUUID(),
    wait: pass,
    operator,
    onError(error: unknown) {
      throw error
    },
  }

  const common = (kind: Submission['kind']) => ({ name: kind, userId: player.id, find: findIn(client, kind) })

  const send = ({ kind, amount }: Submission, key: string): Promise<unknown> =>
    kind === 'withdraw'
      ? client.call(createWithdrawal, { amount, accountId, key })
      : client.call(createHostedDeposit, {
          depositTypeId: 'deposit-ipay',
          amount,
          operatorId: '1001',
          redirectUrl: `${url}/transaction`,
          key,
        })

  const report = (outcome: Outcome<unknown>, sent?: Minor): Reported => {
    const amount =
      outcome.state === 'found' ? outcome.answer.amount : outcome.state === 'sent' ? sent : undefined
    return { ...outcome, ...(amount !== undefined && { amount }) }
  }

  /** Looks up the requests of earlier pages that have no answer. */
  async function resume(kind: Submission['kind']): Promise<Reported[]> {
    const outcome = await resumeSubmission(ports, common(kind))
    return outcome ? [report(outcome)] : []
  }

  return {
    resume,

    /**
     * Sends a submission. Returns the outcomes that the page, or the page after a crash, reports for it or
     * for an earlier one.
     */
    async submit(submission: Submission): Promise<Reported[]> {
      ;({ fault, delayMs } = submission)
      const gone = new Promise<'gone'>((resolve) => (crash = () => resolve('gone')))
      const outcome = await Promise.race([
        submitOnce(ports, { ...common(submission.kind), send: (key) => send(submission, key) }),
        gone,
      ])
      if (outcome !== 'gone') return [report(outcome, submission.amount)]
      // The browser releases the locks of a closed page.
      turns = new Map()
      return resume(submission.kind)
    },

    settle: () => pass(600_000),

    close: () => operator.close(),
  }
}

const findIn =
  (client: OperatorClient, kind: Submission['kind']) =>
  (key: string, sentAtMs: number): ReturnType<typeof findRequest> =>
    findRequest(
      async (search) =>
        (
          await client.page(kind === 'deposit' ? listDeposits : listWithdrawals, {
            page: 1,
            limit: 5,
            search,
          })
        ).docs,
      key,
      sentAtMs,
    )
