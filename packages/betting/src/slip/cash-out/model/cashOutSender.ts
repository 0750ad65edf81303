import { OperatorError, type OperatorClient } from '@kit/sdk'
import { findCashOut, takeCashOut, type CashOutOrderRequest, type TakenCashOut } from '@kit/sdk/contract'
import type { ArmedCashOuts } from './armedCashOuts.ts'

/** How long an answer may take beyond the bet delay, in ms. */
const answerGraceMs = 10_000
/** How often a lost answer is asked for, how long one question may take, and how often at most. */
const askEveryMs = 1_000
const askTimeoutMs = 5_000
const mostAsks = 60
/** 'Unknown' answers in a row, a second apart, before it is said that it never arrived. */
const unknownsOfLost = 4

/** How a cash out ended. `unknown` is one whose answer is lost still: it is asked for again, never sent again. */
export type CashOutAnswer =
  | { state: 'taken'; taken: TakenCashOut }
  | { state: 'refused'; code: string; message: string }
  | { state: 'unknown' }

interface CashOutSenderOptions {
  client: OperatorClient
  armed: ArmedCashOuts
  randomUUID(): string
  wait(ms: number): Promise<void>
  /** Returns a check whether the login of now has not ended since: nothing is asked for under another's. */
  watchLogin(): () => boolean
  /** The operator took it: bets, books and points are to be read again. */
  onTaken(): void
  onError(error: unknown, where: string): void
}

export interface CashOutSender {
  /**
   * Sends what the player was told, once, and says how it ended. A lost answer is looked up by its key; while one of the
   * market is under way or lost, another press gets its answer and sends nothing.
   */
  send(userId: string, told: Omit<CashOutOrderRequest, 'key'>, delaySeconds: number): Promise<CashOutAnswer>
  /** Asks what became of those without an answer, as after a reload. */
  resume(userId: string): Promise<{ request: CashOutOrderRequest; answer: CashOutAnswer }[]>
}

/** The one place that sends a cash out. Its price has moved by the time an answer is lost: it is never sent twice. */
export function createCashOutSender(options: CashOutSenderOptions): CashOutSender {
  const { client, armed, wait } = options

  const end = (userId: string, key: string, answer: CashOutAnswer): CashOutAnswer => {
    if (answer.state !== 'unknown') armed.remove(userId, key)
    if (answer.state === 'taken') options.onTaken()
    return answer
  }

  /** What the operator says of a key; `later` when it does not say yet. */
  async function ask(key: string): Promise<CashOutAnswer | 'later' | 'unknown-key'> {
    try {
      const found = await client.call(findCashOut, { key }, { timeoutMs: askTimeoutMs })
      if (found.state === 'held') return 'later'
      if (found.state === 'placed') return { state: 'taken', taken: found.taken }
      return { state: 'refused', code: found.code, message: found.message }
    } catch (error) {
      if (!(error instanceof OperatorError)) options.onError(error, 'betting: looking a cash out up')
      else if (error.code === 'order-unknown') return 'unknown-key'
      return 'later'
    }
  }

  async function lookUp(key: string, isSameLogin: () => boolean): Promise<CashOutAnswer> {
    let unknowns = 0
    for (let asks = 0; asks < mostAsks && isSameLogin(); asks += 1) {
      const found = await ask(key)
      if (!isSameLogin()) break
      if (typeof found === 'object') return found
      unknowns = found === 'unknown-key' ? unknowns + 1 : 0
      if (unknowns >= unknownsOfLost) return { state: 'refused', code: 'never-arrived', message: '' }
      await wait(askEveryMs)
    }
    return { state: 'unknown' }
  }

  async function sendOnce(
    request: CashOutOrderRequest,
    delaySeconds: number,
  ): Promise<CashOutAnswer | undefined> {
    try {
      const timeoutMs = delaySeconds * 1_000 + answerGraceMs
      return { state: 'taken', taken: await client.call(takeCashOut, request, { timeoutMs }) }
    } catch (error) {
      if (!(error instanceof OperatorError)) {
        options.onError(error, 'betting: cashing out')
        return undefined
      }
      const isOpen =
        error.isOutcomeUnknown ||
        error.code === 'in-flight' ||
        error.kind === 'unauthorized' ||
        error.kind === 'no-token'
      return isOpen ? undefined : { state: 'refused', code: error.code, message: error.message }
    }
  }

  /** One of a market at a time, whatever is pressed meanwhile. */
  const underWay = new Map<string, Promise<CashOutAnswer>>()

  async function sendOrAsk(
    userId: string,
    told: Omit<CashOutOrderRequest, 'key'>,
    delaySeconds: number,
  ): Promise<CashOutAnswer> {
    const isSameLogin = options.watchLogin()
    // What became of an earlier one is known first: its answer is this press's.
    const earlier = armed.all(userId).find(({ marketId }) => marketId === told.marketId)
    if (earlier) return end(userId, earlier.key, await lookUp(earlier.key, isSameLogin))
    const request = { ...told, key: options.randomUUID() }
    armed.add(userId, request)
    const answer = (await sendOnce(request, delaySeconds)) ?? (await lookUp(request.key, isSameLogin))
    return end(userId, request.key, answer)
  }

  return {
    send(userId, told, delaySeconds) {
      const running = underWay.get(told.marketId)
      if (running) return running
      const own = sendOrAsk(userId, told, delaySeconds).finally(() => underWay.delete(told.marketId))
      underWay.set(told.marketId, own)
      return own
    },
    async resume(userId) {
      const isSameLogin = options.watchLogin()
      const ended = []
      for (const request of armed.all(userId)) {
        const answer = await lookUp(request.key, isSameLogin)
        ended.push({ request, answer: end(userId, request.key, answer) })
      }
      return ended
    },
  }
}
