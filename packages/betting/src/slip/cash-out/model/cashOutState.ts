import { findCashOut, takeCashOut, type CashOutOrderRequest, type TakenCashOut } from '@kit/sdk/contract'
import { createRequestKind, type OnceAnswer, type RequestKind } from '@kit/sdk/once'
import { invalidate } from '@kit/sdk/query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BettingServices } from '../../model/bettingContext.ts'
import type { CashOutSubject } from './cashOutSubject.ts'

export type CashOutAnswer = OnceAnswer<TakenCashOut>

interface CashOuts {
  open: StoreApi<{ subject: CashOutSubject | null }>
  sender: RequestKind<Omit<CashOutOrderRequest, 'key'>, TakenCashOut>
}

const known = new WeakMap<BettingServices, CashOuts>()

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
        // One per market at a time: another cash out would change the outcomes that the player agreed to.
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

export const openCashOut = (services: BettingServices, subject: CashOutSubject): void =>
  cashOutsOf(services).open.setState({ subject })
