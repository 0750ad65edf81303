import { OperatorError, type OperatorClient } from '@kit/sdk'
import { findOrder, placeBet, type Order } from '@kit/sdk/contract'
import type { ArmedOrders } from './armedOrder.ts'
import { findOpenBet, type FoundBet } from './findOpenBet.ts'
import { orderOf, type BetDraft, type OrderDevice } from './betDraft.ts'
import type { SlipEvent } from './slipMachine.ts'
import { refusalFromOperator, type SlipRefusal } from './slipRefusals.ts'
import { isBusy, type SlipState } from './slipState.ts'

/** How long an answer may take beyond the bet delay, in ms. */
const answerGraceMs = 10_000
/** How often a held or unreachable order is looked up, and for how long before the slip says it is stuck, in ms. */
const askEveryMs = 1_000
const askForMs = 60_000
/** How long one look-up may take, in ms. A question that was lost with the network must not hold up the next one. */
const askTimeoutMs = 5_000
/** 'Unknown' answers in a row, a second apart, before an order is resent, and before it is refused as never arrived. */
const resendAfterUnknowns = 2
const refuseAfterUnknowns = 4
/** The clearing of the slip and the end of the success flag, in ms after a placement. Source: BET-026 to BET-028, Q-088. */
const clearAfterMs = 500
const succeededUntilMs = 2_000

export interface BetPlacerOptions {
  client: OperatorClient
  slip: { getState(): SlipState; dispatch(event: SlipEvent): void }
  armedOrders: ArmedOrders
  randomUUID(): string
  /** Monotonic ms; on many machines it stops during sleep. */
  monotonicNow(): number
  /** The wall clock, ms since the epoch: it runs while a machine sleeps. */
  wallNow(): number
  /** Returns a check whether this player's login has not been replaced since. */
  watchPlayer(userId: string): () => boolean
  wait(ms: number): Promise<void>
  /** Does work while no other tab of the site does work of this name. */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** The operator took the bet: lists and balance are to be refreshed. `sentAtMs`, of the wall clock, where this page sent it. */
  onPlaced(placed: FoundBet, sentAtMs: number | undefined): void
  onError(error: unknown, where: string): void
}

export interface BetPlacer {
  /** Sends the draft of the slip exactly once. Resolves when the slip has its answer. */
  place(userId: string, delaySeconds: number, device: OrderDevice): Promise<void>
  /** Asks what became of an order armed before a reload or a logout; does nothing when there is none. */
  resume(userId: string): Promise<void>
  /** The player asks once more about an order that could not be resolved. */
  checkAgain(userId: string): Promise<void>
}

type Lookup = 'ended' | 'unknown' | 'later' | 'stop'

/** One order on its way. */
interface Attempt {
  userId: string
  order: Order
  draft: BetDraft
  /** Whether the page is still the player's: an order is neither sent nor asked for under another's login. */
  isSamePlayer(): boolean
  /** When this page sent it, by the wall clock. */
  sentAtMs?: number
  /** See `ArmedOrder`. An order that was taken is never sent again and never said to be lost. */
  takenSinceMs?: number | undefined
  /** Whether it may be sent once more, should it never have arrived. */
  mayResend(): boolean
}

const never = () => false

