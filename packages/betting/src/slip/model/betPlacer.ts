import { OperatorError, type OperatorClient } from '@kit/sdk'
import { findOrder, placeBet } from '@kit/sdk/contract'
import {
  answerGraceMs,
  confirmed,
  lookUpTimeoutMs,
  requestOnce,
  resumeOnce,
  type FoundOnce,
  type OnceOutcome,
  type OncePorts,
  type OnceRequest,
} from '@kit/sdk/once'
import type { PendingOrder, PendingOrders } from './pendingOrder.ts'
import { findOpenBet, type FoundBet } from './findOpenBet.ts'
import { orderOf, type OrderDevice } from './betDraft.ts'
import type { SlipEvent } from './slipMachine.ts'
import { refusalFromOperator, type SlipRefusal } from './slipRefusals.ts'
import { isBusy, type SlipState } from './slipState.ts'

/**
 * How long after the press an order that never arrived may be sent again, in ms, in addition to the bet delay and the
 * answer timeout.
 */
const resendForMs = 60_000
/** Times when the slip clears and the success flag ends, in ms after a placement. Source: BET-026 to BET-028, Q-088. */
const clearAfterMs = 500
const succeededUntilMs = 2_000
const mostKnown = 20

export interface BetPlacerOptions extends OncePorts {
  client: OperatorClient
  slip: { getState(): SlipState; dispatch(event: SlipEvent): void }
  pendingOrders: PendingOrders
  /** Returns the wall-clock time in ms since the epoch. Unlike monotonic time it advances while the machine sleeps. */
  wallNow(): number
  /** Returns a function that returns true while the player's login has not been replaced by another player's. */
  watchPlayer(userId: string): () => boolean
  wait(ms: number): Promise<void>
  /**
   * Called when the operator accepts a bet: lists and balance must be refreshed. `sentAtMs` is the wall-clock time at
   * which this page sent the order, or undefined if an earlier page sent it.
   */
  onPlaced(placed: FoundBet, sentAtMs: number | undefined): void
}

export interface BetPlacer {
  /** Sends the draft of the slip exactly once. Resolves when the slip has its answer. */
  place(userId: string, delaySeconds: number, device: OrderDevice): Promise<void>
  /**
   * Looks up the outcome of an order that was sent before a reload or a logout; does nothing if there is no such
   * order.
   */
  resume(userId: string): Promise<void>
  /** Looks up again an order whose outcome could not be determined. */
  checkAgain(userId: string): Promise<void>
}

function refusalOf({ draft }: PendingOrder, error: OperatorError): SlipRefusal {
  if (error.status !== 429) return refusalFromOperator(draft, error)
  return { code: 'too-many', retryAfterSeconds: Math.ceil((error.retryAfterMs ?? 1_000) / 1_000) }
}

/**
 * Creates the sender of a slip's bets. An order whose answer was lost is looked up by its key, never sent as a new bet.
 */
