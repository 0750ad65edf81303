import { findCashOut, takeCashOut, type CashOutOrderRequest, type TakenCashOut } from '@kit/sdk/contract'
import { createRequestKind, type OnceAnswer, type RequestKind } from '@kit/sdk/once'
import { invalidate } from '@kit/sdk/query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BettingServices } from '../../model/bettingContext.ts'
import type { CashOutSubject } from './cashOutSubject.ts'

/** How a cash out ended. */
export type CashOutAnswer = OnceAnswer<TakenCashOut>

interface CashOuts {
  /** Null while nothing is open. */
  open: StoreApi<{ subject: CashOutSubject | null }>
  sender: RequestKind<Omit<CashOutOrderRequest, 'key'>, TakenCashOut>
}

const known = new WeakMap<BettingServices, CashOuts>()

/** What the cash outs of a site share, created on first use. */
export function cashOutsOf(services: BettingServices): CashOuts {
  let own = known.get(services)
  if (!own) {
    const { site } = services
    const { client, session } = site.operator
    const open = createStore<{ subject: CashOutSubject | null }>(() => ({ subject: null }))
    session.onEnd(() => open.setState({ subject: null }))
    own = {
      open,
      sender: createRequestKind({
        name: 'betting.cashOut',
        ports: site,
        send: (request, options) => client.call(takeCashOut, request, options),
        async find(key, options) {
          const found = await client.call(findCashOut, { key }, options)
          return found.state === 'placed' ? { state: 'done', answer: found.taken } : found
        },
        // One of a market at a time: another one's outcomes are no longer what was told.
        subjectOf: ({ marketId }) => marketId,
        onTaken() {
          const queries = services.getPage()?.queries
          if (queries) invalidate(queries, ['openBets', 'points'])
        },
      }),
    }
    known.set(services, own)
  }
  return own
}

/** Opens the sheet. */
export const openCashOut = (services: BettingServices, subject: CashOutSubject): void =>
  cashOutsOf(services).open.setState({ subject })
