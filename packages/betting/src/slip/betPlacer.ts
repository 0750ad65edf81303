import { OperatorError, type OperatorClient } from '@kit/sdk'
import { findOrder, placeBet, type Order, type PlacedBet } from '@kit/sdk/contract'
import type { ArmedOrders } from './armedOrder.ts'
import { orderOf, type BetDraft, type OrderDevice } from './betDraft.ts'
import type { SlipEvent } from './slipMachine.ts'
import { refusalFromOperator } from './slipRefusals.ts'
import { isBusy, type SlipState } from './slipState.ts'

/** How long an answer may take beyond the bet delay, in ms. */
const answerGraceMs = 10_000
/** How often a held or unreachable order is asked for, and for how long before the player is told, in ms. */
const askEveryMs = 1_000
const askForMs = 60_000
/** The clearing of the slip and the end of the success flag, in ms after a placement. Source: BET-026 to BET-028, Q-088. */
const clearAfterMs = 500
const succeededUntilMs = 2_000

export interface BetPlacerOptions {
  client: OperatorClient
  slip: { getState(): SlipState; dispatch(event: SlipEvent): void }
  armedOrders: ArmedOrders
  randomUUID(): string
  /** Monotonic ms. */
  monotonicNow(): number
  wait(ms: number): Promise<void>
  /** Does work while no other tab of the site does work of this name. */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** The operator took the bet: lists and balance are to be refreshed. */
  onPlaced(placed: PlacedBet): void
  onError(error: unknown, where: string): void
}

export interface BetPlacer {
  /** Sends the draft of the slip, once, whatever is pressed meanwhile. Resolves when the slip has its answer. */
  place(userId: string, delaySeconds: number, device: OrderDevice): Promise<void>
  /** Asks what became of an order armed before a reload or a logout; does nothing when there is none. */
  resume(userId: string): Promise<void>
  /** The player asks once more about an order that could not be resolved. */
  checkAgain(userId: string): Promise<void>
}

type Lookup = 'ended' | 'unknown' | 'later' | 'stop'