export function createBetPlacer(options: BetPlacerOptions): BetPlacer {
  const { client, slip, pendingOrders, wait } = options
  const known: string[] = []

  /**
   * Returns a function that returns the elapsed time in ms: the larger of the wall clock's and the monotonic clock's.
   */
  const stopwatch = () => {
    const [wall, monotonic] = [options.wallNow(), options.monotonicNow()]
    return () => Math.max(options.wallNow() - wall, options.monotonicNow() - monotonic)
  }

  const openBetOf = ({ order, known: before }: PendingOrder, sinceMs: number) =>
    findOpenBet(client, order, sinceMs, lookUpTimeoutMs, before)

  async function find(pending: PendingOrder): Promise<FoundOnce<FoundBet>> {
    const { order } = pending
    try {
      const found = await client.call(findOrder, { key: order.key }, { timeoutMs: lookUpTimeoutMs })
      if (found.state === 'placed') return { state: 'done', answer: found.placed }
      if (found.state === 'refused' || pending.takenSinceMs === undefined) return found
    } catch (error) {
      const isLoggedOut =
        error instanceof OperatorError && (error.kind === 'unauthorized' || error.kind === 'no-token')
      if (pending.takenSinceMs === undefined || isLoggedOut) throw error
    }
    // The operator confirmed the order without returning the bet, so the bet is among the open bets.
    const bet = await openBetOf(pending, pending.takenSinceMs)
    return bet ? { state: 'done', answer: { bet } } : { state: 'held' }
  }

  /**
   * Returns the parts of a request that every order needs: its lock, its entry in the tab's storage and its look-up.
   */
  const requestOf = (userId: string, pending: PendingOrder): Omit<OnceRequest<FoundBet>, 'send'> => ({
    // A duplicated tab has the same order. While one tab sends or looks it up, the other waits.
    name: 'betting.order',
    subject: pending.order.key,
    isSameLogin: options.watchPlayer(userId),
    find: () => find(pending),
    async findInLists() {
      const bet = pending.sentAtMs === undefined ? undefined : await openBetOf(pending, pending.sentAtMs)
      return bet && { bet }
    },
    keys: {
      load: () =>
        pendingOrders.load(userId)?.order.key === pending.order.key
          ? { key: pending.order.key, subject: pending.order.key, sentAtMs: pending.sentAtMs ?? 0 }
          : undefined,
      save: () => pendingOrders.save(userId, pending),
      remove: () => pendingOrders.clear(userId),
    },
  })

  const report = (pending: PendingOrder, outcome: OnceOutcome<FoundBet> | undefined, sentAtMs?: number) => {
    const { key } = pending.order
    switch (outcome?.state) {
      case 'sent':
      case 'found':
        known.push(outcome.answer.bet.id)
        known.splice(0, known.length - mostKnown)
        slip.dispatch({ type: 'accepted', key, bet: outcome.answer.bet })
        options.onPlaced(outcome.answer, sentAtMs)
        void wait(clearAfterMs).then(() => slip.dispatch({ type: 'placedCleared', key }))
        void wait(succeededUntilMs).then(() => slip.dispatch({ type: 'succeededReset', key }))
        break
      case 'refused':
        slip.dispatch({ type: 'refused', key, refusal: refusalOf(pending, outcome.error) })
        break
      case 'notSent':
        slip.dispatch({ type: 'refused', key, refusal: { code: 'never-arrived' } })
        break
      case 'unknown':
        slip.dispatch({ type: 'checkStuck', key, isSearched: outcome.isSearched === true })
    }
  }

  /** Looks up an order of an earlier page. It is never sent again, because its price may be gone. */
  const lookUp = async (userId: string, pending: PendingOrder) =>
    report(pending, await resumeOnce(options, requestOf(userId, pending)))

  return {
    async place(userId, delaySeconds, device) {
      const { slip: before, tolerance } = slip.getState()
      if (before.state === 'empty' || before.state === 'placed' || isBusy(before)) return
      const key = options.randomUUID()
      const pending: PendingOrder = {
        order: orderOf(before.draft, key, tolerance, device),
        draft: before.draft,
        sentAtMs: client.now(),
        known: [...known],
      }
      const delayMs = delaySeconds * 1_000
      // Saved before the first byte is sent, so that the order can be looked up whatever happens to this page.
      pendingOrders.save(userId, pending)
      slip.dispatch({ type: 'sent', key, atMs: options.monotonicNow(), delaySeconds })
      const ageMs = stopwatch()
      const sentAtMs = options.wallNow()
      const request = requestOf(userId, pending)
      const outcome = await requestOnce<FoundBet>(options, {
        ...request,
        key,
        keys: { ...request.keys!, load: () => undefined },
        async send() {
          const sinceMs = client.now()
          const placed = await client.call(placeBet, pending.order, { timeoutMs: delayMs + answerGraceMs })
          if (placed) return placed
          // Saved for a reload: the operator accepted the order, so it is never sent again.
          pending.takenSinceMs = sinceMs
          if (request.isSameLogin?.()) pendingOrders.save(userId, pending)
          return confirmed
        },
        mayResend: () => ageMs() < delayMs + answerGraceMs + resendForMs,
        onChecking: () => slip.dispatch({ type: 'answerLost', key }),
      })
      report(pending, outcome, sentAtMs)
    },
    async resume(userId) {
      const pending = pendingOrders.load(userId)
      const { slip: now } = slip.getState()
      if (!pending || (isBusy(now) && !(now.state === 'checking' && now.isStuck))) return
      const { key } = pending.order
      if (isBusy(now)) slip.dispatch({ type: 'checkRetried', key })
      else slip.dispatch({ type: 'resumed', key, draft: pending.draft })
      await lookUp(userId, pending)
    },
    async checkAgain(userId) {
      const pending = pendingOrders.load(userId)
      const { slip: now } = slip.getState()
      if (now.state !== 'checking' || !now.isStuck || !pending) return
      slip.dispatch({ type: 'checkRetried', key: pending.order.key })
      await lookUp(userId, pending)
    },
  }
}