/** The one place that sends a bet. An order whose answer was lost is looked up by its key, never sent as a new bet. */
export function createBetPlacer(options: BetPlacerOptions): BetPlacer {
  const { client, slip, armedOrders, wait } = options

  /**
   * A tab that was copied has its order too. While one of them sends or asks, the other waits: else it could say that an
   * order never arrived which the first is about to send again.
   */
  const alone = (key: string, work: () => Promise<void>) => options.inTurn(`betting.order.${key}`, work)

  /** What has passed since now, in ms, by whichever clock saw more of it. */
  const stopwatch = () => {
    const [wall, monotonic] = [options.wallNow(), options.monotonicNow()]
    return () => Math.max(options.wallNow() - wall, options.monotonicNow() - monotonic)
  }

  const accept = ({ userId, order: { key }, isSamePlayer, sentAtMs }: Attempt, placed: FoundBet) => {
    // Its player is not logged in: the order stays armed until the next login.
    if (!isSamePlayer()) return
    armedOrders.clear(userId)
    slip.dispatch({ type: 'accepted', key, bet: placed.bet })
    options.onPlaced(placed, sentAtMs)
    void wait(clearAfterMs).then(() => slip.dispatch({ type: 'placedCleared', key }))
    void wait(succeededUntilMs).then(() => slip.dispatch({ type: 'succeededReset', key }))
  }

  const refuse = ({ userId, order: { key }, isSamePlayer }: Attempt, refusal: SlipRefusal) => {
    // Its player is not logged in: told after the next login, as a placed one is.
    if (!isSamePlayer()) return
    armedOrders.clear(userId)
    slip.dispatch({ type: 'refused', key, refusal })
  }

  /** The operator confirmed without the bet: that is kept over a reload, and the bet is looked up. */
  const take = (attempt: Attempt, takenSinceMs: number) => {
    attempt.takenSinceMs = takenSinceMs
    const { userId, order, draft } = attempt
    if (attempt.isSamePlayer()) armedOrders.save(userId, { order, draft, takenSinceMs })
  }

  /**
   * Sends once. Returns whether the operator's answer is known, or that it took nothing now: an earlier sending may still
   * arrive.
   */
  const send = async (attempt: Attempt, delayMs: number, isAgain = false): Promise<boolean | 'later'> => {
    const sinceMs = client.now()
    try {
      const placed = await client.call(placeBet, attempt.order, { timeoutMs: delayMs + answerGraceMs })
      if (placed) accept(attempt, placed)
      else take(attempt, sinceMs)
      return placed !== undefined
    } catch (error) {
      if (!(error instanceof OperatorError)) {
        options.onError(error, 'betting: placing a bet')
        return false
      }
      if (error.isOutcomeUnknown || error.code === 'in-flight') return false
      // The login ended: the order stays armed, for an earlier sending of it may have arrived.
      if (error.kind === 'unauthorized' || error.kind === 'no-token') return false
      if (error.status === 429) {
        if (isAgain) return 'later'
        const retryAfterSeconds = Math.ceil((error.retryAfterMs ?? 1_000) / 1_000)
        refuse(attempt, { code: 'too-many', retryAfterSeconds })
      } else {
        refuse(attempt, refusalFromOperator(attempt.draft, error))
      }
      return true
    }
  }

  const lookUpKey = async (attempt: Attempt): Promise<Lookup> => {
    try {
      const outcome = await client.call(findOrder, { key: attempt.order.key }, { timeoutMs: askTimeoutMs })
      if (outcome.state === 'held') return 'later'
      if (outcome.state === 'placed') accept(attempt, outcome.placed)
      else refuse(attempt, refusalFromOperator(attempt.draft, outcome))
      return 'ended'
    } catch (error) {
      if (!(error instanceof OperatorError)) {
        options.onError(error, 'betting: looking an order up')
        return 'later'
      }
      if (error.code === 'order-unknown') return 'unknown'
      // Logged out: the order stays armed and is looked up after the next login.
      return error.kind === 'unauthorized' || error.kind === 'no-token' ? 'stop' : 'later'
    }
  }

  const lookUp = async (attempt: Attempt): Promise<Lookup> => {
    const found = await lookUpKey(attempt)
    const { order, takenSinceMs } = attempt
    if (takenSinceMs === undefined || found === 'ended' || found === 'stop') return found
    try {
      const bet = await findOpenBet(client, order, takenSinceMs, askTimeoutMs)
      if (bet) accept(attempt, { bet })
      return bet ? 'ended' : 'later'
    } catch (error) {
      if (!(error instanceof OperatorError)) options.onError(error, 'betting: looking a bet up')
      return 'later'
    }
  }

  /** Looks the order up until it has an outcome, for a minute. One that never arrived is resent once under its key, or refused. */
  const resolve = async (attempt: Attempt) => {
    const { key } = attempt.order
    const until = options.monotonicNow() + askForMs
    let unknowns = 0
    let isResent = false
    while (attempt.isSamePlayer() && options.monotonicNow() < until) {
      const found = await lookUp(attempt)
      if (found === 'ended') return
      if (found === 'stop' || !attempt.isSamePlayer()) break
      // The first "unknown" may be early: the order can still be on its way.
      unknowns = found === 'unknown' ? unknowns + 1 : 0
      const mayResend = attempt.mayResend()
      if (unknowns >= resendAfterUnknowns && mayResend && !isResent) {
        unknowns = 0
        const sent = await send(attempt, attempt.draft.delaySeconds * 1_000, true)
        if (sent === true) return
        isResent = sent !== 'later'
      } else if (unknowns >= refuseAfterUnknowns && !mayResend) {
        return refuse(attempt, { code: 'never-arrived' })
      }
      await wait(askEveryMs)
    }
    slip.dispatch({ type: 'checkStuck', key })
  }

  /** An order armed by an earlier page: its price may be gone, so it is never resent. */
  const armedAttempt = (userId: string): Attempt | undefined => {
    const armed = armedOrders.load(userId)
    return armed && { userId, ...armed, isSamePlayer: options.watchPlayer(userId), mayResend: never }
  }

  return {
    async place(userId, delaySeconds, device) {
      const { slip: before, tolerance } = slip.getState()
      if (before.state === 'empty' || before.state === 'placed' || isBusy(before)) return
      const key = options.randomUUID()
      const order = orderOf(before.draft, key, tolerance, device)
      // Saved before the first byte is sent: the order can be looked up whatever happens to this page.
      armedOrders.save(userId, { order, draft: before.draft })
      slip.dispatch({ type: 'armed', key, atMs: options.monotonicNow(), delaySeconds })
      const ageMs = stopwatch()
      const delayMs = delaySeconds * 1_000
      const attempt: Attempt = {
        userId,
        order,
        draft: before.draft,
        isSamePlayer: options.watchPlayer(userId),
        sentAtMs: options.wallNow(),
        mayResend: () => ageMs() < delayMs + answerGraceMs + askForMs,
      }
      await alone(key, async () => {
        // Armed it stays, and is told as never arrived after its player's next login.
        if (!attempt.isSamePlayer() || (await send(attempt, delayMs))) return
        slip.dispatch({ type: 'answerLost', key })
        await resolve(attempt)
      })
    },
    async resume(userId) {
      const attempt = armedAttempt(userId)
      const { slip: now } = slip.getState()
      if (!attempt || (isBusy(now) && !(now.state === 'checking' && now.isStuck))) return
      const { key } = attempt.order
      if (isBusy(now)) slip.dispatch({ type: 'checkRetried', key })
      else slip.dispatch({ type: 'resumed', key, draft: attempt.draft })
      await alone(key, async () => {
        // Its first sending may have been answered while this waited for its turn.
        if (armedOrders.load(userId)?.order.key === key) await resolve(attempt)
      })
    },
    async checkAgain(userId) {
      const { slip: now } = slip.getState()
      const attempt = armedAttempt(userId)
      if (now.state !== 'checking' || !now.isStuck || !attempt) return
      const { key } = attempt.order
      slip.dispatch({ type: 'checkRetried', key })
      await alone(key, () => resolve(attempt))
    },
  }
}