/** The one place that sends a bet. An order whose answer was lost is looked up by its key, never sent as a new bet. */
export function createBetPlacer(options: BetPlacerOptions): BetPlacer {
  const { client, slip, armedOrders, wait } = options

  /**
   * A tab that was copied has its order too. While one of them sends or asks, the other waits: else it could say that an
   * order never arrived which the first is about to send again.
   */
  const alone = (key: string, work: () => Promise<void>) => options.inTurn(`betting.order.${key}`, work)

  const accept = (userId: string, key: string, placed: PlacedBet) => {
    armedOrders.clear(userId)
    slip.dispatch({ type: 'accepted', key, bet: placed.bet })
    options.onPlaced(placed)
    void wait(clearAfterMs).then(() => slip.dispatch({ type: 'placedCleared', key }))
    void wait(succeededUntilMs).then(() => slip.dispatch({ type: 'succeededReset' }))
  }

  const refuse = (
    userId: string,
    draft: BetDraft,
    key: string,
    refused: { code: string; message: string; details: Readonly<Record<string, unknown>> },
  ) => {
    armedOrders.clear(userId)
    slip.dispatch({ type: 'refused', key, refusal: refusalFromOperator(draft, refused) })
  }

  /** One sending. True when the operator's word is known. */
  const send = async (userId: string, draft: BetDraft, order: Order, delayMs: number): Promise<boolean> => {
    try {
      const placed = await client.call(placeBet, order, { timeoutMs: delayMs + answerGraceMs })
      accept(userId, order.key, placed)
      return true
    } catch (error) {
      if (!(error instanceof OperatorError)) {
        options.onError(error, 'betting: placing a bet')
        return false
      }
      if (error.isOutcomeUnknown || error.code === 'in-flight') return false
      if (error.kind === 'unauthorized' || error.kind === 'no-token') {
        armedOrders.clear(userId)
        slip.dispatch({ type: 'refused', key: order.key, refusal: { code: 'login-required' } })
      } else if (error.status === 429) {
        armedOrders.clear(userId)
        const retryAfterSeconds = Math.ceil((error.retryAfterMs ?? 1_000) / 1_000)
        slip.dispatch({ type: 'refused', key: order.key, refusal: { code: 'too-many', retryAfterSeconds } })
      } else {
        refuse(userId, draft, order.key, error)
      }
      return true
    }
  }

  const lookUp = async (userId: string, draft: BetDraft, key: string): Promise<Lookup> => {
    try {
      const outcome = await client.call(findOrder, { key })
      if (outcome.state === 'held') return 'later'
      if (outcome.state === 'placed') accept(userId, key, outcome.placed)
      else refuse(userId, draft, key, outcome)
      return 'ended'
    } catch (error) {
      if (!(error instanceof OperatorError)) {
        options.onError(error, 'betting: looking an order up')
        return 'later'
      }
      if (error.code === 'order-unknown') return 'unknown'
      // Logged out meanwhile: the order stays armed and is asked for after the next login.
      return error.kind === 'unauthorized' || error.kind === 'no-token' ? 'stop' : 'later'
    }
  }

  /** Asks until the order has an end, for a minute. An order that never arrived is sent again under its key, once. */
  const resolve = async (
    userId: string,
    { order, draft }: { order: Order; draft: BetDraft },
    mayResend: boolean,
  ) => {
    const { key } = order
    const until = options.monotonicNow() + askForMs
    let unknowns = 0
    let resendsLeft = mayResend ? 1 : 0
    while (options.monotonicNow() < until) {
      const found = await lookUp(userId, draft, key)
      if (found === 'ended') return
      if (found === 'stop') break
      // The first "unknown" may be early: the order can still be on its way.
      unknowns = found === 'unknown' ? unknowns + 1 : 0
      if (unknowns >= 2 && resendsLeft > 0) {
        resendsLeft -= 1
        unknowns = 0
        if (await send(userId, draft, order, draft.delaySeconds * 1_000)) return
      } else if (unknowns >= 2 && !mayResend) {
        armedOrders.clear(userId)
        slip.dispatch({ type: 'refused', key, refusal: { code: 'never-arrived' } })
        return
      }
      await wait(askEveryMs)
    }
    slip.dispatch({ type: 'checkStuck', key })
  }

  return {
    async place(userId, delaySeconds, device) {
      const { slip: before, pricePolicy } = slip.getState()
      if (before.state === 'empty' || before.state === 'placed' || isBusy(before)) return
      const key = options.randomUUID()
      const order = orderOf(before.draft, key, pricePolicy, device)
      // Kept before the first byte goes: whatever happens to this page, the order can be asked for.
      armedOrders.save(userId, { order, draft: before.draft })
      slip.dispatch({ type: 'armed', key, atMs: options.monotonicNow(), delaySeconds })
      await alone(key, async () => {
        if (await send(userId, before.draft, order, delaySeconds * 1_000)) return
        slip.dispatch({ type: 'answerLost', key })
        await resolve(userId, { order, draft: before.draft }, true)
      })
    },
    async resume(userId) {
      const armed = armedOrders.load(userId)
      const { slip: now } = slip.getState()
      if (!armed || (isBusy(now) && !(now.state === 'checking' && now.isStuck))) return
      if (isBusy(now)) slip.dispatch({ type: 'checkRetried', key: armed.order.key })
      else slip.dispatch({ type: 'resumed', key: armed.order.key, draft: armed.draft })
      // The price of then may be long gone: an order that never arrived is told, not sent again.
      await alone(armed.order.key, () => resolve(userId, armed, false))
    },
    async checkAgain(userId) {
      const { slip: now } = slip.getState()
      const armed = armedOrders.load(userId)
      if (now.state !== 'checking' || !now.isStuck || !armed) return
      slip.dispatch({ type: 'checkRetried', key: armed.order.key })
      await alone(armed.order.key, () => resolve(userId, armed, true))
    },
  }
}
