import type { OperatorClient } from '@kit/sdk'
import { createPendingOrders } from '../../../betting/src/slip/model/pendingOrder.ts'
import { orderDevice } from '../../../betting/src/slip/model/betDraft.ts'
import { createBetPlacer } from '../../../betting/src/slip/model/betPlacer.ts'
import { slipDispatch } from '../../../betting/src/slip/model/slipMachine.ts'
import { createSlipStore, emptySlip } from '../../../betting/src/slip/model/slipState.ts'
import { draft } from '../../../betting/src/testing/bet.ts'

/** The final state of the slip: `placed`, `unsure` if it does not know, or the state it shows. */
export interface SlipOutcome {
  key: string
  said: string
}

/**
 * Backs 'Runner 101' at 2.00 with 100 points, using the site's slip and placing code without its page. Waits
 * for the final state of the slip. Time runs `speed` times faster.
 */
export async function placeAsSite(
  client: OperatorClient,
  market: { marketId: string; eventId: string },
  speed: number,
): Promise<SlipOutcome> {
  const key = crypto.randomUUID()
  let waitedMs = 0
  const stored = new Map<string, string>()
  const inHand = draft({
    ...market,
    runnerId: '101',
    runnerName: 'Runner 101',
    odds: 200,
    seenOdds: 200,
    delaySeconds: 0,
    stakeText: '100',
  })
  const store = createSlipStore({ ...emptySlip, slip: { state: 'editing', draft: inHand } })
  const slip = { ...store, dispatch: slipDispatch(store) }
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const placer = createBetPlacer({
    client,
    slip,
    storage,
    pendingOrders: createPendingOrders(storage),
    operator: { session: { count: () => 1 } },
    randomUUID: () => key,
    now: () => waitedMs,
    monotonicNow: () => waitedMs,
    wallNow: () => waitedMs,
    watchPlayer: () => () => true,
    wait: (ms) => {
      waitedMs += ms
      return new Promise((resolve) => setTimeout(resolve, ms / speed))
    },
    inTurn: (_name, work) => work(),
    onPlaced: () => {},
    onError: (error) => {
      throw error
    },
  })
  const device = orderDevice({ name: 'Test', os: 'Test', version: '1', mobile: false })
  await placer.place('u1', 0, device)
  const { announced, slip: now } = slip.getState()
  if (announced) return { key, said: 'placed' }
  return { key, said: now.state === 'checking' ? 'unsure' : now.state }
}
